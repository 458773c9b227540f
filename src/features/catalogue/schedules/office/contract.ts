import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import {
  dayOf,
  hour,
  maybeDay,
  maybeWebAddress,
  recordId,
  reference,
  seenVersion,
  wholeNumber,
  words,
  Zone,
} from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { METHODS } from '../rules.ts'
import { MOST_IN_SERIES, REPEATS } from '../series-rules.ts'

const MOST_SEATS = 10_000
const MOST_EXAMINERS = 10
const MOST_ROOMS = 99

/** When and where; hours and days are those of the zone. */
const time = {
  venue_id: reference('TUK').nullable().default(null),
  /** Null occupies the whole venue. */
  ruang: wholeNumber('Ruang', 1, MOST_ROOMS).nullable().default(null),
  start_date: maybeDay('Tanggal mulai'),
  end_date: maybeDay('Tanggal selesai'),
  jam_mulai: hour('Jam mulai'),
  jam_selesai: hour('Jam selesai'),
  zona_waktu: Zone,
  pendaftaran_dibuka: maybeDay('Pendaftaran dibuka'),
  pendaftaran_ditutup: maybeDay('Pendaftaran ditutup'),
}

const fields = z.object({
  scheme_version_id: reference('versi skema'),
  ...time,
  kuota: wholeNumber('Kuota', 1, MOST_SEATS),
  metode: z.enum(METHODS, 'Pilih metode.'),
  /** Address of the online room, shown only to those who have a seat. */
  ruang_daring: maybeWebAddress,
  /** The examiners, each named once. */
  penguji: z
    .array(reference('penguji'))
    .max(MOST_EXAMINERS, `Penguji paling banyak ${MOST_EXAMINERS}.`)
    .overwrite((ids) => [...new Set(ids)])
    .default([]),
  rundown: z
    .array(z.object({ waktu: words('Waktu', 60), kegiatan: words('Kegiatan', 300) }))
    .max(60, 'Rundown paling banyak 60 baris.')
    .default([]),
  ketentuan_batal: z.string().trim().max(2000, 'Ketentuan pembatalan paling panjang 2000 huruf.').default(''),
})

interface Times {
  start_date: string | null
  end_date: string | null
  jam_mulai: string
  jam_selesai: string
  pendaftaran_dibuka: string | null
  pendaftaran_ditutup: string | null
}

/** Days and hours must be in order; ISO days and 'JJ.MM' compare as text. */
function refuseDisorder(
  given: Times,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
) {
  const { start_date: start, end_date: end, pendaftaran_dibuka: opens, pendaftaran_ditutup: closes } = given
  const refuse = (field: keyof Times, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (start && !end) refuse('end_date', 'Tanggal selesai wajib diisi.')
  if (end && !start) refuse('start_date', 'Tanggal mulai wajib diisi.')
  if (start && end && end < start) refuse('end_date', 'Tanggal selesai tidak boleh sebelum tanggal mulai.')
  if (given.jam_selesai <= given.jam_mulai) refuse('jam_selesai', 'Jam selesai harus sesudah jam mulai.')
  if (opens && closes && closes < opens) refuse('pendaftaran_ditutup', 'Pendaftaran ditutup sesudah dibuka.')
  if (start && closes && closes > start)
    refuse('pendaftaran_ditutup', 'Pendaftaran ditutup paling lambat pada hari pertama.')
}

const TIMES = ruleOf(
  ...['start_date', 'end_date', 'jam_mulai', 'jam_selesai', 'pendaftaran_dibuka', 'pendaftaran_ditutup'],
)

const facts = {
  terisi: z.number(),
  /** People who may still come. */
  peserta: z.number(),
  skema: z.string(),
  registration_fee: z.number(),
  kategori: z.string(),
  /** Maintenance, and no exam. */
  pemeliharaan: z.boolean(),
  tuk: z.string().nullable(),
  nama_penguji: z.array(z.string()),
  cancelled_at: Moment.nullable(),
  alasan_batal: z.string().nullable(),
}

const record = fields.extend(facts)
export type ScheduleRecord = z.output<typeof record> & { id: number; version: number }

export const scheduleResource = resource({
  noun: 'Schedule',
  name: 'jadwal',
  title: 'jadwal uji',
  access: 'office:verifikasi',
  reads: 'office:administrator',
  form: fields.superRefine(refuseDisorder, TIMES),
  record,
  row: record.omit({ rundown: true, ketentuan_batal: true, ruang_daring: true }),
  filters: {
    scheme_version_id: recordId,
    venue_id: recordId,
    metode: z.enum(METHODS),
    kategori: z.string().max(60),
    dibatalkan: z.stringbool(),
    /** Overlaps another since before hours were occupied once, and is not over yet. */
    berbenturan: z.stringbool(),
    pemeliharaan: z.stringbool(),
    /** The last day is before today; else it is today or later, or nobody knows yet when. */
    lewat: z.stringbool(),
    /** Named for an examiner, or with a candidate of theirs. */
    examiner_id: recordId,
    /** Begins after today, or nobody knows yet when. */
    mendatang: z.stringbool(),
    /** The last day is on or after `sejak`, the first on or before `sampai`. */
    sejak: dayOf('Sejak'),
    sampai: dayOf('Sampai'),
  },
  sort: ['start_date', 'skema', 'tuk', 'kuota', 'terisi', 'id'],
  order: 'desc',
})

const alasan = words('Alasan', 500).min(10, 'Tulis alasan yang dapat dipahami peserta.')

export const scheduleOfficeCalls = {
  ...resourceCalls(scheduleResource),
  ...calls({
    cancelSchedule: {
      method: 'POST',
      path: '/admin-api/jadwal/{id}/batalkan',
      access: 'office:verifikasi',
      summary: 'Batalkan jadwal dan beri tahu pesertanya',
      payload: z.object({ id: recordId, version: seenVersion, alasan }),
      answer: recordOf(scheduleResource),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'SCHEDULE_ENDED'],
    },
    planSeries: {
      method: 'GET',
      path: '/admin-api/jadwal/{id}/seri',
      access: 'office:verifikasi',
      summary: 'Salinan satu jadwal sebagai daftar untuk diperiksa: akhir pekan, hari libur, dan tabrakan ditandai',
      payload: z.object({
        id: recordId,
        start_date: dayOf('Tanggal pertama'),
        setiap: z.enum(REPEATS, 'Pilih sekali, minggu, atau bulan.'),
        jarak: z.coerce.number('Jarak berupa angka bulat.').int('Jarak berupa angka bulat.').min(1).max(12).default(1),
        sampai: maybeDay('Sampai'),
        dengan_penguji: z.stringbool().default(false),
      }),
      answer: z.array(
        z.object({
          start_date: z.string(),
          end_date: z.string(),
          pendaftaran_dibuka: z.string().nullable(),
          pendaftaran_ditutup: z.string().nullable(),
          catatan: z.array(z.string()),
          halangan: z.array(z.string()),
        }),
      ),
      problems: ['RECORD_NOT_FOUND'],
    },
    copyAsSeries: {
      method: 'POST',
      path: '/admin-api/jadwal/{id}/seri',
      access: 'office:verifikasi',
      summary: 'Simpan salinan satu jadwal pada hari-hari ini: semuanya, atau tidak satu pun',
      payload: z.object({
        id: recordId,
        tanggal: z
          .array(dayOf('Tanggal'))
          .min(1, 'Pilih paling sedikit satu tanggal.')
          .max(MOST_IN_SERIES, `Paling banyak ${MOST_IN_SERIES} jadwal sekaligus.`),
        dengan_penguji: z.boolean().default(false),
      }),
      answer: z.object({ dibuat: z.array(z.number()) }),
      problems: ['RECORD_NOT_FOUND', 'DOUBLE_BOOKED'],
    },
    moveSchedule: {
      method: 'POST',
      path: '/admin-api/jadwal/{id}/pindahkan',
      access: 'office:verifikasi',
      summary: 'Pindahkan jadwal ke waktu atau tempat lain dan beri tahu pesertanya',
      payload: z
        .object({
          id: recordId,
          version: seenVersion,
          alasan,
          ...time,
          start_date: dayOf('Tanggal mulai'),
          end_date: dayOf('Tanggal selesai'),
        })
        .superRefine(refuseDisorder, TIMES),
      answer: recordOf(scheduleResource),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'SCHEDULE_ENDED', 'DOUBLE_BOOKED'],
    },
  }),
}
