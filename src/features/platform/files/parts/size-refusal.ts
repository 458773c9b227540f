import { tooLargeWords } from '../../../../lib/calls/too-large.ts'
import { type FileKind, fileRequirements } from '../rules.ts'

const PAGES = 'Atau foto halamannya satu per satu dan pilih semua fotonya sekaligus: digabung menjadi satu PDF.'

/** Tells whether several photographs can become one document of that kind. */
export const takesPages = (kind: FileKind): boolean => fileRequirements(kind).types.includes('application/pdf')

/** Why a file of so many bytes need not be sent at all; undefined for one that is to be looked at. */
export function sizeRefusal(kind: FileKind, bytes: number): string | undefined {
  const most = fileRequirements(kind).bytes
  if (bytes === 0) return 'Berkas ini kosong. Pilih berkas lain.'
  if (bytes <= most) return undefined
  return takesPages(kind) ? `${tooLargeWords(most)} ${PAGES}` : tooLargeWords(most)
}
