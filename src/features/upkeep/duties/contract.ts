import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { HolderCertificate } from '../../certification/certificates/own-certificates-contract.ts'
import { CERTIFICATE_STATE_NAMES } from '../../certification/certificates/rules.ts'
import { REPORT_STATE_NAMES } from '../reporting/state-rules.ts'
import { NEXT_DUTY_KINDS } from './next-duty-rules.ts'

const Year = z.object({
  /** Null for a year that has not begun. */
  id: z.number().nullable(),
  ke: z.number(),
  mulai: z.string(),
  selesai: z.string(),
  keadaan: z.enum(['selesai', 'berjalan', 'mendatang']),
  jatuh_tempo: z.string().nullable(),
  lapor_mulai: z.string().nullable(),
  /** The state of the year's report; null without one. */
  status_laporan: z.enum(REPORT_STATE_NAMES).nullable(),
  terlapor: z.boolean(),
  terlambat: z.boolean(),
  kegiatan: z.number(),
  wajib_kegiatan: z.number(),
  poin: z.number(),
  /** 0 where points do not count. */
  wajib_poin: z.number(),
  terpelihara: z.boolean(),
})
export type DutyYear = z.output<typeof Year>

/** A certificate with its years, what they ask for, and the one thing that is next. */
export const CertificateDuties = z.object({
  id: z.number(),
  no_sertifikasi: z.string(),
  kualifikasi: z.string(),
  skema: z.string(),
  status_sertifikat: z.enum(CERTIFICATE_STATE_NAMES),
  status_label: z.string(),
  valid_from: z.string(),
  valid_until: z.string(),
  frozen_until: z.string().nullable(),
  /** Null for a certificate from before the portal. */
  user_training_id: z.number().nullable(),
  tahun: z.array(Year),
  /** Consecutive years without maintenance, and with how many a sanction may be proposed. */
  tanpa_pemeliharaan: z.number(),
  batas_tahun: z.number(),
  /** Null once another certificate follows. */
  perpanjangan: z.object({ mulai: z.string(), valid_until: z.string(), tenggang: z.string() }).nullable(),
  /** The application that is to renew it; null while none runs. */
  renewal_id: z.number().nullable(),
  berikutnya: z.object({
    jenis: z.enum(NEXT_DUTY_KINDS),
    /** By which day; null where there is none. */
    batas: z.string().nullable(),
    /** The certificate's year that it is about. */
    ke: z.number().nullable(),
  }),
})
export type CertificateDuties = z.output<typeof CertificateDuties>

export const dutyCalls = calls({
  listOwnCertificates: {
    method: 'GET',
    path: '/sertifikat-saya',
    access: 'member',
    summary: 'Semua sertifikat sendiri, termasuk yang diterbitkan sebelum sistem ini',
    answer: z.array(HolderCertificate),
    problems: [],
  },
  listDuties: {
    method: 'GET',
    path: '/kewajiban',
    access: 'member',
    summary: 'Sertifikat sendiri dengan kewajiban tiap tahunnya dan langkah berikutnya',
    answer: z.array(CertificateDuties),
    problems: [],
  },
})
