import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName, type Day, type Zone } from '../../../lib/day.ts'
import { foldedWords } from '../../../lib/text/fold-text.ts'
import { type CategoryKind, type Requirement, requirementsAsked } from '../schemes/rules.ts'
import type { Venue } from '../venues/contract.ts'
import type { ExamMethod } from './rules.ts'

/** The values that schedules are sorted by before their day is compared. */
const ORDERS = {
  tanggal: sql`(null::integer)`,
  biaya: sql`scheme.registration_fee`,
  kursi: sql`schedules.terisi - schedules.kuota`,
} as const

/** The nearest, the cheapest, or the most free seats first. */
export type ScheduleOrder = keyof typeof ORDERS

export interface ScheduleFilter {
  /** 'all' or the name of a category. */
  category: string
  search: string
  /** Without maintenance activities. */
  examsOnly: boolean
  datedOnly: boolean
  /** 'YYYY-MM' or ''. */
  month: string
  province: string
  method: ExamMethod | ''
  /** Over or cancelled before today, instead of those ahead. */
  archive: boolean
  today: Day
  /** The nearest first, unless said otherwise. */
  order?: ScheduleOrder
}

/** The day on which a schedule or the version of its scheme last changed; a version changes by being published. */
const lastChange = () => sql<string>`to_char(greatest(coalesce(schedules.updated_at, schedules.created_at),
  scheme.published_at) at time zone ${bodyZoneName()}, 'YYYY-MM-DD')`

/** A scheduled scheme with all its facts; the state is derived by the rules. */
const scheduleRows = (db: Db) =>
  db
    .selectFrom('schedules')
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'schedules.scheme_version_id')
    .innerJoin('schemes', 'schemes.id', 'scheme.scheme_id')
    .innerJoin('categories', 'categories.id', 'schemes.category_id')
    // Leaves out the organiser of an online schedule: nobody goes there, and no city or map is to be shown.
    .leftJoin('venues', (on) => on.onRef('venues.id', '=', 'schedules.venue_id').on('schedules.metode', '!=', 'Daring'))
    .select([
      'schedules.id',
      'schedules.version',
      'scheme.scheme_id',
      lastChange().as('updated_at'),
      'scheme.min_pendidikan',
      'scheme.wajib_atpa',
      'scheme.name',
      sql<{ name: string }>`json_build_object('name', categories.name)`.as('category'),
      sql<CategoryKind>`categories.jenis`.as('jenis'),
      'schemes.kualifikasi',
      'scheme.durasi',
      'scheme.description',
      sql<string>`scheme.description`.as('deskripsi'),
      'scheme.image',
      // Only a published version has schedules, and it names its fee.
      sql<number>`scheme.registration_fee`.as('registration_fee'),
      'scheme.detail_pelatihan',
      'scheme.jenis_kegiatan',
      'scheme.jam_pelajaran',
      'scheme.poin',
      sql<Day | null>`schedules.start_date`.as('tanggal_sertifikasi'),
      sql<Day | null>`schedules.start_date`.as('start_date'),
      sql<Day | null>`schedules.end_date`.as('end_date'),
      'schedules.jam_mulai',
      'schedules.jam_selesai',
      sql<Zone>`schedules.zona_waktu`.as('zona_waktu'),
      sql<Day | null>`schedules.pendaftaran_dibuka`.as('pendaftaran_dibuka'),
      sql<Day | null>`schedules.pendaftaran_ditutup`.as('pendaftaran_ditutup'),
      'schedules.kuota',
      'schedules.terisi',
      sql<ExamMethod>`schedules.metode`.as('metode'),
      sql<boolean>`schedules.cancelled_at is not null`.as('dibatalkan'),
      sql<Omit<Venue, 'foto'> | null>`case when venues.id is not null
        then json_build_object('id', venues.id, 'name', venues.name, 'alamat', venues.alamat, 'kota', venues.kota,
          'provinsi', venues.provinsi, 'akses_difabel', venues.akses_difabel, 'jenis', venues.jenis) end`.as('tuk'),
    ])

export type ScheduleRow = Awaited<ReturnType<ReturnType<typeof scheduleRows>['executeTakeFirstOrThrow']>>

/** Returns the schedules ahead, soonest first and those without a day last, or the archive, newest first. */
export function schedulesBy(db: Db, filter: ScheduleFilter): Promise<ScheduleRow[]> {
  const past = sql<boolean>`(schedules.end_date < ${filter.today} or schedules.cancelled_at is not null)`
  let query = scheduleRows(db).where('scheme.published_at', 'is not', null)
  query = filter.archive ? query.where(past) : query.where(sql<boolean>`(${past}) is not true`)
  if (filter.category !== 'all') query = query.where('categories.name', '=', filter.category)
  if (filter.examsOnly) query = query.where('categories.jenis', '!=', 'pemeliharaan')
  if (filter.datedOnly || filter.month) query = query.where('schedules.start_date', 'is not', null)
  if (filter.month) {
    const first = sql`${`${filter.month}-01`}::date`
    query = query.where(sql<boolean>`schedules.start_date < ${first} + interval '1 month'`)
    query = query.where(sql<boolean>`coalesce(schedules.end_date, schedules.start_date) >= ${first}`)
  }
  if (filter.province) query = query.where('venues.provinsi', '=', filter.province)
  if (filter.method) query = query.where('schedules.metode', '=', filter.method)
  if (filter.search) {
    const shown = sql`fold_text(concat_ws(' ', scheme.name, venues.name, venues.kota))`
    for (const word of foldedWords(filter.search)) query = query.where(sql<boolean>`strpos(${shown}, ${word}) > 0`)
  }
  return query
    .orderBy(ORDERS[filter.order ?? 'tanggal'])
    .orderBy('schedules.start_date', filter.archive ? 'desc' : (order) => order.asc().nullsLast())
    .orderBy('schedules.id')
    .execute()
}

export const scheduleById = (db: Db, id: number): Promise<ScheduleRow | undefined> =>
  scheduleRows(db).where('schedules.id', '=', id).where('scheme.published_at', 'is not', null).executeTakeFirst()

export interface ScheduleParticulars {
  versi: number
  metode_uji: string[]
  min_pengalaman_tahun: number
  min_dokumen_amdal: number
  rundown: unknown
  persyaratan: Requirement[]
  unit_kompetensi: unknown
  ketentuan_batal: string
  alasan_batal: string | null
  penguji: string[]
}

/** Returns the facts that only the page of one schedule shows. */
export async function scheduleParticulars(db: Db, id: number): Promise<ScheduleParticulars> {
  const { min_pendidikan, persyaratan, ...others } = await db
    .selectFrom('schedules')
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'schedules.scheme_version_id')
    .select([
      'scheme.versi',
      'scheme.metode_uji',
      'scheme.min_pengalaman_tahun',
      'scheme.min_dokumen_amdal',
      'schedules.rundown',
      'scheme.min_pendidikan',
      sql<Requirement[]>`scheme.persyaratan`.as('persyaratan'),
      'scheme.unit_kompetensi',
      'schedules.ketentuan_batal',
      'schedules.alasan_batal',
      sql<string[]>`array(select examiners.name from schedule_examiners
        join examiners on examiners.id = schedule_examiners.examiner_id
        where schedule_examiners.schedule_id = schedules.id order by examiners.name)`.as('penguji'),
    ])
    .where('schedules.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...others, persyaratan: requirementsAsked({ persyaratan, min_pendidikan }) }
}
