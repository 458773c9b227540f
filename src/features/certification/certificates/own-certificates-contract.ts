import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { CheckCounts } from '../verification/log-contract.ts'
import { RENEWAL_STATES } from './renewal/rules.ts'
import { CERTIFICATE_STATE_NAMES } from './rules.ts'

/** When a certificate can be renewed, and what that means today. */
export const RenewalOffer = z.object({
  mulai: z.string(),
  valid_until: z.string(),
  tenggang: z.string(),
  keadaan: z.enum(RENEWAL_STATES),
})
export type RenewalOffer = z.output<typeof RenewalOffer>

/** Dated proof of what the register says of a certificate (domain 5 point 8). */
const StatusLetter = z.object({
  id: z.number(),
  nomor: z.string(),
  created_at: Moment,
  /** The state of the certificate on the day of the letter. */
  status_label: z.string(),
})

/** A certificate as its holder keeps it, also one from before the portal that their account was given. */
export const HolderCertificate = z.object({
  id: z.number(),
  no_sertifikasi: z.string(),
  no_registrasi: z.string().nullable(),
  kualifikasi: z.string(),
  skema: z.string(),
  nama: z.string(),
  valid_from: z.string(),
  valid_until: z.string(),
  status_sertifikat: z.enum(CERTIFICATE_STATE_NAMES),
  status_label: z.string(),
  frozen_until: z.string().nullable(),
  /** Null for one from before the portal. */
  user_training_id: z.number().nullable(),
  /** By which number it was renewed. */
  no_sertifikasi_pengganti: z.string().nullable(),
  /** The application that is to renew it. */
  renewal_id: z.number().nullable(),
  /** Null for one that is renewed, replaced or revoked. */
  perpanjangan: RenewalOffer.nullable(),
  /** The duties that were missed: a renewal is examined in full until they are made good. */
  kurang: z.array(z.string()),
  /** How often others checked it. */
  pemeriksaan: CheckCounts,
  /** The newest first. */
  surat: z.array(StatusLetter),
})
export type HolderCertificate = z.output<typeof HolderCertificate>

export const statusLetterCalls = calls({
  makeStatusLetter: {
    method: 'POST',
    path: '/sertifikat-saya/{id}/surat-status',
    access: 'member',
    summary: 'Buat surat keterangan status bertanggal atas satu sertifikat sendiri',
    payload: z.object({ id: recordId }),
    answer: StatusLetter,
    status: 201,
    problems: ['CERTIFICATE_NOT_FOUND', 'LETTERS_TODAY', 'DESIGN_PICTURE_MISSING'],
  },
  getStatusLetter: {
    method: 'GET',
    path: '/surat-status/{id}/surat.pdf',
    access: 'member',
    summary: 'Surat keterangan status sendiri sebagai PDF, setiap kali byte yang sama',
    payload: z.object({ id: recordId }),
    answer: 'file',
    inRanges: true,
    problems: ['RECORD_NOT_FOUND', 'DESIGN_PICTURE_MISSING', 'PAPER_WAITS'],
  },
})
