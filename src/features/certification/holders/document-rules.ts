import { ISSUED_DOCUMENTS, type IssuedDocument } from '../../platform/files/issued-rules.ts'

/** Documents of the body that are neither certificate nor status letter, in the words a person reads. */
export const DOCUMENT_NAMES = {
  ...ISSUED_DOCUMENTS,
  regulasi: 'Dokumen skema',
  regulasi_lama: 'Dokumen skema versi lama',
  dokumen: 'Dokumen yang dimuat di situs ini',
} as const

export type KnownDocument = keyof typeof DOCUMENT_NAMES

export const KNOWN_DOCUMENTS = Object.keys(DOCUMENT_NAMES) as [KnownDocument, ...KnownDocument[]]

/** Tells whether a document has a number of its own, which the body can look up. */
export const isIssued = (jenis: KnownDocument): jenis is IssuedDocument => jenis in ISSUED_DOCUMENTS

/** Documents that are signed electronically, as certificates and status letters are. */
export const isSignedDocument = (jenis: KnownDocument): boolean => jenis === 'hasil_uji' || jenis === 'surat_sanksi'
