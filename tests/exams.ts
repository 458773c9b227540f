import { sql } from 'kysely'
import type { Stage } from '../src/features/certification/applications/rules.ts'
import { givesPoints } from '../src/features/certification/examination/rules.ts'
import type { Scoring } from '../src/features/certification/examination/scoring/contract.ts'
import { keepFile } from '../src/features/platform/files/service.ts'
import { keepSentData } from '../src/features/platform/personal-data/service.ts'
import type { Db } from '../src/ground/database/db.ts'
import { loggedIn, staffIn } from './accounts.ts'
import { completeDraft, examOn } from './applications.ts'
import { TEST_KEYS, type TestApp } from './harness.ts'
import type { Browser } from './http.ts'
import { correctDraft, personalFiles, submitPersonalData } from './personal-data.ts'
import { photo } from './private-files.ts'

export const UNITS = ['Melakukan pelingkupan', 'Memprakirakan dampak']
export const METHODS = ['Uji tulis', 'Wawancara']

export interface ExaminerIn {
  browser: Browser
  account: { id: number; name: string; email: string }
  /** As an examiner. */
  id: number
}

let made = 0

/** An examiner with an account and a certificate that is valid for years. */
export async function examinerIn(site: TestApp, more: { instansi?: string } = {}): Promise<ExaminerIn> {
  const { browser, account } = await staffIn(site, 'penguji')
  made += 1
  const { id } = await site.db
    .insertInto('examiners')
    .values({
      name: `Penguji ${made}`,
      no_sertifikat: `BP2SDM ${made}`,
      berlaku_sampai: '2030-01-01',
      user_id: account.id,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { browser, account, id }
}

export interface Candidate {
  /** The application's number. */
  id: number
  browser: Browser
  account: { id: number; name: string; email: string }
}

interface CandidateChoices {
  tahap?: Stage
  schedule?: number
  name?: string
  since?: string
  /** The application whose failed units are examined again. */
  asal?: number
}

/** Somebody whose complete application is at that stage; the exam is a schedule of its own unless told otherwise. */
export async function candidate(site: TestApp, choices: CandidateChoices = {}): Promise<Candidate> {
  const { db } = site
  const { browser, account } = await loggedIn(site, choices.name === undefined ? {} : { name: choices.name })
  await submitPersonalData(site, account.id)
  const schedule_id = choices.schedule ?? (await examOn(site, {}, { units: UNITS, methods: METHODS }))
  const { id } = await db
    .insertInto('user_trainings')
    .values({
      user_id: account.id,
      schedule_id,
      tahap: choices.tahap ?? 'diuji',
      submitted_at: '2026-11-03T00:00:00Z',
      tahap_sejak: choices.since ?? site.clock.now,
      origin_id: choices.asal ?? null,
      jenis_permohonan: choices.asal === undefined ? 'baru' : 'uji_ulang',
      kebutuhan_khusus: 'Kursi roda',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('user_trainings')
    .set({ nomor: `PMH/2026/11/${String(id).padStart(4, '0')}` })
    .where('id', '=', id)
    .execute()
  await completeDraft(site, id)
  return { id, browser, account }
}

/** Gives the candidate a portrait and this name. */
export async function givePortrait(site: TestApp, { account }: Candidate, nama_lengkap: string): Promise<void> {
  const kept = { db: site.db, files: site.files, keys: TEST_KEYS, now: site.clock.now }
  const picture = { userId: account.id, jenis: 'foto', name: 'foto.png', type: 'image/png' } as const
  const { id: foto } = await keepFile(site.db, kept, { ...picture, bytes: await photo(400, 600).png().toBuffer() })
  const isi = correctDraft({ ...(await personalFiles(site, account.id)), nama_lengkap, foto })
  await keepSentData(site.db, kept, account.id, isi)
}

type AssignedAs = 'ditawarkan' | 'diterima'

/** Gives an application to an examiner; answers the assignment. */
export async function assign(
  db: Db,
  { id: user_training_id }: Pick<Candidate, 'id'>,
  { id: examiner_id, account }: ExaminerIn,
  status: AssignedAs = 'diterima',
): Promise<number> {
  const at = '2026-11-10T00:00:00Z'
  const answered = status === 'diterima' ? { answered_at: at, declared_at: at } : {}
  const row = await db
    .insertInto('examiner_assignments')
    .values({ user_training_id, examiner_id, status, assigned_by: account.id, assigned_at: at, ...answered })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Every cell of a sheet found competent, but those of these units. */
export const filledSheet = ({ nilai }: Pick<Scoring, 'nilai'>, failed: readonly string[] = []) =>
  nilai.map(({ unit, metode, jenis }) => {
    const isCompetent = !failed.includes(unit)
    return givesPoints(jenis)
      ? { unit, metode, nilai: isCompetent ? 80 : 40, catatan: isCompetent ? '' : 'Di bawah batas lulus.' }
      : { unit, metode, hasil: isCompetent ? 'K' : 'BK', catatan: isCompetent ? '' : 'Belum menjelaskan metode.' }
  })

/** Fills a sheet in and locks it by the calls. */
export async function scoreAll({ browser }: ExaminerIn, assignment: number, failed: readonly string[] = []) {
  const { body } = await browser.get(`/admin-api/penilaian/${assignment}`)
  const saved = await browser.put(`/admin-api/penilaian/${assignment}`, {
    version: body.version,
    nilai: filledSheet(body, failed),
  })
  if (saved.status !== 200) throw new Error(saved.text)
  return browser.post(`/admin-api/penilaian/${assignment}/kunci`, { version: saved.body.version })
}

export const stageOf = async (db: Db, id: number): Promise<string> =>
  (await db.selectFrom('user_trainings').select('tahap').where('id', '=', id).executeTakeFirstOrThrow()).tahap

/** A decision as the program writes it, by somebody. */
export async function makeDecision(
  db: Db,
  applicationId: number,
  decided_by: number,
  {
    failed = [],
    at = '2026-11-20T03:00:00Z',
    units = UNITS,
  }: { failed?: string[]; at?: string; units?: string[] } = {},
): Promise<number> {
  const found = units.map((unit) => ({ unit, hasil: failed.includes(unit) ? 'BK' : 'K', catatan: '' }))
  const row = await db
    .insertInto('decisions')
    .values({
      user_training_id: applicationId,
      hasil: failed.length > 0 ? 'belum_kompeten' : 'kompeten',
      unit: sql`${JSON.stringify(found)}::jsonb`,
      alasan: 'Sesuai dengan bukti dan penilaian.',
      decided_by,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
