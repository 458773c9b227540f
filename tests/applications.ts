import { sql } from 'kysely'
import type { Declaration, ExperienceRow } from '../src/features/certification/applications/form/contract.ts'
import type { Stage } from '../src/features/certification/applications/rules.ts'
import { loggedIn, staffIn } from './accounts.ts'
import { makeSchedule, makeScheme } from './content.ts'
import type { TestApp } from './harness.ts'
import type { Answer, Browser } from './http.ts'
import { makeFile, submitPersonalData } from './personal-data.ts'

export interface Applicant {
  browser: Browser
  account: { id: number; email: string; name: string }
}

type SchemeChoices = Parameters<typeof makeScheme>[1]
type ExamChoices = Omit<Parameters<typeof makeSchedule>[1], 'version'>

/** A scheme of its own with one schedule; answers the schedule. */
export const examOn = async (
  { db }: Pick<TestApp, 'db'>,
  exam: ExamChoices = {},
  scheme: SchemeChoices = {},
): Promise<number> => makeSchedule(db, { ...exam, version: await makeScheme(db, scheme) })

/** Somebody logged in whose personal data were sent. */
export async function applicant(site: TestApp, choices: Parameters<typeof loggedIn>[1] = {}): Promise<Applicant> {
  const { browser, account } = await loggedIn(site, choices)
  await submitPersonalData(site, account.id)
  return { browser, account }
}

/** An error as an answer does not pass silently. */
function fine({ status, body, text }: Answer) {
  if (status >= 400) throw new Error(`${status}: ${text}`)
  return body
}

/** A draft as the program begins it; answers its id. */
export const draftOf = async ({ browser }: Applicant, schedule: number): Promise<number> =>
  fine(await browser.post(`/training/daftar/${schedule}`)).id

export const DECLARATION: Declaration = {
  kebenaran: true,
  kode_etik: true,
  kerahasiaan: true,
  penggunaan_sertifikat: true,
  persetujuan_data: true,
  ada_hubungan: false,
  hubungan: '',
  tanda_tangan: 'Wulan Contoh',
}

export const experienceRow = (bukti_id: string, more: Partial<ExperienceRow> = {}): ExperienceRow => ({
  judul_dokumen: 'Amdal Rencana Pelabuhan Contoh',
  jenis_dokumen: 'Amdal',
  pemrakarsa: 'PT Contoh Bahari',
  lokasi: 'Kabupaten Contoh',
  tahun: '2021',
  peran: 'anggota',
  no_skkl: '',
  bukti_id,
  ...more,
})

const json = (value: unknown) => sql<string>`${JSON.stringify(value)}::jsonb`

/** Fills in all that the scheme asks for, without the form. */
export async function completeDraft(site: Pick<TestApp, 'db' | 'files'>, id: number): Promise<void> {
  const { db } = site
  const { user_id, persyaratan, unit_kompetensi } = await db
    .selectFrom('user_trainings')
    .innerJoin('schedules', 'schedules.id', 'user_trainings.schedule_id')
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'schedules.scheme_version_id')
    .select(['user_trainings.user_id'])
    .select(sql<{ nama: string }[]>`scheme.persyaratan`.as('persyaratan'))
    .select(sql<{ judul: string }[]>`scheme.unit_kompetensi`.as('unit_kompetensi'))
    .where('user_trainings.id', '=', id)
    .executeTakeFirstOrThrow()
  const evidence = await makeFile(site, user_id, 'bukti_pengalaman')
  const asesmen = unit_kompetensi.map(({ judul }) => ({ unit: judul, jawaban: 'K', bukti: 'Portofolio', bukti_id: '' }))
  await db
    .updateTable('user_trainings')
    .set({ pengalaman: json([experienceRow(evidence)]), asesmen: json(asesmen), pernyataan: json(DECLARATION) })
    .where('id', '=', id)
    .execute()
  await db.insertInto('application_evidence').values({ user_training_id: id, file_id: evidence }).execute()
  for (const { nama } of persyaratan) {
    const given = { user_training_id: id, persyaratan: nama, file_id: evidence, created_at: '2026-11-01T00:00:00Z' }
    await db
      .insertInto('application_files')
      .values(given)
      .onConflict((given) => given.doNothing())
      .execute()
  }
}

/** A draft with nothing to object to. */
export async function readyDraft(site: TestApp, who: Applicant, schedule: number): Promise<number> {
  const id = await draftOf(who, schedule)
  await completeDraft(site, id)
  return id
}

/** Takes a step of one's own application by its call: 'kirim', 'batal', 'daftar-tunggu', 'jadwal-ulang'. */
export const takeOwnTransition = ({ browser }: Applicant, id: number, call: string, tahap: Stage, more: object = {}) =>
  browser.post(`/user-training/${id}/${call}`, { tahap, ...more })

/** An application that waits for verification; answers it as its owner sees it. */
export async function makeSubmittedApplication(site: TestApp, who: Applicant, schedule: number) {
  const id = await readyDraft(site, who, schedule)
  return fine(await takeOwnTransition(who, id, 'kirim', 'draft'))
}

/** Takes a step of the office by its call: 'setujui', 'kembalikan', 'tolak', 'batalkan', 'pindahkan'. */
export const takeOfficeTransition = (staff: Browser, id: number, call: string, tahap: Stage, more: object = {}) =>
  staff.post(`/admin-api/permohonan/${id}/${call}`, { tahap, ...more })

/** Marks every given document as right, as the office does one by one. */
export const markAllRight = ({ db }: Pick<TestApp, 'db'>, id: number) =>
  db.updateTable('application_files').set({ status: 'sesuai' }).where('user_training_id', '=', id).execute()

/** An application whose invoice is out, or, without a fee, that is scheduled; answers it as the office sees it. */
export async function makeApprovedApplication(site: TestApp, who: Applicant, schedule: number, verifier?: Browser) {
  const { id } = await makeSubmittedApplication(site, who, schedule)
  await markAllRight(site, id)
  const staff = verifier ?? (await staffIn(site, ['verifikasi'])).browser
  return fine(await takeOfficeTransition(staff, id, 'setujui', 'diajukan'))
}
