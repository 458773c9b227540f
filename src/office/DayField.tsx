import { useRecordContext } from 'react-admin'
import { longDay } from '../lib/day.ts'

/** A day in a list, as one reads it. */
export function DayField({ source }: { source: string }) {
  const on: unknown = useRecordContext()?.[source]
  return <span className="nowrap">{typeof on === 'string' ? longDay(on) : '-'}</span>
}
