import type { ChoicesBinding } from '../binding.ts'
import { Checkbox } from './Checkbox.tsx'
import type { Labelled } from './FieldFrame.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { type Option, optionWords } from './option.ts'

interface CheckListProps extends Labelled {
  options: readonly Option[]
  bind: ChoicesBinding
}

/** Any number of choices; they keep the order in which they are offered. */
export function CheckList({ options, bind, ...labelled }: CheckListProps) {
  const { name, values, onChange, ...said } = bind
  const offered = options.map(optionWords)
  const toggle = (toggled: string) =>
    onChange(offered.map(([value]) => value).filter((value) => values.includes(value) !== (value === toggled)))
  return (
    <FieldGroup {...labelled} said={said}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {offered.map(([value, words]) => (
          <Checkbox
            key={value}
            name={name}
            label={words}
            checked={values.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
