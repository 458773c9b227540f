import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { selectedIds, selectionAnswer } from '../../../../lib/calls/selection.ts'
import { Report, ReportDocument } from '../contract.ts'
import { MISSING_FOLLOW_UP_NAMES } from '../rules.ts'
import { REPORT_STATE_NAMES } from '../state-rules.ts'

const Row = z.object({
  id: z.number(),
  user_id: z.number(),
  nama: z.string(),
  no_sertifikasi: z.string(),
  ke: z.number(),
  jatuh_tempo: z.string(),
  status: z.enum(REPORT_STATE_NAMES),
  nihil: z.boolean(),
  jumlah_dokumen: z.number(),
  terlambat: z.boolean(),
  bertentangan: z.boolean(),
  submitted_at: Moment,
})

/** A colleague's role in a document: by the report, by their answer, and by their own report. */
const ColleagueRole = z.object({
  id: z.number(),
  judul_dokumen: z.string(),
  tahun: z.string(),
  no_sertifikasi: z.string(),
  nama: z.string(),
  peran: z.string(),
  jawaban: z.enum(['benar', 'berbeda']).nullable(),
  peran_menurut: z.string().nullable(),
  catatan: z.string().nullable(),
  peran_dilaporkan: z.string().nullable(),
  bertentangan: z.boolean(),
  /** The report that says so. */
  report_id: z.number(),
  /** The colleague's own report of the document. */
  own_report_id: z.number().nullable(),
})
export type ColleagueRole = z.output<typeof ColleagueRole>

export const OfficeReport = Row.extend({
  certificate_id: z.number(),
  kualifikasi: z.string(),
  mulai: z.string(),
  selesai: z.string(),
  status_label: z.string(),
  alasan_nihil: z.string(),
  dokumen: z.array(ReportDocument),
  kendala: z.string(),
  berkas: Report.shape.berkas,
  riwayat: Report.shape.riwayat,
  rekan: z.array(ColleagueRole),
  /** The roles in which reports of others contradict this one about its writer. */
  menurut_rekan: z.array(ColleagueRole),
  catatan: z.string().nullable(),
  dapat_diputus: z.boolean(),
  version: z.number(),
})
export type OfficeReport = z.output<typeof OfficeReport>

const Missing = z.object({
  /** The id of the certificate's year. */
  id: z.number(),
  certificate_id: z.number(),
  nama: z.string(),
  no_sertifikasi: z.string(),
  ke: z.number(),
  jatuh_tempo: z.string(),
  /** Days since it was due. */
  hari: z.number(),
  /** A draft was begun. */
  ada_draf: z.boolean(),
})

const FollowedUp = Missing.omit({ hari: true }).extend({
  /** Null while nobody has said what follows. */
  tindak_lanjut: z.enum(MISSING_FOLLOW_UP_NAMES).nullable(),
  catatan: z.string().nullable(),
  followed_up_by_name: z.string().nullable(),
  followed_up_at: Moment.nullable(),
})
export type FollowedUp = z.output<typeof FollowedUp>

const refusable = ['RECORD_NOT_FOUND', 'STALE', 'REPORT_DECIDED'] as const

export const reportingOfficeCalls = calls({
  listReport: {
    method: 'GET',
    path: '/admin-api/laporan-kinerja',
    access: 'office:verifikasi',
    summary: 'Laporan kinerja yang sudah dikirim',
    payload: Listing.extend({
      sort: z.enum(['submitted_at', 'id']).default('submitted_at'),
      status: z.enum(REPORT_STATE_NAMES).optional(),
      terlambat: z.stringbool().optional(),
      bertentangan: z.stringbool().optional(),
    }),
    answer: pageAnswer(Row),
    problems: [],
  },
  getOfficeReport: {
    method: 'GET',
    path: '/admin-api/laporan-kinerja/{id}',
    access: 'office:verifikasi',
    summary: 'Satu laporan dengan bukti dan pertentangan perannya',
    payload: z.object({ id: recordId }),
    answer: OfficeReport,
    problems: ['RECORD_NOT_FOUND'],
  },
  acceptReport: {
    method: 'POST',
    path: '/admin-api/laporan-kinerja/{id}/terima',
    access: 'office:verifikasi',
    summary: 'Terima laporan; dokumennya menjadi portofolio perpanjangan',
    payload: z.object({ id: recordId, version: seenVersion }),
    answer: OfficeReport,
    problems: refusable,
  },
  returnReport: {
    method: 'POST',
    path: '/admin-api/laporan-kinerja/{id}/kembalikan',
    access: 'office:verifikasi',
    summary: 'Kembalikan laporan untuk diperbaiki, dengan alasan',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      alasan: words('Alasan', 1000).min(10, 'Tulis alasan yang dapat dipahami pemegang sertifikat.'),
    }),
    answer: OfficeReport,
    problems: refusable,
  },
  listMissingReport: {
    method: 'GET',
    path: '/admin-api/laporan-belum-masuk',
    access: 'office:verifikasi',
    summary: 'Tahun sertifikat yang laporannya lewat jatuh tempo lebih lama dari pengaturan dan belum masuk',
    payload: Listing.extend({ sort: z.enum(['jatuh_tempo', 'id']).default('jatuh_tempo') }),
    answer: pageAnswer(Missing),
    problems: [],
  },
  getMissingReport: {
    method: 'GET',
    path: '/admin-api/laporan-belum-masuk/{id}',
    access: 'office:verifikasi',
    summary: 'Satu tahun sertifikat yang laporannya belum masuk, dengan tindak lanjutnya',
    payload: z.object({ id: recordId }),
    answer: FollowedUp,
    problems: ['RECORD_NOT_FOUND'],
  },
  followUpMissingReport: {
    method: 'POST',
    path: '/admin-api/laporan-belum-masuk/{id}/tindak-lanjut',
    access: 'office:verifikasi',
    summary:
      'Tindak lanjuti laporan yang belum masuk: usulkan sanksi, atau tutup dengan alasan; pemegang tetap dapat melapor',
    payload: z.object({
      id: recordId,
      tindak_lanjut: z.enum(MISSING_FOLLOW_UP_NAMES, 'Pilih tindak lanjut.'),
      catatan: words('Alasan', 1000).min(10, 'Tulis alasan yang dapat dipahami petugas lain, paling sedikit 10 huruf.'),
    }),
    answer: FollowedUp,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'NOT_YOUR_DECISION', 'CERTIFICATE_STATUS', 'SANCTION_OPEN'],
  },
  remindReports: {
    method: 'POST',
    path: '/admin-api/laporan-belum-masuk/ingatkan',
    access: 'office:verifikasi',
    summary: 'Ingatkan pemegang akan laporan yang belum masuk; satu tahun sertifikat paling banyak sekali dalam 24 jam',
    payload: z.object({ ids: selectedIds }),
    answer: selectionAnswer({}),
    problems: [],
  },
})
