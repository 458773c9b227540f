import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId, seenVersion } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { Training, TrainingDetail } from '../../catalogue/schedules/contract.ts'
import { OFFERED_KIND_NAMES } from '../../catalogue/schemes/activity-rules.ts'
import { RefundIfLeft } from '../../certification/invoices/refunds/if-left-contract.ts'
import { PrivateFile } from '../../platform/files/contract.ts'
import { OutsideActivity } from './outside-contract.ts'
import { ACTIVITY_KIND_NAMES, ACTIVITY_STATE_NAMES, ROLE_NAMES } from './rules.ts'

/** The facts that an offer adds for members: what it is worth, and how they stand to it. */
const offer = {
  jenis_kegiatan: z.enum(OFFERED_KIND_NAMES).nullable(),
  jam_pelajaran: z.number().nullable(),
  poin: z.number().nullable(),
  /** The member's own registration that stands. */
  saya: z.object({ id: z.number(), status: z.enum(ACTIVITY_STATE_NAMES), status_label: z.string() }).nullable(),
  /** Why the member cannot register now. */
  halangan: z.string().nullable(),
}

export const OfferedActivity = Training.extend(offer)
export type OfferedActivity = z.output<typeof OfferedActivity>

export const OfferedActivityDetail = TrainingDetail.extend(offer)
export type OfferedActivityDetail = z.output<typeof OfferedActivityDetail>

const row = {
  id: z.number(),
  version: z.number(),
  /** Done elsewhere. */
  luar: z.boolean(),
  jenis_kegiatan: z.enum([...ACTIVITY_KIND_NAMES, '']),
  nama_kegiatan: z.string(),
  penyelenggara: z.string(),
  tanggal_mulai: z.string().nullable(),
  tanggal_selesai: z.string().nullable(),
  jam_pelajaran: z.number().nullable(),
  /** Given when it was recognised. */
  poin: z.number().nullable(),
  status: z.enum(ACTIVITY_STATE_NAMES),
  status_label: z.string(),
}

export const OwnActivityRow = z.object(row)
export type OwnActivityRow = z.output<typeof OwnActivityRow>

export const OwnActivity = z.object({
  ...row,
  schedule_id: z.number().nullable(),
  peran: z.enum(ROLE_NAMES),
  bukti: PrivateFile.nullable(),
  /** The office's words when it asks for a correction or refuses. */
  catatan: z.string().nullable(),
  /** The deadline for payment. */
  due_at: Moment.nullable(),
  waktu: z.string(),
  alamat: z.string().nullable(),
  /** The address of an online activity; null until the seat is certain. */
  ruang_daring: z.string().nullable(),
  submitted_at: Moment.nullable(),
  attended_at: Moment.nullable(),
  no_sertifikat: z.string().nullable(),
  /** True when there is a certificate of attendance to download. */
  sertifikat: z.boolean(),
  ada_invoice: z.boolean(),
  /** Where the QR code leads that is scanned at the door; null while there is nothing to scan. */
  kode: z.string().nullable(),
  riwayat: z.array(z.object({ label: z.string(), catatan: z.string().nullable(), at: Moment })),
  can: z.object({ ubah: z.boolean(), hapus: z.boolean(), batal: z.boolean() }),
  /** In rupiah: what was paid, and what of it comes back if one leaves now; null while nothing is paid. */
  bila_batal: RefundIfLeft.nullable(),
  /** Why a registration cannot be cancelled now, where it once could. */
  halangan_batal: z.string().nullable(),
})
export type OwnActivity = z.output<typeof OwnActivity>

const NONE = 'RECORD_NOT_FOUND'

export const maintenanceCalls = calls({
  listOfferedActivities: {
    method: 'GET',
    path: '/pemeliharaan/daftar',
    access: 'member',
    summary: 'Kegiatan pemeliharaan yang ditawarkan, dengan pendaftaran sendiri',
    answer: z.array(OfferedActivity),
    problems: [],
  },
  getOfferedActivity: {
    method: 'GET',
    path: '/pemeliharaan/daftar/{id}',
    access: 'member',
    summary: 'Satu kegiatan yang ditawarkan, lengkap',
    payload: z.object({ id: recordId }),
    answer: OfferedActivityDetail,
    problems: ['TRAINING_NOT_FOUND'],
  },
  registerActivity: {
    method: 'POST',
    path: '/pemeliharaan/daftar/{id}',
    access: 'member',
    summary: 'Daftar pada kegiatan; yang berbiaya mendapat invoice',
    payload: z.object({ id: recordId }),
    answer: OwnActivity,
    status: 201,
    problems: [
      'TRAINING_NOT_FOUND',
      'HOLDERS_ONLY',
      'REGISTRATION_CLOSED',
      'ACTIVITY_FULL',
      'REGISTERED_ALREADY',
      'ACTIVITY_KNOWN',
    ],
  },
  listOwnActivities: {
    method: 'GET',
    path: '/pemeliharaan',
    access: 'member',
    summary: 'Kegiatan pemeliharaan sendiri, yang terbaru dahulu',
    answer: z.array(OwnActivityRow),
    problems: [],
  },
  getOwnActivity: {
    method: 'GET',
    path: '/pemeliharaan/{id}',
    access: 'member',
    summary: 'Satu kegiatan pemeliharaan sendiri',
    payload: z.object({ id: recordId }),
    answer: OwnActivity,
    problems: [NONE],
  },
  beginOutsideActivity: {
    method: 'POST',
    path: '/pemeliharaan',
    access: 'member',
    summary: 'Buat draf kegiatan luar',
    payload: OutsideActivity,
    answer: OwnActivity,
    status: 201,
    problems: ['HOLDERS_ONLY', 'FILE_NOT_FOUND'],
  },
  saveOutsideActivity: {
    method: 'PUT',
    path: '/pemeliharaan/{id}',
    access: 'member',
    summary: 'Simpan isian kegiatan luar selama draf atau perlu perbaikan',
    payload: OutsideActivity.extend({ id: recordId, version: seenVersion }),
    answer: OwnActivity,
    problems: [NONE, 'STALE', 'ACTIVITY_LOCKED', 'ACTIVITY_KNOWN', 'FILE_NOT_FOUND'],
  },
  sendOutsideActivity: {
    method: 'POST',
    path: '/pemeliharaan/{id}/kirim',
    access: 'member',
    summary: 'Ajukan kegiatan luar, atau ajukan lagi sesudah diperbaiki',
    payload: z.object({ id: recordId, version: seenVersion }),
    answer: OwnActivity,
    problems: [NONE, 'STALE', 'ACTIVITY_LOCKED', 'ACTIVITY_KNOWN'],
  },
  removeOutsideActivity: {
    method: 'DELETE',
    path: '/pemeliharaan/{id}',
    access: 'member',
    summary: 'Hapus draf kegiatan luar',
    payload: z.object({ id: recordId }),
    answer: 'nothing',
    problems: [NONE, 'ACTIVITY_LOCKED'],
  },
  cancelActivity: {
    method: 'POST',
    path: '/pemeliharaan/{id}/batal',
    access: 'member',
    summary: 'Batalkan pendaftaran, paling lambat sehari sebelum kegiatan',
    payload: z.object({ id: recordId, version: seenVersion }),
    answer: OwnActivity,
    problems: [NONE, 'STALE', 'ACTIVITY_BEGUN', 'PROOF_UNDECIDED'],
  },
  getAttendanceCertificate: {
    method: 'GET',
    path: '/pemeliharaan/{id}/sertifikat.pdf',
    access: 'member',
    summary: 'Sertifikat kehadiran sebagai PDF, sesudah hadir',
    payload: z.object({ id: recordId }),
    answer: 'file',
    problems: [NONE],
  },
})
