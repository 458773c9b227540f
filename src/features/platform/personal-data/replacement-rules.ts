/** The documents of the personal data, by kind, each with the field that names its file. */
export const DOCUMENT_FIELDS = { foto: 'foto', ktp: 'file_ktp', ijazah: 'file_ijazah', cv: 'file_cv' } as const
export type DocumentKind = keyof typeof DOCUMENT_FIELDS

export const DOCUMENT_KINDS = Object.keys(DOCUMENT_FIELDS) as [DocumentKind, ...DocumentKind[]]

/** Of a replacement: it waits for the office, was found right or wrong, or another one came before the office looked. */
export const REPLACEMENT_STATES = ['diajukan', 'sesuai', 'tidak_sesuai', 'diganti_lagi'] as const
export type ReplacementState = (typeof REPLACEMENT_STATES)[number]

/** A replacement, as far as the next one of the same document looks at it. */
export interface WaitingReplacement {
  /** The file before it; null where there was none. */
  replaced_file_id: string | null
}

/**
 * The file that takes its place again should a new one be found wrong: the last one that the office did not have to
 * look at any more. null where there is none.
 * @param waiting the replacement that the new one comes before; undefined where none waits
 * @param current the file that the personal data name; '' for none
 */
export const fileBefore = (waiting: WaitingReplacement | undefined, current: string): string | null =>
  waiting ? waiting.replaced_file_id : current || null
