import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, reference, words } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { selectedIds, selectionAnswer } from '../../../../lib/calls/selection.ts'
import { ACCOMMODATION_STATE_NAMES } from '../../accommodations/rules.ts'
import { STAGE_NAMES } from '../../applications/rules.ts'
import { ASSIGNMENT_STATES, CONFLICT_KIND_NAMES, LEAST_REASON } from '../rules.ts'

export { arrivalOfficeCalls } from '../arrivals/contract.ts'
export { scoringOfficeCalls } from '../scoring/contract.ts'

const tahap = z.enum(STAGE_NAMES, 'Muat ulang halaman, lalu coba lagi.')
const TOO_LONG = 'Alasan paling panjang 1000 huruf.'
const alasan = words('Alasan', 1000).min(LEAST_REASON, 'Tulis alasan yang dapat dipahami orang lain.')

const Assignment = z.object({
  id: z.number(),
  examiner_id: z.number(),
  nama: z.string(),
  status: z.enum(ASSIGNMENT_STATES),
  assigned_at: Moment,
  answered_at: Moment.nullable(),
  alasan: z.string().nullable(),
  locked_at: Moment.nullable(),
})

/** The examiners of a candidate, and those who could be assigned. */
const Assignments = z.object({
  tahap: z.enum(STAGE_NAMES),
  penugasan: z.array(Assignment),
  /** Every examiner who is not assigned, with the obstacles. */
  calon: z.array(
    z.object({
      examiner_id: z.number(),
      nama: z.string(),
      keahlian: z.array(z.string()),
      berlaku_sampai: z.string().nullable(),
      halangan: z.array(z.string()),
      /** The reasons for their place in the order; the best come first. */
      alasan: z.array(z.string()),
      diusulkan: z.boolean(),
    }),
  ),
  /** The number of examiners who still have to be assigned. */
  kurang: z.number(),
  /** The candidate's own declaration about relations to examiners. */
  hubungan_peserta: z.string().nullable(),
})

/** A candidate at the door. */
const Attendee = z.object({
  id: z.number(),
  nomor: z.string().nullable(),
  nama: z.string(),
  foto: z.string().nullable(),
  skema: z.string(),
  tanggal_uji: z.string().nullable(),
  tuk: z.string().nullable(),
  tahap: z.enum(STAGE_NAMES),
  tahap_label: z.string(),
  attended_at: Moment.nullable(),
  /** What the candidate needs, as it was decided or still waits; null where nothing was asked for. */
  penyesuaian: z
    .object({
      id: z.number(),
      version: z.number(),
      status: z.enum(ACCOMMODATION_STATE_NAMES),
      langkah: z.array(z.string()),
      pemberian: z.enum(['sesuai', 'berbeda']).nullable(),
    })
    .nullable(),
  /** The reason why attendance cannot be recorded now. */
  halangan: z.string().nullable(),
})

export const examinationOfficeCalls = calls({
  getAssignments: {
    method: 'GET',
    path: '/admin-api/permohonan/{id}/penugasan',
    access: 'office:administrator',
    summary: 'Penguji seorang peserta, dan siapa yang dapat ditugaskan',
    payload: z.object({ id: recordId }),
    answer: Assignments,
    problems: ['RECORD_NOT_FOUND'],
  },
  assignExaminer: {
    method: 'POST',
    path: '/admin-api/permohonan/{id}/penugasan',
    access: 'office:verifikasi',
    summary: 'Tugaskan seorang penguji kepada seorang peserta; ia diberi tahu melalui email',
    payload: z.object({ id: recordId, examiner_id: reference('penguji') }),
    answer: Assignments,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'EXAMINER_NOT_FREE'],
  },
  withdrawAssignment: {
    method: 'POST',
    path: '/admin-api/penugasan/{id}/cabut',
    access: 'office:verifikasi',
    summary: 'Cabut penugasan yang nilainya belum dikunci',
    payload: z.object({ id: recordId, alasan }),
    answer: Assignments,
    problems: ['RECORD_NOT_FOUND', 'ASSIGNMENT_ANSWERED', 'SCORES_LOCKED'],
  },
  declareConflict: {
    method: 'POST',
    path: '/admin-api/permohonan/{id}/hubungan',
    access: 'office:verifikasi',
    summary: 'Catat hubungan seorang penguji dengan peserta ini; ia tidak dapat ditugaskan lagi kepadanya',
    payload: z.object({
      id: recordId,
      examiner_id: reference('penguji'),
      jenis: z.enum(CONFLICT_KIND_NAMES, 'Pilih jenis hubungan.'),
      keterangan: words('Keterangan', 500).min(5, 'Tulis keterangannya.'),
    }),
    answer: Assignments,
    problems: ['RECORD_NOT_FOUND'],
  },
  proposeExaminers: {
    method: 'GET',
    path: '/admin-api/jadwal/{id}/usulan-penguji',
    access: 'office:verifikasi',
    summary: 'Semua penguji untuk satu jadwal, yang paling sesuai dahulu, masing-masing dengan alasannya',
    payload: z.object({ id: recordId }),
    answer: z.array(
      z.object({
        examiner_id: z.number(),
        nama: z.string(),
        halangan: z.array(z.string()),
        alasan: z.array(z.string()),
        diusulkan: z.boolean(),
      }),
    ),
    problems: ['RECORD_NOT_FOUND'],
  },
  assignForSchedule: {
    method: 'POST',
    path: '/admin-api/jadwal/{id}/penugasan',
    access: 'office:verifikasi',
    summary:
      'Tugaskan penguji kepada semua peserta terjadwal pada satu jadwal; yang terhalang dilewati beserta sebabnya',
    payload: z.object({ id: recordId, examiner_ids: z.array(reference('penguji')).min(1, 'Pilih penguji.').max(10) }),
    answer: z.object({
      ditugaskan: z.number(),
      dilewati: z.array(z.object({ peserta: z.string(), penguji: z.string(), halangan: z.array(z.string()) })),
    }),
    problems: ['RECORD_NOT_FOUND'],
    inParts: true,
  },
  listAttendance: {
    method: 'GET',
    path: '/admin-api/jadwal/{id}/kehadiran',
    access: 'office:verifikasi',
    summary: 'Peserta satu jadwal dengan kehadirannya',
    payload: z.object({ id: recordId }),
    answer: z.array(Attendee),
    problems: ['RECORD_NOT_FOUND'],
  },
  getAttendee: {
    method: 'GET',
    path: '/admin-api/kehadiran/{kode}',
    access: 'office:verifikasi',
    summary: 'Peserta di balik kode QR pada kartunya',
    payload: z.object({ kode: z.string().max(100) }),
    answer: Attendee,
    problems: ['ATTENDEE_NOT_FOUND'],
  },
  findAttendees: {
    method: 'GET',
    path: '/admin-api/kehadiran',
    access: 'office:verifikasi',
    summary:
      'Peserta menurut sebagian nomor atau nama, pada uji yang dekat; atau menurut kode kartu atau nomor lengkap',
    payload: z.object({
      q: z.string().trim().min(1, 'Tulis nomor atau nama peserta.').max(100, 'Tulis paling banyak 100 huruf.'),
    }),
    answer: z.array(Attendee),
    problems: [],
  },
  recordAttendance: {
    method: 'POST',
    path: '/admin-api/permohonan/{id}/hadir',
    access: 'office:verifikasi',
    summary: 'Catat hadir; sejak pintu dibuka menurut pengaturan',
    payload: z.object({ id: recordId, tahap }),
    answer: Attendee,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'EXAM_NOT_BEGUN', 'DATE_GONE'],
  },
  undoAttendance: {
    method: 'POST',
    path: '/admin-api/permohonan/{id}/batal-hadir',
    access: 'office:verifikasi',
    summary: 'Batalkan catatan hadir yang belum dinilai; sesudah harinya dengan alasan',
    payload: z.object({ id: recordId, tahap, alasan: z.string().trim().max(1000, TOO_LONG).default('') }),
    answer: Attendee,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'SCORES_GIVEN'],
  },
  recordAttendances: {
    method: 'POST',
    path: '/admin-api/kehadiran',
    access: 'office:verifikasi',
    summary: 'Catat beberapa peserta hadir, sesuai daftar hadir yang ditandatangani',
    payload: z.object({ ids: selectedIds }),
    answer: selectionAnswer({}),
    problems: [],
  },
  undoAttendances: {
    method: 'POST',
    path: '/admin-api/kehadiran/urungkan',
    access: 'office:verifikasi',
    summary: 'Urungkan catatan hadir beberapa peserta pada hari yang sama, sebelum dinilai',
    payload: z.object({ ids: selectedIds }),
    answer: selectionAnswer({}),
    problems: [],
  },
  recordAbsence: {
    method: 'POST',
    path: '/admin-api/permohonan/{id}/tidak-hadir',
    access: 'office:verifikasi',
    summary: 'Catat tidak hadir; sejak uji dimulai',
    payload: z.object({ id: recordId, tahap }),
    answer: Attendee,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'ABSENCE_TOO_EARLY', 'DATE_GONE'],
  },
  readmit: {
    method: 'POST',
    path: '/admin-api/permohonan/{id}/jadwalkan-kembali',
    access: 'office:verifikasi',
    summary: 'Jadwalkan kembali peserta yang berhalangan dengan bukti',
    payload: z.object({ id: recordId, tahap, schedule_id: reference('jadwal'), alasan }),
    answer: Attendee,
    problems: [
      'RECORD_NOT_FOUND',
      'STALE',
      'TRAINING_NOT_FOUND',
      'ANOTHER_RUNNING',
      'CONTENT_ERASED',
      'SAME_SCHEDULE',
      'OTHER_SCHEME',
      'SEATS_TAKEN',
      'DOUBLE_BOOKED',
      'REGISTRATION_CLOSED',
    ],
  },
  getAttendanceSheet: {
    method: 'GET',
    path: '/admin-api/jadwal/{id}/daftar-hadir.pdf',
    access: 'office:verifikasi',
    summary: 'Daftar hadir untuk ditandatangani',
    payload: z.object({ id: recordId }),
    answer: 'file',
    problems: ['RECORD_NOT_FOUND'],
  },
  reopenScores: {
    method: 'POST',
    path: '/admin-api/permohonan/{id}/buka-penilaian',
    access: 'office:verifikasi',
    summary: 'Buka kembali penilaian semua penguji, dengan alasan',
    payload: z.object({ id: recordId, tahap, alasan }),
    answer: Assignments,
    problems: ['RECORD_NOT_FOUND', 'STALE'],
  },
})
