import { useRecordContext } from 'react-admin'
import type { Answer, OfficeCall } from './client.ts'

/** The record that a call answers, once that field shows that it is complete: at first there is only what the list knew. */
export function useWhole<Name extends OfficeCall>(field: keyof Answer<Name> & string): Answer<Name> | undefined {
  const record = useRecordContext()
  return record && field in record ? (record as Answer<Name>) : undefined
}
