import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId, seenVersion, typedText } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { ruleOf } from '../../../lib/calls/rule-of-fields.ts'
import { ExperienceRow } from '../../certification/applications/form/contract.ts'
import { PrivateFile } from '../../platform/files/contract.ts'
import { CLAIMABLE_ROLES, REPORT_PARTS } from './rules.ts'
import { REPORT_STATE_NAMES } from './state-rules.ts'

const MOST_DOCUMENTS = 50
const MOST_COLLEAGUES = 20

const tick = z.boolean().catch(false).default(false)

/** A colleague on a document, by certificate number, and the role they had. */
const Colleague = z.object({ no_sertifikasi: typedText(100), peran: typedText(40) })
export type Colleague = z.output<typeof Colleague>

/** A document as it was typed (domain 2.11); checked when the report is sent. */
export const ReportDocument = ExperienceRow.extend({
  tahap_dokumen: typedText(40),
  no_registrasi_amdalnet: typedText(100),
  bidang_tugas: typedText(200),
  ringkasan_peran: typedText(1000),
  rekan: z.array(Colleague).max(MOST_COLLEAGUES, `Rekan paling banyak ${MOST_COLLEAGUES} orang.`).default([]),
})
export type ReportDocument = z.output<typeof ReportDocument>

/** Everything as it was typed, right or wrong: a draft keeps it all. */
export const ReportContent = z.object({
  nihil: tick,
  alasan_nihil: typedText(1000),
  dokumen: z.array(ReportDocument).max(MOST_DOCUMENTS, `Dokumen paling banyak ${MOST_DOCUMENTS}.`).default([]),
  kendala: typedText(2000),
  /** The code of ethics was kept. */
  pernyataan: tick,
})
export type ReportContent = z.output<typeof ReportContent>

/** A year of a certificate, as a report is about it. */
const Year = z.object({
  no_sertifikasi: z.string(),
  kualifikasi: z.string(),
  /** Counted from one. */
  ke: z.number(),
  mulai: z.string(),
  selesai: z.string(),
  jatuh_tempo: z.string(),
  /** From this day on its report may be sent. */
  lapor_mulai: z.string(),
})

export const ReportYear = Year.extend({
  /** Null of a year that has not begun. */
  id: z.number().nullable(),
  /** The state of the year's report; null without one. */
  status: z.enum(REPORT_STATE_NAMES).nullable(),
  status_label: z.string().nullable(),
  nihil: z.boolean(),
  jumlah_dokumen: z.number(),
  /** Sent after its last day, or not sent though that day is past. */
  terlambat: z.boolean(),
  dapat_dikirim: z.boolean(),
})
export type ReportYear = z.output<typeof ReportYear>

export const Report = z.object({
  /** The id of the certificate's year. */
  id: z.number(),
  tahun: Year,
  status: z.enum(REPORT_STATE_NAMES),
  status_label: z.string(),
  isi: ReportContent,
  terlambat: z.boolean(),
  dapat_ditulis: z.boolean(),
  dapat_dikirim: z.boolean(),
  /** The office's latest words. */
  catatan: z.string().nullable(),
  submitted_at: Moment.nullable(),
  bagian: z.array(
    z.object({
      bagian: z.enum(REPORT_PARTS),
      lengkap: z.boolean(),
      mulai: z.boolean(),
      /** Sentences about what is missing, by field: 'dokumen.0.rekan.1.no_sertifikasi'. */
      kesalahan: z.record(z.string(), z.array(z.string())),
    }),
  ),
  /** Files named in it, by id. */
  berkas: z.array(PrivateFile),
  riwayat: z.array(
    z.object({
      at: Moment,
      label: z.string(),
      ke_label: z.string(),
      oleh: z.enum(['pemegang', 'petugas']),
      catatan: z.string().nullable(),
    }),
  ),
  version: z.number(),
})
export type Report = z.output<typeof Report>

/** One's role in a document as a colleague reports it, and one's answer; nothing else of the colleague (domain 5.4). */
export const RoleClaim = z.object({
  id: z.number(),
  judul_dokumen: z.string(),
  tahun: z.string(),
  pemrakarsa: z.string(),
  peran: z.string(),
  jawaban: z.enum(['benar', 'berbeda']).nullable(),
  peran_menurut: z.string().nullable(),
  answered_at: Moment.nullable(),
})
export type RoleClaim = z.output<typeof RoleClaim>

const NOT_FOUND = 'RECORD_NOT_FOUND'

export const reportingCalls = calls({
  listReportYears: {
    method: 'GET',
    path: '/pelaporan',
    access: 'member',
    summary: 'Tahun-tahun sertifikat sendiri dengan laporannya; yang belum mulai tanpa id',
    answer: z.array(ReportYear),
    problems: [],
  },
  listReportableDocuments: {
    method: 'GET',
    path: '/pelaporan/dokumen',
    access: 'member',
    summary: 'Dokumen dari laporan dan permohonan sendiri, untuk dipakai lagi',
    answer: z.object({
      dokumen: z.array(z.object({ asal: z.string(), dokumen: ReportDocument })),
      berkas: z.array(PrivateFile),
    }),
    problems: [],
  },
  listRoleClaims: {
    method: 'GET',
    path: '/pelaporan/konfirmasi',
    access: 'member',
    summary: 'Peran sendiri menurut laporan rekan, dan jawaban sendiri',
    answer: z.array(RoleClaim),
    problems: [],
  },
  answerRoleClaim: {
    method: 'POST',
    path: '/pelaporan/konfirmasi/{id}',
    access: 'member',
    summary: 'Benarkan peran sendiri, atau sebutkan peran yang sebenarnya',
    payload: z
      .object({
        id: recordId,
        jawaban: z.enum(['benar', 'berbeda'], 'Pilih benar atau berbeda.'),
        peran: z.enum(CLAIMABLE_ROLES, 'Pilih peran Anda.').nullable().default(null),
        catatan: z.string().trim().max(500, 'Catatan paling panjang 500 huruf.').default(''),
      })
      .refine(({ jawaban, peran }) => jawaban === 'benar' || peran !== null, {
        path: ['peran'],
        message: 'Pilih peran Anda yang sebenarnya.',
        ...ruleOf('jawaban', 'peran'),
      }),
    answer: RoleClaim,
    problems: [NOT_FOUND, 'ROLE_ANSWERED'],
  },
  getReport: {
    method: 'GET',
    path: '/pelaporan/{id}',
    access: 'member',
    summary: 'Laporan satu tahun sertifikat sendiri, lengkap; kosong bila belum ditulis',
    payload: z.object({ id: recordId }),
    answer: Report,
    problems: [NOT_FOUND],
  },
  saveReport: {
    method: 'PUT',
    path: '/pelaporan/{id}',
    access: 'member',
    summary: 'Simpan draf laporan apa adanya',
    payload: z.object({ id: recordId, isi: ReportContent, version: seenVersion }),
    answer: Report,
    problems: [NOT_FOUND, 'STALE', 'REPORT_LOCKED', 'FILE_NOT_FOUND'],
  },
  sendReport: {
    method: 'POST',
    path: '/pelaporan/{id}/kirim',
    access: 'member',
    summary: 'Kirim laporan atau perbaikannya; sesudah jatuh tempo ditandai terlambat',
    payload: z.object({ id: recordId, version: seenVersion }),
    answer: Report,
    problems: [NOT_FOUND, 'STALE', 'REPORT_LOCKED', 'REPORT_TOO_EARLY', 'REPORT_INCOMPLETE'],
  },
})
