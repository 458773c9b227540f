import { Link } from '@mui/material'
import { own } from '../../../../../own-paths.ts'
import type { PrivateFile } from '../../contract.ts'

/** A link to a file of evidence; nothing where it is not among them. */
export function EvidenceLink({ berkas, id }: { berkas: PrivateFile[]; id: string }) {
  const file = berkas.find((each) => each.id === id)
  if (!file) return null
  if (file.erased_at) return <span>{file.name}</span>
  return (
    <Link href={own.file(file.id)} target="_blank" rel="noopener" sx={{ display: 'block' }}>
      {file.name} (tab baru)
    </Link>
  )
}
