import { own } from '../../../../../own-paths.ts'
import { FileLink } from '../../../../../ui/navigation/FileLink.tsx'
import type { PrivateFile } from '../../../../platform/files/contract.ts'

/** The way to a private file, where there is one. */
export function GivenLink({ file }: { file: PrivateFile | null | undefined }) {
  if (!file) return null
  if (file.erased_at) return <p className="text-muted text-sm">{file.name}</p>
  return <FileLink href={own.file(file.id)} name={file.name} />
}
