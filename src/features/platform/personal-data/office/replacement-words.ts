import { namedChoices } from '../../../../office/display/choices.ts'
import { FILE_KINDS } from '../../files/rules.ts'
import { DOCUMENT_KINDS, type ReplacementState } from '../changes/replacement-rules.ts'

/** The office's names for the states of a replacement. */
export const REPLACEMENT_WORDS: Record<ReplacementState, string> = {
  diajukan: 'Menunggu pemeriksaan',
  sesuai: 'Sesuai',
  tidak_sesuai: 'Tidak sesuai',
  diganti_lagi: 'Diganti lagi oleh pemiliknya',
}

export const STATE_CHOICES = namedChoices(REPLACEMENT_WORDS)

export const DOCUMENT_CHOICES = DOCUMENT_KINDS.map((id) => ({ id, name: FILE_KINDS[id] }))
