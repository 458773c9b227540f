import type { MouseEvent, ReactNode } from 'react'
import { Link, useCreatePath, useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin'
import { useRecordScreen } from './use-record-screen.ts'

const LOOK = { color: 'text.primary', fontWeight: 600, '&:focus-visible': { outlineOffset: -2 } }

/** The words by which a row of a list is known, as a link to its record where this person may open it. */
export function RowLink({ source, children }: { source: string; children?: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const nameOf = useGetRecordRepresentation(resource)
  const pathOf = useCreatePath()
  const type = useRecordScreen()
  const words = children ?? (record?.[source] as ReactNode)
  if (!type || !record) return words
  return (
    // The row answers a click too, and would open the record in this tab beside the new one.
    <Link
      to={pathOf({ resource, id: record.id, type })}
      underline="hover"
      sx={LOOK}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {words ?? nameOf(record)}
    </Link>
  )
}
