import { type RaRecord, useRecordContext } from 'react-admin'

/** The record once it is whole, which that field tells: at first there is only what the list knew of it. */
export function useWhole<Whole extends RaRecord>(field: keyof Whole & string): Whole | undefined {
  const record = useRecordContext<Whole>()
  return record && field in record ? record : undefined
}
