import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { lineWords } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { CERTIFICATE_STATE_NAMES } from '../certificates/rules.ts'
import { BADGE_LANGUAGES, BADGE_THEMES, MOST_NUMBERS, USUAL_LOOK, VERIFICATION_PATH } from './rules.ts'

const nomor = z.string().trim().min(1, 'Tulis nomor sertifikat.').max(100, 'Nomor sertifikat paling panjang 100 huruf.')

/** The status of a certificate now; reasons are not disclosed. */
const Worth = z.object({
  no_sertifikasi: z.string(),
  ditemukan: z.boolean(),
  /** Numbers of the register that an unknown one may have meant; only where there is none is a forgery likely. */
  mirip: z.array(z.string()),
  /** True when its holder may work under it today. */
  berlaku: z.boolean(),
  status_sertifikat: z.enum(CERTIFICATE_STATE_NAMES).nullable(),
  status_label: z.string(),
  status_since: Moment.nullable(),
  skema: z.string().nullable(),
  kualifikasi: z.string().nullable(),
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  /** The page on which people read the same. */
  tautan: z.string(),
})

/** The facts about a number, no more than the register shows. */
export const Verification = Worth.extend({
  checked_at: Moment,
  nama: z.string().nullable(),
  no_registrasi: z.string().nullable(),
  /** The number of the certificate that replaced it. */
  no_sertifikasi_pengganti: z.string().nullable(),
})
export type Verification = z.output<typeof Verification>

export const BulkAnswer = z.object({
  checked_at: Moment,
  /** The answers in the order of the questions. */
  hasil: z.array(
    Worth.extend({
      /** Null where no name was given or the number is unknown. */
      nama_cocok: z.boolean().nullable(),
    }),
  ),
  /** The count of numbers that the key may still check today. */
  sisa_hari_ini: z.number(),
})

const look = {
  tema: z.enum(BADGE_THEMES).catch(USUAL_LOOK.tema).default(USUAL_LOOK.tema),
  bahasa: z.enum(BADGE_LANGUAGES).catch(USUAL_LOOK.bahasa).default(USUAL_LOOK.bahasa),
}

const MOST = `Paling banyak ${MOST_NUMBERS} nomor dalam satu permintaan.`

export const verificationCalls = calls({
  getVerification: {
    method: 'GET',
    path: `${VERIFICATION_PATH}/{nomor}`,
    access: 'any',
    summary: 'Status satu sertifikat; peramban mendapat halaman, program mendapat JSON (Accept atau akhiran .json)',
    payload: z.object({ nomor }),
    answer: Verification,
    problems: ['TOO_MANY'],
  },
  getVerificationBadge: {
    method: 'GET',
    path: `${VERIFICATION_PATH}/{nomor}/lencana.svg`,
    access: 'public',
    summary: 'Lencana status satu sertifikat untuk dipasang di situs lain, tanpa skrip',
    payload: z.object({ nomor, ...look }),
    answer: 'file',
    problems: ['TOO_MANY'],
  },
  getVerificationFrame: {
    method: 'GET',
    path: `${VERIFICATION_PATH}/{nomor}/bingkai`,
    access: 'public',
    summary: 'Status satu sertifikat sebagai halaman kecil untuk iframe di situs lain, tanpa skrip',
    payload: z.object({ nomor, ...look }),
    answer: 'file',
    media: ['text/html'],
    problems: ['TOO_MANY'],
  },
  checkCertificates: {
    method: 'POST',
    path: `${VERIFICATION_PATH}/massal`,
    access: 'key',
    summary: 'Periksa sampai 100 nomor sekaligus dengan kunci API; nama, bila diberikan, hanya dicocokkan',
    payload: z.object({
      daftar: z
        .array(z.object({ no_sertifikasi: nomor, nama: lineWords('Nama', 200).optional() }), 'Isi daftar nomor.')
        .min(1, 'Isi daftar nomor.')
        .max(MOST_NUMBERS, MOST),
    }),
    answer: BulkAnswer,
    problems: ['API_KEY_WRONG', 'API_KEY_OVER', 'API_KEY_SCOPE', 'API_KEY_SPENT', 'TOO_MANY'],
  },
})
