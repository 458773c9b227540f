import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../demo/seed.ts'
import { clausesOf } from '../src/features/platform/editions/clause-rules.ts'
import { EDITIONS, type Edition } from '../src/features/platform/editions/rules.ts'
import { missingOf } from '../src/features/service/assessor-folder/rules.ts'
import { collectAnswers, periodOf } from '../src/features/service/assessor-folder/service.ts'
import type { Context } from '../src/ground/context.ts'
import { addDays, type Day, dayIn } from '../src/lib/day.ts'
import { PASSWORD, staffIn } from './accounts.ts'
import { QUESTIONS } from './assessor-questions.ts'
import { contextOf } from './context.ts'
import { demonstrationParts } from './demonstration-parts.ts'
import { type TestApp, testApp } from './harness.ts'
import { Browser } from './http.ts'

/** Drawing the demonstration takes its time. */
const LIMIT_MS = 400_000
const YEAR_DAYS = 365

let site: TestApp
let assessor: Browser
const folders = new Map<Edition, Record<string, Uint8Array>>()

beforeAll(async () => {
  site = await testApp({ now: new Date(), env: { DEMO: '1' } })
  const today = dayIn('WIB', site.clock.now)
  await seedDemo(demonstrationParts(site, today))
  assessor = new Browser(site.app)
  await assessor.logIn('asesor@example.com', PASSWORD, { bound: true })
  const { browser } = await staffIn(site, ['mutu'])
  for (const edisi of EDITIONS) {
    const klausul = clausesOf(edisi).map(({ nomor }) => nomor)
    const asked = { edisi, klausul, dari: addDays(today, -YEAR_DAYS), sampai: today }
    const { id } = (await browser.post('/admin-api/berkas-asesor', asked)).body
    await site.deliverMails()
    const { rawPayload } = await site.app.server.inject({
      url: `/admin-api/berkas-asesor/${id}/arsip.zip`,
      headers: { accept: 'application/zip', cookie: assessor.cookieHeader },
    })
    folders.set(edisi, unzipSync(rawPayload))
  }
}, LIMIT_MS)

test('thirty questions are asked', () => {
  expect(QUESTIONS).toHaveLength(30)
})

test.each(QUESTIONS)('$nomor of $edisi: $question', async ({ edisi, nomor, file, screen }) => {
  const found = Object.entries(folders.get(edisi) ?? {}).filter(([name]) => name.startsWith(file))
  expect(found).not.toEqual([])
  for (const [name, bytes] of found.filter(([one]) => one.endsWith('.csv'))) {
    const lines = Buffer.from(bytes).toString().trim().split('\r\n').length
    expect([name, lines > 1]).toEqual([name, true])
  }
  const { data } = (await assessor.get(`/admin-api/kelengkapan?perPage=1000&edisi=${edisi}`)).body
  expect(data.map((one: { nomor: string }) => one.nomor)).toContain(nomor)
  if (screen === undefined) return
  expect((await assessor.get(`/admin-api/${screen}`)).body.total).toBeGreaterThan(0)
})

test('no list of the folder names a member', async () => {
  const members = await site.db
    .selectFrom('users')
    .innerJoin('user_trainings', 'user_trainings.user_id', 'users.id')
    .select('users.name')
    .distinct()
    .execute()
  const lists = Object.entries(folders.get('2012') ?? {}).filter(([name]) => name.startsWith('daftar/'))
  const words = lists.map(([, bytes]) => Buffer.from(bytes).toString()).join('\n')
  expect(members.length).toBeGreaterThan(5)
  expect(members.filter(({ name }) => words.includes(name))).toEqual([])
  expect(words).not.toMatch(/\b\d{16}\b|@example\.com/)
})

/** One answer after the other is taken away: the statement, and the homes that have nothing after it. */
const GAPS: readonly (readonly [what: string, statement: string, labels: readonly string[]])[] = [
  ['no risk', 'delete from impartiality_risks', ['Risiko ketidakberpihakan']],
  ['no internal audit', 'delete from internal_audits', ['Audit internal']],
  ['no management review', 'delete from management_reviews', ['Tinjauan manajemen']],
  ['no contract of a venue', "delete from controlled_papers where jenis = 'kontrak_tuk'", ['Kontrak tempat uji']],
  [
    'no paper of the body in force',
    "delete from controlled_papers where jenis = 'dokumen'",
    ['Dokumen mutu', 'Dokumen yang dibaca petugas'],
  ],
  ['no decision', 'delete from decisions', ['Keputusan']],
  ['no record of an exam', 'delete from exam_records', ['Berita acara uji']],
  ['no certificate', 'delete from certificates', ['Sertifikat']],
  ['no venue', 'delete from venues', ['Tempat uji dan pemeriksaannya']],
]

class Undo extends Error {}

/** What is missing in a world in which a statement was made, which then did not happen. */
async function missingAfter(statement: string | undefined): Promise<string[]> {
  const { account } = await staffIn(site, ['mutu'])
  const base = contextOf(site, { ...account, permissions: ['mutu'] })
  let missing: string[] = []
  const work = site.db.transaction().execute(async (db) => {
    // Nothing else is checked or told: only what the folder then says is of interest.
    await sql`set local session_replication_role = replica`.execute(db)
    if (statement !== undefined) await sql.raw(statement).execute(db)
    const portal: Context['portal'] = { countRows: async () => null, readPage: async () => ['ada'] }
    const ctx: Context = { ...base, db, portal }
    const clauses = clausesOf('2012')
    const period = periodOf(ctx, addDays(ctx.today, -YEAR_DAYS) as Day, ctx.today)
    const answers = await collectAnswers(ctx, clauses, period)
    missing = missingOf(clauses, answers).map(({ nomor, kurang }) => `${nomor} ${kurang}`)
    throw new Undo()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return missing
}

describe('a gap', () => {
  test.each(GAPS)('with %s is named at each of its clauses, and nothing else', async (_what, statement, labels) => {
    const [before, after] = [await missingAfter(undefined), await missingAfter(statement)]
    const told = after.filter((one) => !before.includes(one))
    const clauses = clausesOf('2012').flatMap(({ nomor, homes }) =>
      homes.filter(({ label }) => labels.some((one) => label.startsWith(one))).map(({ label }) => `${nomor} ${label}`),
    )
    expect(told.map((one) => one.split(':')[0]).sort()).toEqual([...new Set(clauses)].sort())
  })

  test('of an examiner assigned to an exam without a declaration is named with the examiner', async () => {
    const { name } = await site.db
      .selectFrom('examiner_assignments as one')
      .innerJoin('examiners', 'examiners.id', 'one.examiner_id')
      .innerJoin('user_trainings', 'user_trainings.id', 'one.user_training_id')
      .innerJoin('schedules', 'schedules.id', 'user_trainings.schedule_id')
      .where('one.status', '=', 'diterima')
      .where('schedules.start_date', '<', dayIn('WIB', site.clock.now))
      .where('schedules.cancelled_at', 'is', null)
      .orderBy('schedules.start_date', 'desc')
      .select('examiners.name')
      .executeTakeFirstOrThrow()
    const told = await missingAfter(
      "update examiner_assignments set declared_at = null, locked_at = null, status = 'ditawarkan' where status = 'diterima'",
    )
    expect(told.join('\n')).toContain(`6.2 ${name} ditugaskan pada `)
  })
})
