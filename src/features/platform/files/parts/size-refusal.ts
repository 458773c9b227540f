import { tooLargeWords } from '../../../../lib/calls/too-large.ts'
import { type FileKind, fileRequirements } from '../rules.ts'

/** Why a file of so many bytes need not be sent at all; undefined for one that is to be looked at. */
export function sizeRefusal(kind: FileKind, bytes: number): string | undefined {
  const most = fileRequirements(kind).bytes
  if (bytes === 0) return 'Berkas ini kosong. Pilih berkas lain.'
  return bytes > most ? tooLargeWords(most) : undefined
}
