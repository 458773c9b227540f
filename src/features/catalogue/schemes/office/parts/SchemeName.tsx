import { useListContext, useRecordContext } from 'react-admin'
import { shortNames } from '../../short-name-rules.ts'

interface OfScheme {
  id: number
  skema: string
}

/** The scheme of a row, called by what tells it from the others of the list; its full name is read out, and shown under the pointer. */
export function SchemeName() {
  const { data = [] } = useListContext<OfScheme>()
  const name = useRecordContext<OfScheme>()?.skema ?? '-'
  const short = shortNames([...data.map(({ skema }) => skema), name]).get(name)
  if (short === name) return <span title={name}>{name}</span>
  return (
    <span title={name}>
      <span aria-hidden>{short}</span>
      <span className="read-out">{name}</span>
    </span>
  )
}
