import type { ComponentProps } from 'react'
import { t } from '../../words.tsx'
import type { FieldBinding } from '../binding.ts'
import { FieldFrame, type Labelled } from './FieldFrame.tsx'
import { type Option, optionWords } from './option.ts'

interface SelectFieldProps extends Labelled, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  options: readonly Option[]
  /** Words of the empty choice. */
  empty?: string
  bind: FieldBinding
}

/** One choice of many. */
export function SelectField({
  label,
  hint,
  optional,
  bind,
  options,
  empty = t('Pilih…'),
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, optional, bind }}>
      {(control) => (
        <select {...select} {...control} className="select w-full">
          <option value="">{empty}</option>
          {options.map(optionWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
