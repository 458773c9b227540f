import { sql } from 'kysely'
import { keepFile } from '../src/features/platform/files/service.ts'
import { maintenanceHandlers } from '../src/features/upkeep/maintenance/handlers.ts'
import { maintenanceOfficeHandlers } from '../src/features/upkeep/maintenance/office/handlers.ts'
import { addDays, type Day, momentIn, type Zone } from '../src/lib/day.ts'
import type { Crew } from './exams.ts'
import { samplePaper } from './papers.tsx'
import { drawingContext, morning, type Parts, type Person, past } from './past.ts'

const NEW_HOLDER = 'pemegang@example.com'
const OLD_HOLDER = 'pemegang.lama@example.com'

interface Elsewhere {
  jenis_kegiatan: 'bimtek' | 'workshop' | 'seminar' | 'webinar'
  nama_kegiatan: string
  penyelenggara: string
  jam_pelajaran: number
  /** When it was. */
  days_ago: number
  status: 'draft' | 'diajukan' | 'perlu_perbaikan' | 'diakui'
  /** Drawn into the sample. */
  audit?: true
}

const OF_NEW_HOLDER: Elsewhere[] = [
  {
    jenis_kegiatan: 'seminar',
    nama_kegiatan: 'Seminar Pengelolaan Daerah Aliran Sungai',
    penyelenggara: 'Universitas Rimba Nusantara',
    jam_pelajaran: 6,
    days_ago: 12,
    status: 'diajukan',
  },
  {
    jenis_kegiatan: 'webinar',
    nama_kegiatan: 'Webinar Pemodelan Mutu Udara untuk Kajian Andal',
    penyelenggara: 'Perkumpulan Ahli Udara Bersih',
    jam_pelajaran: 3,
    days_ago: 8,
    status: 'perlu_perbaikan',
  },
  {
    jenis_kegiatan: 'workshop',
    nama_kegiatan: 'Workshop Valuasi Jasa Lingkungan',
    penyelenggara: 'Yayasan Pesisir Lestari',
    jam_pelajaran: 8,
    days_ago: 4,
    status: 'draft',
  },
]

const OF_OLD_HOLDER: Elsewhere[] = [
  {
    jenis_kegiatan: 'bimtek',
    nama_kegiatan: 'Bimtek Penyusunan RKL-RPL Rinci',
    penyelenggara: 'Universitas Rimba Nusantara',
    jam_pelajaran: 16,
    days_ago: 700,
    status: 'diakui',
  },
  {
    jenis_kegiatan: 'seminar',
    nama_kegiatan: 'Seminar Keanekaragaman Hayati Mangrove',
    penyelenggara: 'Yayasan Pesisir Lestari',
    jam_pelajaran: 6,
    days_ago: 400,
    status: 'diakui',
  },
  {
    jenis_kegiatan: 'workshop',
    nama_kegiatan: 'Workshop Konsultasi Publik yang Inklusif',
    penyelenggara: 'Forum Masyarakat Hutan',
    jam_pelajaran: 8,
    days_ago: 12,
    status: 'diakui',
    audit: true,
  },
]

/** Two holders: one who has kept up each year and was at an activity of ours, one who begins. */
export async function seedMaintenance(parts: Parts, people: Person[], crew: Crew): Promise<void> {
  const fresh = people.find(({ email }) => email === NEW_HOLDER)
  const old = people.find(({ email }) => email === OLD_HOLDER)
  if (!fresh || !old) return
  for (const activity of OF_NEW_HOLDER) await completeActivity(parts, fresh, crew, activity)
  for (const activity of OF_OLD_HOLDER) await completeActivity(parts, old, crew, activity)
  const [free, billed] = [await nextScheduleId(parts, false), await nextScheduleId(parts, true)]
  if (free) await maintenanceHandlers.registerActivity(past(parts, morning(parts.today, 2), fresh), { id: free })
  if (billed) await maintenanceHandlers.registerActivity(past(parts, morning(parts.today, 0), fresh), { id: billed })
  await attendActivity(parts, old, crew)
}

/** An activity elsewhere, as far on its way as it says. */
async function completeActivity(parts: Parts, who: Person, { office }: Crew, activity: Elsewhere): Promise<void> {
  const { days_ago, status, audit, ...given } = activity
  const on = addDays(parts.today, -days_ago)
  const memberContext = past(parts, morning(on, -1), who)
  const bytes = await samplePaper(given.nama_kegiatan, on)
  const paper = { name: 'sertifikat-kegiatan.pdf', type: 'application/pdf', bytes }
  const file = { userId: who.id, jenis: 'bukti_kegiatan', ...paper } as const
  const { id: bukti_id } = await keepFile(parts.db, { ...parts, now: memberContext.now }, file)
  const days = { tanggal_mulai: on, tanggal_selesai: on }
  const draft = await maintenanceHandlers.beginOutsideActivity(memberContext, {
    ...given,
    ...days,
    peran: 'peserta',
    bukti_id,
  })
  if (status === 'draft') return
  const { id, version } = await maintenanceHandlers.sendOutsideActivity(memberContext, draft)
  const looked = past(parts, morning(on, -3), office)
  const alasan = 'Sertifikat yang diunggah tidak memuat jumlah jam pelajaran. Lampirkan jadwal acaranya.'
  if (status === 'perlu_perbaikan') await maintenanceOfficeHandlers.returnActivity(looked, { id, version, alasan })
  if (status === 'diakui') {
    const ctx = audit ? drawingContext(looked) : looked
    await maintenanceOfficeHandlers.recogniseActivity(ctx, { id, version, poin: given.jam_pelajaran })
  }
}

const maintenanceSchedules = (parts: Parts) =>
  parts.db
    .selectFrom('schedules')
    .innerJoin('scheme_versions as version', 'version.id', 'schedules.scheme_version_id')
    .innerJoin('schemes', 'schemes.id', 'version.scheme_id')
    .innerJoin('categories', 'categories.id', 'schemes.category_id')
    .where('categories.jenis', '=', 'pemeliharaan')
    .where('schedules.cancelled_at', 'is', null)
    .whereRef('schedules.terisi', '<', 'schedules.kuota')

/** The next open date, with a fee or without. */
async function nextScheduleId(parts: Parts, isBilled: boolean): Promise<number | undefined> {
  const found = await maintenanceSchedules(parts)
    .select('schedules.id')
    .where('version.registration_fee', isBilled ? '>' : '=', 0)
    .where('schedules.pendaftaran_dibuka', '<=', addDays(parts.today, -3))
    .where('schedules.pendaftaran_ditutup', '>', parts.today)
    .orderBy('schedules.start_date')
    .executeTakeFirst()
  return found?.id
}

/** Took part in the latest activity that is over; the participants are still to be recognised. */
async function attendActivity(parts: Parts, who: Person, { office }: Crew): Promise<void> {
  const date = await maintenanceSchedules(parts)
    .select([
      'schedules.id',
      sql<Day>`schedules.end_date`.as('end'),
      sql<Day>`schedules.pendaftaran_ditutup`.as('closes'),
      sql<Zone>`schedules.zona_waktu`.as('zona'),
    ])
    .where('schedules.end_date', '<', parts.today)
    .where('version.registration_fee', '=', 0)
    .orderBy('schedules.end_date', 'desc')
    .executeTakeFirst()
  if (!date) return
  const registering = past(parts, morning(date.closes, 2), who)
  const { id, version } = await maintenanceHandlers.registerActivity(registering, { id: date.id })
  const there = past(parts, momentIn(date.zona, date.end, '09.00'), office)
  await maintenanceOfficeHandlers.attendActivity(there, { id, version })
}
