import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { hour, recordId, referenceId, seenVersion, wholeNumber, words, yesNo } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { PrivateFile } from '../../../platform/files/contract.ts'
import { STAGE_NAMES } from '../../applications/rules.ts'
import { LEAST_REASON, MOST_EXTRA_MINUTES } from '../desk/rules.ts'
import { ENTRY_KIND_NAMES, ENTRY_REFUSAL_NAMES } from '../entry-rules.ts'
import { SCREEN_STATE_NAMES } from '../screen-rules.ts'
import { INVIGILATOR_TRANSITIONS, SITTING_STATE_NAMES } from '../state-rules.ts'

const row = z.object({
  skema: z.string(),
  tempat: z.string(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  jam_mulai: z.string(),
  jam_selesai: z.string(),
  zona_waktu: z.string(),
  di_layar: z.boolean(),
  opened_at: Moment.nullable(),
  ended_at: Moment.nullable(),
  peserta: z.number(),
  datang: z.number(),
  mengerjakan: z.number(),
  selesai: z.number(),
  /** Today's first, then those ahead, then those that are over. */
  giliran: z.number(),
})

export const screenExamResource = resource({
  noun: 'ScreenExam',
  name: 'ujian',
  title: 'ujian di layar',
  access: 'office:ujian',
  form: z.object({}),
  record: row,
  filters: { kapan: z.enum(['hari_ini', 'mendatang']), di_layar: z.stringbool() },
  sort: ['giliran', 'start_date', 'id'],
  order: 'asc',
  verbs: ['list'],
})

const Candidate = z.object({
  user_training_id: z.number(),
  nomor: z.string().nullable(),
  nama: z.string(),
  tahap: z.enum(STAGE_NAMES),
  attended_at: Moment.nullable(),
  kursi: z.string(),
  kode: z.string().nullable(),
  /** How many numbers the form has. */
  butir: z.number(),
  /** Null, like the state, before a device was prepared. */
  pengerjaan_id: z.number().nullable(),
  status: z.enum(SITTING_STATE_NAMES).nullable(),
  sisa_detik: z.number().nullable(),
  tambahan_menit: z.number(),
  /** Of pauses that are over. */
  detik_jeda: z.number(),
  terjawab: z.number(),
  perangkat_nama: z.string().nullable(),
  /** Since when a device of somebody who works has been silent. */
  tanpa_kabar_sejak: Moment.nullable(),
  perangkat_menunggu: z.object({ id: z.number(), nama: z.string(), asked_at: Moment }).nullable(),
  /** How often something happened that people look at, and how many entries do not count. */
  kejadian: z.number(),
  ditolak: z.number(),
})

const Incident = z.object({
  id: z.number(),
  jam: z.string(),
  uraian: z.string(),
  user_training_id: z.number().nullable(),
  nomor: z.string().nullable(),
  nama: z.string().nullable(),
  penulis: z.string(),
  created_at: Moment,
  berkas: PrivateFile.nullable(),
})

const Desk = row.omit({ giliran: true }).extend({
  id: z.number(),
  version: z.number(),
  keadaan: z.enum(SCREEN_STATE_NAMES),
  kalkulator: z.boolean(),
  /** The Config Key of the Safe Exam Browser that is demanded; null where any browser will do. */
  kunci_peramban: z.string().nullable(),
  waktu_server: Moment,
  boleh_diatur: z.boolean(),
  boleh_dibuka: z.boolean(),
  daftar: z.array(Candidate),
  catatan_kejadian: z.array(Incident),
})

const Log = z.object({
  id: z.number(),
  kode: z.string(),
  devices: z.array(
    z.object({
      id: z.number(),
      urutan: z.number(),
      nama: z.string(),
      asked_at: Moment,
      accepted_at: Moment.nullable(),
      accepted_by_name: z.string().nullable(),
      replaced_at: Moment.nullable(),
    }),
  ),
  entries: z.array(
    z.object({
      /** The order of its device. */
      perangkat_urutan: z.number(),
      urutan: z.number(),
      jenis: z.enum(ENTRY_KIND_NAMES),
      nomor: z.number().nullable(),
      at: Moment,
      received_at: Moment,
      tolak: z.enum(ENTRY_REFUSAL_NAMES).nullable(),
    }),
  ),
})

const MOST_CANDIDATES = 500
const chosen = z.array(referenceId, 'Pilih pesertanya.').min(1, 'Pilih pesertanya.').max(MOST_CANDIDATES)
/** What was done for whom, and why not for the others; both by sitting. */
const Outcome = z.object({
  berhasil: z.array(z.object({ id: z.number(), status: z.enum(SITTING_STATE_NAMES) })),
  dilewati: z.array(z.object({ id: z.number(), alasan: z.string() })),
})
const seen = { id: recordId, version: seenVersion }
const PROBLEMS = ['RECORD_NOT_FOUND', 'OWN_EXAM'] as const

const examCalls = calls({
  getScreenExam: {
    method: 'GET',
    path: '/admin-api/ujian/{id}',
    access: 'office:ujian',
    summary: 'Meja pengawas satu ujian: peserta, sisa waktu, perangkat, dan catatan kejadian',
    payload: z.object({ id: recordId }),
    answer: Desk,
    problems: PROBLEMS,
  },
  setScreenExam: {
    method: 'PUT',
    path: '/admin-api/ujian/{id}',
    access: 'office:ujian',
    summary: 'Tetapkan cara satu ujian dikerjakan: di layar atau di kertas; sebelum ujian dibuka',
    payload: z.object({ ...seen, di_layar: yesNo, kalkulator: yesNo, peramban_aman: yesNo }),
    answer: Desk,
    problems: [...PROBLEMS, 'STALE', 'SCREEN_EXAM_OPENED'],
  },
  openScreenExam: {
    method: 'POST',
    path: '/admin-api/ujian/{id}/buka',
    access: 'office:ujian',
    summary: 'Buka ujian di layar, tidak sebelum jamnya; sesudah itu peserta yang hadir dapat mulai',
    payload: z.object(seen),
    answer: Desk,
    problems: [...PROBLEMS, 'STALE', 'SCREEN_EXAM_EARLY'],
  },
  endScreenExam: {
    method: 'POST',
    path: '/admin-api/ujian/{id}/akhiri',
    access: 'office:ujian',
    summary: 'Akhiri ujian di layar bagi semua peserta; yang dijawab sampai saat itu tetap dihitung',
    payload: z.object(seen),
    inParts: true,
    answer: Outcome,
    problems: [...PROBLEMS, 'STALE'],
  },
})

const sittingCalls = calls({
  moveSittings: {
    method: 'POST',
    path: '/admin-api/ujian/{id}/pengerjaan',
    access: 'office:ujian',
    summary: 'Jeda, lanjutkan, akhiri, atau tutup pengerjaan peserta yang dipilih, satu per satu',
    payload: z.object({ id: recordId, langkah: z.enum(INVIGILATOR_TRANSITIONS, 'Pilih langkahnya.'), ids: chosen }),
    inParts: true,
    answer: Outcome,
    problems: PROBLEMS,
  },
  giveSittingTime: {
    method: 'POST',
    path: '/admin-api/ujian/{id}/waktu',
    access: 'office:ujian',
    summary: 'Beri waktu tambahan kepada peserta yang dipilih, dengan alasan',
    payload: z.object({
      id: recordId,
      menit: wholeNumber('Menit', 1, MOST_EXTRA_MINUTES),
      alasan: words('Alasan', 500).min(LEAST_REASON, 'Tulis alasannya.'),
      /** With the minutes that were seen, so that a repetition adds nothing. */
      pilihan: z
        .array(z.object({ id: referenceId, tambahan_menit: z.number().int().min(0) }), 'Pilih pesertanya.')
        .min(1, 'Pilih pesertanya.')
        .max(MOST_CANDIDATES),
    }),
    inParts: true,
    answer: Outcome,
    problems: PROBLEMS,
  },
  allowDevice: {
    method: 'POST',
    path: '/admin-api/ujian/{id}/perangkat',
    access: 'office:ujian',
    summary: 'Izinkan perangkat lain yang menunggu, yang menggantikan perangkat sebelumnya, atau tolak',
    payload: z.object({
      id: recordId,
      pengerjaan_id: referenceId,
      perangkat_id: referenceId,
      langkah: z.enum(['izinkan', 'tolak'], 'Pilih langkahnya.'),
    }),
    answer: Desk,
    problems: [...PROBLEMS, 'STALE'],
  },
  getSittingLog: {
    method: 'GET',
    path: '/admin-api/ujian/{id}/pengerjaan/{pengerjaan_id}',
    access: 'office:ujian',
    summary: 'Kejadian dan isian yang ditolak pada satu pengerjaan, tanpa isi jawaban; dinilai oleh orang',
    payload: z.object({ id: recordId, pengerjaan_id: recordId }),
    answer: Log,
    problems: PROBLEMS,
  },
  createExamIncident: {
    method: 'POST',
    path: '/admin-api/ujian/{id}/kejadian',
    access: 'office:ujian',
    summary: 'Catat kejadian pada ujian; masuk ke berita acaranya dengan sendirinya',
    payload: z.object({
      id: recordId,
      jam: hour('Jam'),
      uraian: words('Uraian', 1000).min(5, 'Tulis apa yang terjadi.'),
      user_training_id: z.preprocess((value) => value || null, referenceId.nullable().default(null)),
      file_id: z.preprocess((value) => value || null, z.uuid('Unggah gambarnya lagi.').nullable().default(null)),
    }),
    answer: z.object({ id: z.number() }),
    problems: [...PROBLEMS, 'FILE_NOT_FOUND'],
  },
})

export const sittingOfficeCalls = { ...resourceCalls(screenExamResource), ...examCalls, ...sittingCalls }
