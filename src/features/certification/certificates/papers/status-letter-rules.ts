import type { Day } from '../../../../lib/day.ts'
import type { CertificateState } from '../rules.ts'

/** The content of a status letter: the public register's facts of its moment, and who vouches for them. */
export interface LetterContent {
  penerbit: { nama_lembaga: string; alamat: string }
  no_sertifikasi: string
  no_registrasi: string | null
  /** With degrees. */
  nama: string
  kualifikasi: string
  skema: string
  valid_from: string
  valid_until: string
  status_sertifikat: CertificateState
  status_label: string
  /** Since when it is suspended, revoked or replaced, as a moment. */
  status_since: string
  frozen_until: string | null
  no_sertifikasi_pengganti: string | null
}

/** 'SKS/2026/0001': of a letter on a certificate's status; running numbers are the year's. */
export const statusLetterNumber = (urut: number, on: Day): string =>
  `SKS/${on.slice(0, 4)}/${String(urut).padStart(4, '0')}`
