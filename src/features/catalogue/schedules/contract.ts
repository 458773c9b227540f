import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { anyProvince, recordId, searchWords, Zone } from '../../../lib/calls/field.ts'
import { limits } from '../../../limits.ts'
import { SchemeContent } from '../schemes/contract.ts'
import { CATEGORY_KINDS } from '../schemes/rules.ts'
import { Venue } from '../venues/contract.ts'
import { METHODS, SCHEDULE_STATES } from './rules.ts'

const day = z.string().nullable()
const flag = z.enum(['0', '1']).catch('0')
/** YYYY-MM of a year in which somebody can have an exam; what is no month at all counts as not given. */
const month = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : ''),
  z.union([z.literal(''), z.string().regex(/^(19|20|21)/)], 'Bulan di luar kalender.').default(''),
)

/** A schedule as the wire knows it (spec section 3): a scheme offered at a time, with what its pages add (domain 2.2). */
export const Training = SchemeContent.extend({
  id: z.number(),
  tanggal_sertifikasi: day,
  start_date: day,
  end_date: day,
  jenis: z.enum(CATEGORY_KINDS),
  jam_mulai: z.string(),
  jam_selesai: z.string(),
  zona_waktu: Zone,
  pendaftaran_dibuka: day,
  pendaftaran_ditutup: day,
  kuota: z.number(),
  terisi: z.number(),
  metode: z.enum(METHODS),
  status_jadwal: z.enum(SCHEDULE_STATES),
  tuk: Venue.omit({ foto: true }).nullable(),
  /** YYYY-MM-DD of the last change of the schedule or of its scheme. */
  updated_at: z.string(),
})
export type Training = z.output<typeof Training>

export const TrainingDetail = Training.extend({
  versi: z.number(),
  metode_uji: z.array(z.string()),
  rundown: z.array(z.object({ waktu: z.string(), kegiatan: z.string() })),
  persyaratan: z.array(z.object({ nama: z.string(), keterangan: z.string(), wajib: z.boolean() })),
  unit_kompetensi: z.array(z.object({ judul: z.string() })),
  /** The scheme's requirements of a person; null, 0 or false where it has none. */
  min_pendidikan: z.string().nullable(),
  min_pengalaman_tahun: z.number(),
  min_dokumen_amdal: z.number(),
  wajib_atpa: z.boolean(),
  ketentuan_batal: z.string(),
  /** Why it was cancelled, once it was. */
  alasan_batal: z.string().nullable(),
  /** Names only, once examiners are assigned. */
  penguji: z.array(z.string()),
})
export type TrainingDetail = z.output<typeof TrainingDetail>

export const scheduleCalls = calls({
  listTrainings: {
    method: 'GET',
    path: '/training/get',
    access: 'public',
    summary: 'Skema yang dijadwalkan; yang terdekat dahulu, arsip dengan arsip=1',
    payload: z.object({
      /** 'all', or the name of a category. */
      category: z.string('Pilih kategori.').max(100, 'Pilih kategori dari daftar.').default('all'),
      search: searchWords(limits.searchLength),
      /** 1: exams only, without maintenance activities. */
      ujian: flag.default('0'),
      /** 1: only what has a day. */
      is_jadwal: flag.default('0'),
      bulan: month,
      provinsi: anyProvince,
      metode: z.enum([...METHODS, ''], 'Pilih metode dari daftar.').default(''),
      /** 1: only schedules with free seats that are open for registration. */
      hanya_tersedia: flag.default('0'),
      /** 1: only what is over or was cancelled. */
      arsip: flag.default('0'),
    }),
    answer: z.array(Training),
    problems: [],
  },
  getTraining: {
    method: 'GET',
    path: '/training/edit/{id}',
    access: 'public',
    summary: 'Satu skema yang dijadwalkan, lengkap',
    payload: z.object({ id: recordId }),
    answer: TrainingDetail,
    problems: ['TRAINING_NOT_FOUND'],
  },
  getTrainingCalendar: {
    method: 'GET',
    path: '/jadwal-uji/{id}/jadwal.ics',
    access: 'public',
    summary: 'Jadwal sebagai berkas kalender',
    payload: z.object({ id: recordId }),
    answer: 'file',
    problems: ['TRAINING_NOT_FOUND'],
  },
})
