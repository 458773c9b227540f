import { longDay } from '../../../lib/day.ts'
import { readWrittenDay } from '../../../lib/written-day.ts'
import type { FieldBinding } from '../binding.ts'
import { Field } from './Field.tsx'
import type { Labelled } from './FieldFrame.tsx'

/** A day of birth, which is written: a calendar would be paged through for decades. */
export const BirthDayField = ({ bind, ...labelled }: Omit<Labelled, 'hint'> & { bind: FieldBinding }) => (
  <Field {...labelled} hint={<Hint typed={bind.value ?? ''} />} autoComplete="bday" spellCheck={false} bind={bind} />
)

function Hint({ typed }: { typed: string }) {
  const day = readWrittenDay(typed)
  if (day === undefined) return 'Misalnya 21-05-1990 atau 21 Mei 1990.'
  return (
    <>
      Terbaca <span className="font-semibold">{longDay(day)}</span>.
    </>
  )
}
