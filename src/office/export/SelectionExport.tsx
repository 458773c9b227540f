import { useListContext } from 'react-admin'
import { ExportMenu } from './ExportMenu.tsx'

/** The selected rows, as the list itself is taken out. */
export function SelectionExport() {
  const { selectedIds } = useListContext()
  return <ExportMenu ids={selectedIds} />
}
