import type { FieldBinding } from '../binding.ts'
import type { Labelled } from './FieldFrame.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { type Option, optionWords } from './option.ts'

interface RadioFieldProps extends Labelled {
  options: readonly Option[]
  bind: FieldBinding
}

/** One choice out of a few, all of them visible. */
export function RadioField({ options, bind, ...labelled }: RadioFieldProps) {
  const { name, value, onChange, onBlur, ref, ...said } = bind
  return (
    <FieldGroup {...labelled} said={said}>
      <div className="flex flex-wrap gap-x-6">
        {options.map(optionWords).map(([option, words]) => (
          <label key={option} className="inline-flex min-h-10 cursor-pointer items-center gap-2.5">
            <input
              {...{ name, onChange, onBlur, ref }}
              type="radio"
              value={option}
              checked={value === undefined ? undefined : value === option}
              className="radio radio-primary radio-sm"
            />
            {words}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
