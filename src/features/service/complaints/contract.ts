import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { maybeDay, words } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { ruleOf } from '../../../lib/calls/rule-of-fields.ts'
import { readPin } from '../../../lib/identifiers/digits.ts'
import { readTicket } from '../../../lib/identifiers/ticket.ts'
import { email, phone } from '../../platform/accounts/contract.ts'
import { COMPLAINT_KINDS, DESCRIPTION, MOST_FILES, missingFields, namesOf } from './rules.ts'
import { COMPLAINT_STATES } from './state-rules.ts'

const FILE_BYTES = 2_000_000

/** Browsers end the lines of a form with CR LF. */
const text = (label: string) =>
  z.string(`${label} wajib diisi.`).overwrite((given) => given.replaceAll('\r\n', '\n').trim())

const textBetween = (label: string, least: number, most: number) =>
  text(label).min(least, `${label} paling sedikit ${least} huruf.`).max(most, `${label} paling panjang ${most} huruf.`)

/** A form sends 'on' for a ticked box, and nothing otherwise. */
const tick = z.preprocess((value) => value === true || value === 'on', z.boolean())

const blankIsNone = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null))

const lampiran = z
  .array(z.file('Pilih berkas.').max(FILE_BYTES, 'Berkas paling besar 2 MB.'))
  .max(MOST_FILES, `Lampiran paling banyak ${MOST_FILES} berkas.`)
  .default([])

const Complaint = z
  .object({
    jenis_pengaduan: z.enum(namesOf(COMPLAINT_KINDS), 'Pilih jenis pengaduan.'),
    nama: z.preprocess(blankIsNone, textBetween('Nama', 3, 100).nullable()),
    is_anonim: tick,
    email,
    phone: z.preprocess(blankIsNone, phone.nullable()),
    terlapor: text('Pihak yang diadukan').max(200, 'Pihak yang diadukan paling panjang 200 huruf.').default(''),
    no_sertifikasi: text('Nomor sertifikat').max(80, 'Nomor sertifikat paling panjang 80 huruf.').default(''),
    tanggal_kejadian: maybeDay('Tanggal kejadian'),
    uraian: textBetween('Uraian', DESCRIPTION.least, DESCRIPTION.most),
    lampiran,
    pernyataan_benar: tick.refine(Boolean, 'Nyatakan bahwa keterangan Anda benar.'),
    /** A trap: people do not see it, programs fill it in. */
    situs: z.literal('', 'Kosongkan isian "Situs web".').default(''),
  })
  .refine((given) => !('nama' in missingFields(given)), {
    path: ['nama'],
    error: ({ input }) => missingFields(input as object)['nama'],
    ...ruleOf('is_anonim', 'nama'),
  })
  .refine((given) => !('terlapor' in missingFields(given)), {
    path: ['terlapor'],
    error: ({ input }) => missingFields(input as object)['terlapor'],
    ...ruleOf('jenis_pengaduan', 'terlapor', 'no_sertifikasi'),
  })

/** Ticket and PIN travel in the body alone. */
const TICKET = /^ADU-\d{4}-\d{4,9}$/
const Proof = z.object({
  no_tiket: text('Nomor tiket').overwrite(readTicket).regex(TICKET, 'Nomor tiket ditulis seperti ADU-2026-0007.'),
  pin: z
    .string('PIN wajib diisi.')
    .trim()
    .overwrite(readPin)
    .regex(/^\d{8}$/, 'PIN terdiri atas 8 angka.'),
})

const Entry = z.object({
  id: z.number(),
  /** A transition, a message, or what was done. */
  jenis: z.enum(['langkah', 'pesan', 'tindakan']),
  dari_pelapor: z.boolean(),
  ke: z.enum(namesOf(COMPLAINT_STATES)).nullable(),
  isi: z.string(),
  at: Moment,
  /** Names of files that came with it. */
  berkas: z.array(z.string()),
})

/** A complaint as its reporter follows it. */
export const FollowedComplaint = z.object({
  no_tiket: z.string(),
  jenis_pengaduan: z.enum(namesOf(COMPLAINT_KINDS)),
  status: z.enum(namesOf(COMPLAINT_STATES)),
  created_at: Moment,
  target_jawab: z.string(),
  closed_at: Moment.nullable(),
  putusan: z.string().nullable(),
  uraian: z.string(),
  /** Names of files that came with the complaint itself. */
  berkas: z.array(z.string()),
  riwayat: z.array(Entry),
  boleh_dibalas: z.boolean(),
  /** Until when it can be opened again; null where it cannot. */
  reopen_until: z.string().nullable(),
})
export type FollowedComplaint = z.output<typeof FollowedComplaint>

/** The promises in working days, and the days within which a closed complaint can be opened again. */
export const ComplaintTerms = z.object({
  terima: z.number(),
  validasi: z.number(),
  jawab: z.number(),
  buka_kembali: z.number(),
  /** Working days within which a candidate may appeal. */
  banding: z.number(),
  hari_ini: z.string(),
})
export type ComplaintTerms = z.output<typeof ComplaintTerms>

export const ComplaintReceipt = z.object({ no_tiket: z.string(), pin: z.string(), email: z.string() })
export type ComplaintReceipt = z.output<typeof ComplaintReceipt>

export const complaintCalls = calls({
  getComplaintTerms: {
    method: 'GET',
    path: '/pengaduan/target',
    access: 'any',
    summary: 'Target penanganan pengaduan dalam hari kerja',
    answer: ComplaintTerms,
    problems: [],
  },
  fileComplaint: {
    method: 'POST',
    once: 'content',
    path: '/pengaduan',
    access: 'any',
    summary: 'Buat pengaduan, dengan atau tanpa akun; menjawab nomor tiket dan PIN, yang hanya sekali ditampilkan',
    payload: Complaint,
    answer: ComplaintReceipt,
    status: 201,
    problems: ['UNACCEPTABLE_FILE', 'TOO_LARGE', 'TOO_MANY', 'STORAGE_FULL', 'FILES_AWAY'],
  },
  trackComplaint: {
    method: 'POST',
    path: '/pengaduan/lacak',
    access: 'any',
    summary: 'Lacak pengaduan dengan nomor tiket dan PIN',
    payload: Proof,
    answer: FollowedComplaint,
    problems: ['COMPLAINT_NOT_FOUND', 'TOO_MANY'],
  },
  replyToComplaint: {
    method: 'POST',
    once: 'content',
    path: '/pengaduan/{no_tiket}/balas',
    access: 'any',
    summary: 'Balas petugas, dengan atau tanpa lampiran',
    payload: Proof.extend({ isi: words('Pesan', DESCRIPTION.most), lampiran }),
    answer: FollowedComplaint,
    problems: [
      'COMPLAINT_NOT_FOUND',
      'COMPLAINT_CLOSED',
      'UNACCEPTABLE_FILE',
      'TOO_LARGE',
      'TOO_MANY',
      'STORAGE_FULL',
      'FILES_AWAY',
    ],
  },
  reopenComplaint: {
    method: 'POST',
    once: 'content',
    path: '/pengaduan/{no_tiket}/buka-kembali',
    access: 'any',
    summary: 'Buka kembali pengaduan yang sudah ditutup, satu kali',
    payload: Proof.extend({ isi: textBetween('Alasan', 10, DESCRIPTION.most) }),
    answer: FollowedComplaint,
    problems: ['COMPLAINT_NOT_FOUND', 'COMPLAINT_REOPENED', 'COMPLAINT_OVER', 'STALE', 'TOO_MANY'],
  },
})
