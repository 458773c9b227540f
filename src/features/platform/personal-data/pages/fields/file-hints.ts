import { PORTRAIT } from '../../../files/rules.ts'
import type { DocumentKind } from '../../changes/replacement-rules.ts'

const DOCUMENT = 'PDF, JPG, PNG, atau WebP, paling besar 2 MB.'

/** The hints on what the file of each document must be. */
export const FILE_HINTS: Record<DocumentKind, string> = {
  foto: `Berlatar merah, tegak, paling kecil ${PORTRAIT.width} × ${PORTRAIT.height} piksel. JPG, PNG, atau WebP, paling besar 2 MB.`,
  ktp: DOCUMENT,
  ijazah: DOCUMENT,
  cv: DOCUMENT,
}
