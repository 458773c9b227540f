import type { Day } from '../../lib/day.ts'

/** The facts on a certificate. */
export interface CertificateFacts {
  nama_lembaga: string
  no_sertifikasi: string
  no_registrasi: string | null
  /** With degrees. */
  nama: string
  /** JPEG; null without one. */
  foto: Buffer | null
  skema: string
  skema_versi: number | null
  kualifikasi: string
  unit_kompetensi: string[]
  valid_from: Day
  valid_until: Day
  issued_at: Date
  /** When it was written out: later than issued after a name change. */
  created_at: Date
  versi: number
  signer_name: string
  signer_title: string
  /** The address in the QR code. */
  tautan_periksa: string
}
