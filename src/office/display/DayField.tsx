import { useRecordContext } from 'react-admin'
import { shortDay } from './moment.ts'

/** A day in a list. */
export function DayField({ source }: { source: string }) {
  const on: unknown = useRecordContext()?.[source]
  return typeof on === 'string' ? shortDay(on) : '-'
}
