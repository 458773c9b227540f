import { formHandlers } from '../src/features/certification/applications/form/handlers.ts'
import { applicationHandlers } from '../src/features/certification/applications/handlers.ts'
import { startHandlers } from '../src/features/certification/applications/start/handlers.ts'
import { transitionHandlers } from '../src/features/certification/applications/transitions/handlers.ts'
import { writeStatusLetter } from '../src/features/certification/certificates/papers/status-letter-service.ts'
import { keepFile } from '../src/features/platform/files/service.ts'
import { certificateNumber } from '../src/features/platform/settings/certificate-number-rules.ts'
import { settingsOn } from '../src/features/platform/settings/service.ts'
import { addDays, addMonths } from '../src/lib/day.ts'
import { decideRecordClaim } from '../src/processes/records/claim-earlier-records.ts'
import { importRecords } from '../src/processes/records/import-records.ts'
import { DECLARATION } from './applications.ts'
import { candidates } from './content/candidates.ts'
import type { Crew } from './exams.ts'
import { samplePaper } from './papers.tsx'
import { morning, type Parts, type Person, past } from './past.ts'

const HOLDER = 'pemegang.lama@example.com'
const LATE = 'yusuf.rahman@example.com'
/** Days since the late one’s certificate from before the portal ended, after the exam for which it was asked. */
const ENDED = 4

/** Brings in a certificate from before the portal, with which its holder applies to lead teams and which they renew late. */
export async function seedEarlierRecord(parts: Parts, people: Person[], crew: Crew): Promise<void> {
  const late = people.find(({ email }) => email === LATE)
  if (!late) return
  await bringIn(parts, crew)
  await recognise(parts, late, crew)
}

/** A holder with a letter on their status, and one whose certificate from before the portal is renewed in the grace. */
export async function seedRenewal(parts: Parts, people: Person[]): Promise<void> {
  const holder = people.find(({ email }) => email === HOLDER)
  const late = people.find(({ email }) => email === LATE)
  if (holder) await letterFor(parts, holder)
  if (late) await renewLate(parts, late)
}

async function letterFor(parts: Parts, who: Person): Promise<void> {
  const certificate = await parts.db
    .selectFrom('certificates')
    .select(['id', 'no_sertifikasi'])
    .where('user_id', '=', who.id)
    .executeTakeFirst()
  if (certificate) await writeStatusLetter(past(parts, morning(parts.today, 20), who), who.id, certificate)
}

async function renewLate(parts: Parts, who: Person): Promise<void> {
  const schedule = await renewalSchedule(parts)
  if (!schedule) return
  const ctx = past(parts, morning(parts.today, 2), who)
  const pernyataan = { ...DECLARATION, tanda_tangan: who.name }
  const { id } = await startHandlers.startApplication(ctx, { id: schedule.id })
  const { version } = await applicationHandlers.getApplication(ctx, { id })
  const declared = await formHandlers.saveApplication(ctx, { id, tahap: 'draft', version, pernyataan })
  const bukti = 'Lihat bab yang saya susun pada portofolio.'
  const answered = declared.asesmen.map(({ unit = '' }) => ({ unit, jawaban: 'K' as const, bukti, bukti_id: '' }))
  const given = { id, tahap: 'draft', version: declared.version, asesmen: answered } as const
  const { persyaratan } = await formHandlers.saveApplication(ctx, given)
  for (const { nama } of persyaratan.filter((asked) => asked.wajib && asked.berkas === null)) {
    const bytes = await samplePaper(nama, parts.today)
    const file = { userId: who.id, jenis: 'lainnya', name: `${nama}.pdf`, type: 'application/pdf', bytes } as const
    const { id: file_id } = await keepFile(parts.db, { ...parts, now: ctx.now }, file)
    await formHandlers.giveRequirement(ctx, { id, tahap: 'draft', persyaratan: nama, file_id, catatan: '' })
  }
  await transitionHandlers.submitApplication(ctx, { id, tahap: 'draft' })
}

/** The next open date on which ATPA is renewed. */
const renewalSchedule = ({ db, today }: Parts) =>
  db
    .selectFrom('schedules')
    .innerJoin('scheme_versions as version', 'version.id', 'schedules.scheme_version_id')
    .innerJoin('schemes', 'schemes.id', 'version.scheme_id')
    .innerJoin('categories', 'categories.id', 'schemes.category_id')
    .select('schedules.id')
    .where('categories.jenis', '=', 'perpanjangan')
    .where('schemes.kualifikasi', '=', 'ATPA')
    .where('schedules.cancelled_at', 'is', null)
    .where('schedules.pendaftaran_dibuka', '<=', addDays(today, -2))
    .where('schedules.pendaftaran_ditutup', '>', addDays(today, 7))
    .whereRef('schedules.terisi', '<', 'schedules.kuota')
    .orderBy('schedules.start_date')
    .executeTakeFirst()

/** One of the staff has compared the holder's identity card with what came in. */
async function recognise(parts: Parts, { id: userId }: Person, { office }: Crew): Promise<void> {
  const ctx = past(parts, morning(parts.today, 50), office)
  const claims = parts.db.selectFrom('record_claims').select(['id', 'version'])
  const claim = await claims.where('user_id', '=', userId).executeTakeFirstOrThrow()
  await decideRecordClaim(parts.db, ctx, { ...claim, setuju: true, catatan: null })
}

/** A certificate from before the portal is found by its holder's NIK. */
async function bringIn(parts: Parts, { office }: Crew): Promise<void> {
  const { db, today } = parts
  const ctx = past(parts, morning(today, 50), office)
  const { format_nomor_sertifikat, masa_berlaku } = await settingsOn(db, today)
  const until = addDays(today, -ENDED)
  const from = addMonths(until, -masa_berlaku)
  const { nik, nama_lengkap, kota_kabupaten, provinsi } = candidates.yusuf
  const no_sertifikasi = certificateNumber(format_nomor_sertifikat, { urut: 61, kualifikasi: 'ATPA', on: from })
  const columns = 'nama;nik;no_sertifikat;kualifikasi;kota;provinsi;berlaku_mulai;berlaku_sampai;status'
  const row = [nama_lengkap, nik, no_sertifikasi, 'ATPA', kota_kabupaten, provinsi, from, until, 'aktif'].join(';')
  const bytes = Buffer.from([columns, row].join('\n'))
  await importRecords(ctx, 'pemegang', { bytes, filename: 'contoh.csv', coba: false })
}
