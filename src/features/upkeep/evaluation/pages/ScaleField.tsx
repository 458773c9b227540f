import type { FieldBinding } from '../../../../ui/form/binding.ts'
import { FieldGroup } from '../../../../ui/form/fields/FieldGroup.tsx'
import { SCALE, SCALE_HINT } from '../rules.ts'

interface ScaleFieldProps {
  label: string
  optional: boolean
  bind: FieldBinding
}

/** One of five, side by side on every screen. */
export function ScaleField({ label, optional, bind }: ScaleFieldProps) {
  const { name, value, onChange, ...said } = bind
  return (
    <FieldGroup label={label} hint={SCALE_HINT} optional={optional} said={said}>
      <div className="grid max-w-md grid-cols-5 gap-1">
        {SCALE.map((each) => (
          <label key={each} className="grid min-h-14 cursor-pointer justify-items-center gap-1 py-1 tabular-nums">
            <input
              {...{ name, onChange }}
              type="radio"
              value={each}
              checked={value === each}
              className="radio radio-primary radio-sm"
            />
            {each}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
