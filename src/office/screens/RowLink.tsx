import type { MouseEvent, ReactNode } from 'react'
import {
  Link,
  useGetPathForRecord,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin'

const LOOK = { color: 'text.primary', fontWeight: 600, '&:focus-visible': { outlineOffset: -2 } }

/** The words by which a row of a list is known, as a link to its record where this person may open it. */
export function RowLink({ source, children }: { source: string; children?: ReactNode }) {
  const record = useRecordContext()
  const nameOf = useGetRecordRepresentation(useResourceContext())
  const path = useGetPathForRecord()
  const words = children ?? (record?.[source] as ReactNode)
  if (!path || !record) return words
  return (
    // The row answers a click too, and would open the record in this tab beside the new one.
    <Link to={path} underline="hover" sx={LOOK} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {words ?? nameOf(record)}
    </Link>
  )
}
