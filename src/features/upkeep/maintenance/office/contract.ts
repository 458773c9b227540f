import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, seenVersion, wholeNumber, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { selectedIds, selectionAnswer } from '../../../../lib/calls/selection.ts'
import { MOST_POINTS } from '../../../catalogue/schemes/activity-rules.ts'
import { PrivateFile } from '../../../platform/files/contract.ts'
import { ACTIVITY_KIND_NAMES, ACTIVITY_STATE_NAMES, ROLE_NAMES } from '../rules.ts'

const alasan = words('Alasan', 1000).min(10, 'Tulis alasan yang dapat dipahami pemegang.')

export const ListedActivity = z.object({
  id: z.number(),
  version: z.number(),
  nama: z.string(),
  schedule_id: z.number().nullable(),
  jenis_kegiatan: z.enum([...ACTIVITY_KIND_NAMES, '']),
  nama_kegiatan: z.string(),
  penyelenggara: z.string(),
  tanggal_mulai: z.string().nullable(),
  tanggal_selesai: z.string().nullable(),
  jam_pelajaran: z.number().nullable(),
  poin: z.number().nullable(),
  status: z.enum(ACTIVITY_STATE_NAMES),
  submitted_at: Moment.nullable(),
})
export type ListedActivity = z.input<typeof ListedActivity>

export const OfficeActivity = ListedActivity.extend({
  no_sertifikasi: z.string().nullable(),
  peran: z.enum(ROLE_NAMES),
  bukti: PrivateFile.nullable(),
  catatan: z.string().nullable(),
  decided_by_name: z.string().nullable(),
  decided_at: Moment.nullable(),
  attended_at: Moment.nullable(),
  riwayat: z.array(z.object({ label: z.string(), catatan: z.string().nullable(), at: Moment })),
  /** Other activities of the holder on one of these days. */
  bersamaan: z.array(
    ListedActivity.pick({
      id: true,
      nama_kegiatan: true,
      penyelenggara: true,
      tanggal_mulai: true,
      tanggal_selesai: true,
      status: true,
    }),
  ),
  usul_poin: z.number(),
  can: z.object({ akui: z.boolean(), kembalikan: z.boolean(), tolak: z.boolean() }),
})
export type OfficeActivity = z.output<typeof OfficeActivity>

/** A participant, as they stand at the door. */
export const Participant = z.object({
  id: z.number(),
  version: z.number(),
  nama: z.string(),
  no_sertifikasi: z.string().nullable(),
  /** The portrait's file. */
  foto: z.string().nullable(),
  schedule_id: z.number(),
  nama_kegiatan: z.string(),
  waktu: z.string(),
  status: z.enum(ACTIVITY_STATE_NAMES),
  status_label: z.string(),
  attended_at: Moment.nullable(),
  /** Why attendance cannot be recorded now. */
  halangan: z.string().nullable(),
  can: z.object({ hadir: z.boolean(), tidak_hadir: z.boolean(), batal_hadir: z.boolean() }),
})
export type Participant = z.output<typeof Participant>

const NONE = 'RECORD_NOT_FOUND'
const refusable = [NONE, 'STALE'] as const
const atTheDoor = [...refusable, 'ACTIVITY_CANCELLED', 'ACTIVITY_NOT_BEGUN'] as const

export const maintenanceOfficeCalls = calls({
  listActivity: {
    method: 'GET',
    path: '/admin-api/kegiatan',
    access: 'office:verifikasi',
    summary: 'Daftar kegiatan pemeliharaan',
    payload: Listing.extend({
      sort: z.enum(['submitted_at', 'tanggal_mulai', 'id']).default('submitted_at'),
      status: z.enum(ACTIVITY_STATE_NAMES).optional(),
      luar: z.stringbool().optional(),
      schedule_id: recordId.optional(),
    }),
    answer: pageAnswer(ListedActivity),
    problems: [],
  },
  getActivity: {
    method: 'GET',
    path: '/admin-api/kegiatan/{id}',
    access: 'office:verifikasi',
    summary: 'Satu kegiatan dengan bukti dan riwayatnya',
    payload: z.object({ id: recordId }),
    answer: OfficeActivity,
    problems: [NONE],
  },
  recogniseActivity: {
    method: 'POST',
    path: '/admin-api/kegiatan/{id}/akui',
    access: 'office:verifikasi',
    summary: 'Akui kegiatan luar dengan poinnya',
    payload: z.object({ id: recordId, version: seenVersion, poin: wholeNumber('Poin', 0, MOST_POINTS) }),
    answer: OfficeActivity,
    problems: refusable,
  },
  returnActivity: {
    method: 'POST',
    path: '/admin-api/kegiatan/{id}/kembalikan',
    access: 'office:verifikasi',
    summary: 'Minta perbaikan kegiatan luar dengan alasan',
    payload: z.object({ id: recordId, version: seenVersion, alasan }),
    answer: OfficeActivity,
    problems: refusable,
  },
  refuseActivity: {
    method: 'POST',
    path: '/admin-api/kegiatan/{id}/tolak',
    access: 'office:verifikasi',
    summary: 'Tolak kegiatan luar dengan alasan',
    payload: z.object({ id: recordId, version: seenVersion, alasan }),
    answer: OfficeActivity,
    problems: refusable,
  },
  listActivitySchedules: {
    method: 'GET',
    path: '/admin-api/peserta-kegiatan',
    access: 'office:verifikasi',
    summary: 'Jadwal kegiatan yang dekat, dan yang pesertanya belum diakui',
    answer: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        start_date: z.string(),
        end_date: z.string(),
        belum_diakui: z.number(),
      }),
    ),
    problems: [],
  },
  listActivityParticipants: {
    method: 'GET',
    path: '/admin-api/jadwal/{id}/peserta-kegiatan',
    access: 'office:verifikasi',
    summary: 'Peserta kegiatan pada satu jadwal',
    payload: z.object({ id: recordId }),
    answer: z.object({
      peserta: z.array(Participant),
      /** How many can be recognised now, and why not where somebody attended. */
      dapat_diakui: z.number(),
      halangan_akui: z.string().nullable(),
    }),
    problems: [NONE],
  },
  findActivityParticipants: {
    method: 'GET',
    path: '/admin-api/peserta-kegiatan/cari',
    access: 'office:verifikasi',
    summary: 'Peserta kegiatan menurut sebagian nama atau nomor, pada kegiatan yang dekat; atau menurut kode',
    payload: z.object({
      q: z.string().trim().min(1, 'Tulis nama atau nomor peserta.').max(200, 'Tulis paling banyak 200 huruf.'),
    }),
    answer: z.array(Participant),
    problems: [],
  },
  getActivityParticipant: {
    method: 'GET',
    path: '/admin-api/peserta-kegiatan/{kode}',
    access: 'office:verifikasi',
    summary: 'Peserta kegiatan menurut kode QR',
    payload: z.object({ kode: z.string().min(1).max(200) }),
    answer: Participant,
    problems: ['PARTICIPANT_NOT_FOUND'],
  },
  attendActivity: {
    method: 'POST',
    path: '/admin-api/kegiatan/{id}/hadir',
    access: 'office:verifikasi',
    summary: 'Catat peserta kegiatan hadir',
    payload: z.object({ id: recordId, version: seenVersion }),
    answer: Participant,
    problems: atTheDoor,
  },
  missActivity: {
    method: 'POST',
    path: '/admin-api/kegiatan/{id}/tidak-hadir',
    access: 'office:verifikasi',
    summary: 'Catat peserta kegiatan tidak hadir',
    payload: z.object({ id: recordId, version: seenVersion }),
    answer: Participant,
    problems: atTheDoor,
  },
  recordActivityAttendances: {
    method: 'POST',
    path: '/admin-api/peserta-kegiatan/hadir',
    access: 'office:verifikasi',
    summary: 'Catat beberapa peserta kegiatan hadir, sesuai daftar hadir yang ditandatangani',
    payload: z.object({ ids: selectedIds }),
    answer: selectionAnswer({}),
    problems: [],
  },
  undoActivityAttendances: {
    method: 'POST',
    path: '/admin-api/peserta-kegiatan/hadir/urungkan',
    access: 'office:verifikasi',
    summary: 'Urungkan catatan hadir beberapa peserta kegiatan pada hari yang sama, sebelum diakui',
    payload: z.object({ ids: selectedIds }),
    answer: selectionAnswer({}),
    problems: [],
  },
  getActivitySheet: {
    method: 'GET',
    path: '/admin-api/jadwal/{id}/daftar-hadir-kegiatan.pdf',
    access: 'office:verifikasi',
    summary: 'Daftar hadir kegiatan untuk ditandatangani',
    payload: z.object({ id: recordId }),
    answer: 'file',
    problems: [NONE],
  },
  recogniseAttended: {
    method: 'POST',
    path: '/admin-api/jadwal/{id}/akui-peserta',
    access: 'office:verifikasi',
    summary: 'Akui semua peserta yang hadir, dengan poin dari skemanya',
    payload: z.object({ id: recordId }),
    answer: z.object({ diakui: z.number() }),
    problems: [NONE, 'ACTIVITY_NOT_OVER', 'ACTIVITY_CANCELLED'],
  },
})
