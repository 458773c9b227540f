import type { CertificateState } from './rules.ts'

/** What a status letter says: the public register's facts of its moment, and who says so. */
export interface LetterContent {
  penerbit: { nama: string; alamat: string }
  nomor: string
  no_registrasi: string | null
  /** With degrees. */
  nama: string
  kualifikasi: string
  skema: string
  valid_from: string
  valid_until: string
  status_sertifikat: CertificateState
  status_label: string
  /** Since when it is suspended, withdrawn or replaced, as a moment. */
  status_since: string
  frozen_until: string | null
  diganti_oleh: string | null
}
