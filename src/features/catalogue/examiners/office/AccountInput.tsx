import { AutocompleteInput, useRecordContext } from 'react-admin'
import { useAnswer } from '../../../../office/use-answer.ts'

interface Account {
  id: number
  name: string
  email: string
  /** The examiner who has it already. */
  penguji: string | null
}

/** The account with which an examiner scores: one that is an examiner's and nobody else's. */
export function AccountInput() {
  const examiner = useRecordContext()
  const { asked } = useAnswer<Account[]>('penguji-akun')
  if (asked.state === 'failed') return asked.message
  const accounts = asked.state === 'here' ? asked.answer : []
  const isFree = ({ id, penguji }: Account): boolean => penguji === null || id === examiner?.['user_id']
  return (
    <AutocompleteInput
      source="user_id"
      choices={accounts.filter(isFree)}
      optionText={({ name, email }: Account) => `${name} (${email})`}
      isLoading={asked.state === 'waiting'}
      fullWidth
      helperText="Undang penguji melalui Petugas dahulu, lalu pilih akunnya di sini."
    />
  )
}
