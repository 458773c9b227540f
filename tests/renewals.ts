import { sql } from 'kysely'
import { addDays, type Day, day } from '../src/lib/day.ts'
import { type Applicant, applicant, completeDraft, examOn, takeOwnTransition } from './applications.ts'
import { makeCertificate } from './certificates.ts'
import { makeReport } from './duties.ts'
import type { TestApp } from './harness.ts'
import type { Answer } from './http.ts'
import { makeFile } from './personal-data.ts'
import { reportDocument } from './reports.ts'

/** How KTPA is examined again, and how a renewal of it by its own scheme. */
export const FULL = ['Uji tulis', 'Pemeriksaan portofolio', 'Wawancara']
export const SHORT = ['Pemeriksaan portofolio', 'Wawancara']

/** The day on which the test's clock stands. */
export const TODAY = day('2026-11-20')

const requirement = (nama: string) => ({ nama, keterangan: '', wajib: true })

/** A date of a new certification of KTPA, and one of its renewal. */
export async function makeRenewalSchedules(site: TestApp): Promise<{ anew: number; renewal: number }> {
  const anew = await examOn(site, { kuota: 99 }, { category: 'KTPA', methods: FULL })
  const persyaratan = ['KTP', 'Sertifikat yang akan diperpanjang'].map(requirement)
  const scheme = { category: 'Perpanjangan', jenis: 'perpanjangan', methods: SHORT, asks: { persyaratan } } as const
  const renewal = await examOn(site, { kuota: 99 }, scheme)
  await sql`update schemes set kualifikasi = 'KTPA' from schedules join scheme_versions as version
    on version.id = schedules.scheme_version_id where schedules.id = ${renewal} and schemes.id = version.scheme_id`.execute(
    site.db,
  )
  return { anew, renewal }
}

export interface Renewer extends Applicant {
  certificate: { id: number; no_sertifikasi: string }
}

interface RenewerChoices {
  ends?: Day
  status?: 'aktif' | 'dibekukan' | 'dicabut'
  scheme_version_id?: number
}

/** Somebody whose KTPA certificate ends in a hundred days. */
export async function renewer(
  site: TestApp,
  { ends = addDays(TODAY, 100), ...more }: RenewerChoices = {},
): Promise<Renewer> {
  const who = await applicant(site)
  const life = { valid_from: addDays(ends, -1096), valid_until: ends, ...more }
  return { ...who, certificate: await makeCertificate(site.db, { user_id: who.account.id, ...life }) }
}

export const begin = ({ browser }: Applicant, schedule: number): Promise<Answer> =>
  browser.post(`/training/daftar/${schedule}`)

/** An application as its owner sees it. */
export const applicationSeenBy = async ({ browser }: Applicant, id: number) =>
  (await browser.get(`/user-training/${id}`)).body

/** A year of a certificate that is over and asks for a report; answers its number. */
export async function makeYear({ db }: TestApp, { account, certificate }: Renewer): Promise<number> {
  const days = { mulai: '2023-11-01', selesai: '2024-10-31', jatuh_tempo: '2024-10-31', lapor_mulai: '2024-05-01' }
  const { id } = await db
    .insertInto('certificate_years')
    .values({ ...days, user_id: account.id, certificate_id: certificate.id, ke: 1, wajib_kegiatan: 0, wajib_poin: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An accepted report of a year with one document; answers its evidence. */
export async function makeAccepted(site: TestApp, { account }: Renewer, year: number): Promise<string> {
  const bukti = await makeFile(site, account.id, 'bukti_laporan')
  const dokumen = JSON.stringify([reportDocument(bukti)])
  await makeReport(site.db, account.id, year, day('2026-10-01'), 'diterima')
  await sql`update performance_reports set nihil = false, dokumen = ${dokumen}::jsonb where year_id = ${year}`.execute(
    site.db,
  )
  return bukti
}

/** Sends a renewal whose form is complete; answers its number. */
export async function sentRenewal(site: TestApp, who: Renewer, schedule: number): Promise<number> {
  const { id } = (await begin(who, schedule)).body
  await site.db.deleteFrom('application_files').where('user_training_id', '=', id).execute()
  await site.db.deleteFrom('application_evidence').where('user_training_id', '=', id).execute()
  await completeDraft(site, id)
  const answer = await takeOwnTransition(who, id, 'kirim', 'draft')
  if (answer.status !== 200) throw new Error(answer.text)
  return id
}
