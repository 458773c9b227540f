import { SelectInput, type SelectInputProps } from 'react-admin'
import { office } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { choicesOf } from '../../../../office/display/choices.ts'

/** The units of competence of published schemes, by title. */
export function UnitInput(props: Omit<SelectInputProps, 'choices'>) {
  const { asked } = useAsked('unit-soal', () => office.listItemUnits())
  const units = asked.state === 'here' ? asked.answer.map(({ judul }) => judul) : []
  return <SelectInput {...props} choices={choicesOf(units)} isLoading={asked.state === 'waiting'} />
}
