import { AutocompleteInput, useRecordContext } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'

type Account = Answer<'listExaminerAccounts'>[number]

const input = inputOf<'createExaminer'>()

/** The account with which an examiner scores: one that is an examiner's and nobody else's. */
export function AccountInput() {
  const examiner = useRecordContext<Answer<'getExaminer'>>()
  const { asked } = useAnswer('listExaminerAccounts', {})
  if (asked.state === 'failed') return asked.message
  const accounts = asked.state === 'here' ? asked.answer : []
  const isFree = ({ id, penguji }: Account): boolean => penguji === null || id === examiner?.user_id
  return (
    <AutocompleteInput
      source={input('user_id')}
      choices={accounts.filter(isFree)}
      optionText={({ name, email }: Account) => `${name} (${email})`}
      isLoading={asked.state === 'waiting'}
      fullWidth
      helperText="Undang penguji melalui Petugas dahulu, lalu pilih akunnya di sini."
    />
  )
}
