import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Answer, Browser } from '../../../../tests/http.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { give, privateNames } from '../../../../tests/private-files.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { PROBLEMS } from '../../../problems.ts'
import { sweepIdempotency } from './idempotency.ts'

let site: TestApp
let editor: Browser
let editorId: number
let number = 0

beforeAll(async () => {
  site = await testApp()
  const { browser, account } = await staffIn(site, ['konten'])
  editor = browser
  editorId = account.id
})

beforeEach(() => {
  number += 1
})

const question = () => ({ pertanyaan: `Pertanyaan ke-${number}?`, jawaban: 'Jawaban.', urutan: number })
const ask = (key: string, body: object = question()) => editor.post('/admin-api/faq', body, { 'idempotency-key': key })
const fifty = (once: () => Promise<Answer>): Promise<Answer[]> => Promise.all(Array.from({ length: 50 }, once))
const distinct = (answers: Answer[]) => [...new Set(answers.map(({ status, text }) => `${status} ${text}`))]

/** How often this test's question was kept, and noted. */
async function effects() {
  const kept = await site.db.selectFrom('faqs').select('id').where('pertanyaan', '=', question().pertanyaan).execute()
  const noted = await site.db
    .selectFrom('audit_log')
    .select('id')
    .where('noun', '=', 'faq')
    .where('label', '=', question().pertanyaan)
    .execute()
  return [kept.length, noted.length]
}

const rowsOf = (key: string) => site.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).execute()

/** Until so many statements wait for a lock. */
const untilWaiting = (statements: number) =>
  vi.waitUntil(
    async () => {
      const { rowCount } = await site.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rowCount === statements
    },
    { timeout: 30_000 },
  )

describe('the same key fifty times at once', () => {
  test('makes one record, one entry in the log and fifty equal answers', async () => {
    const answers = await fifty(() => ask('lima-puluh'))
    expect(distinct(answers)).toHaveLength(1)
    expect([answers[0]?.status, answers[0]?.body.pertanyaan]).toEqual([201, question().pertanyaan])
    expect(await effects()).toEqual([1, 1])
  })

  test('keeps one file and gives fifty equal answers', async () => {
    const { browser, account } = await loggedIn(site)
    const before = (await privateNames(site)).length
    const answers = await fifty(() => give(browser, { key: 'berkas' }))
    expect([distinct(answers).length, answers[0]?.status]).toEqual([1, 201])
    const files = await site.db.selectFrom('private_files').select('id').where('user_id', '=', account.id).execute()
    expect(files).toEqual([{ id: answers[0]?.body.id }])
    expect((await privateNames(site)).length - before).toBe(1)
  })

  test('answers nothing fifty times where nothing is answered', async () => {
    const { browser } = await loggedIn(site)
    const answers = await fifty(() =>
      browser.post('/pemberitahuan/baca', { sampai: 1 }, { 'idempotency-key': 'terbaca' }),
    )
    expect(distinct(answers)).toEqual(['204 '])
  })

  test('holds one connection only, so that others are still served', async () => {
    const { browser } = await loggedIn(site)
    const answers = await inTransaction(site.db, async (db) => {
      await sql`lock table faqs in exclusive mode`.execute(db)
      const asked = fifty(() => ask('menunggu'))
      await untilWaiting(1)
      expect((await browser.get('/pemberitahuan')).status).toBe(200)
      return { asked }
    })
    expect(distinct(await answers.asked)).toHaveLength(1)
    expect(await effects()).toEqual([1, 1])
  })
})

test('a process waits for another that uses the key, and does it itself when that one has failed', async () => {
  const refused = new Error('the other process ends')
  let asked: Promise<Answer> | undefined
  const other = inTransaction(site.db, async (db) => {
    await db
      .insertInto('idempotency_keys')
      .values({ user_id: editorId, key: 'dua-proses', call: 'createFaq', payload_hash: '', created_at: site.clock.now })
      .execute()
    asked = ask('dua-proses')
    await untilWaiting(1)
    throw refused
  })
  await expect(other).rejects.toBe(refused)
  expect((await asked)?.status).toBe(201)
  expect(await effects()).toEqual([1, 1])
})

describe('a key', () => {
  test('with another payload, another file or for another call is refused', async () => {
    expect((await ask('dipakai')).status).toBe(201)
    const other = await ask('dipakai', { ...question(), urutan: 9 })
    expect([other.status, other.body.message]).toEqual([422, PROBLEMS.KEY_REUSED.message])
    expect((await editor.delete('/admin-api/faq/1', {}, { 'idempotency-key': 'dipakai' })).status).toBe(422)
    expect(await effects()).toEqual([1, 1])
    const bytes = pdf('<</Title(lain)>>')
    expect((await give(editor, { key: 'berkas' })).status).toBe(201)
    expect((await give(editor, { key: 'berkas', bytes })).body.message).toBe(PROBLEMS.KEY_REUSED.message)
    expect((await give(editor, { key: 'berkas' })).status).toBe(201)
  })

  test('of one person is not that of another', async () => {
    const [one, two] = [await loggedIn(site), await loggedIn(site)]
    const [first, second] = [await give(one.browser, { key: 'sama' }), await give(two.browser, { key: 'sama' })]
    expect([first.status, second.status, first.body.id === second.body.id]).toEqual([201, 201, false])
  })

  test('is free again after a refusal, which is not kept', async () => {
    const refused = await ask('salah', { ...question(), jawaban: '' })
    expect([refused.status, await rowsOf('salah')]).toEqual([422, []])
    expect((await ask('salah')).status).toBe(201)
    expect(await effects()).toEqual([1, 1])
  })

  test('and its effect are gone together when the connection breaks in the middle', async () => {
    let asked: Promise<Answer> | undefined
    await inTransaction(site.db, async (db) => {
      await sql`lock table faqs in exclusive mode`.execute(db)
      asked = ask('terputus')
      await untilWaiting(1)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect((await asked).status).toBe(503)
    })
    expect([await effects(), await rowsOf('terputus')]).toEqual([[0, 0], []])
    expect((await ask('terputus')).status).toBe(201)
    expect(await effects()).toEqual([1, 1])
  })

  test('keeps neither answer nor payload readable', async () => {
    await ask('rahasia', { ...question(), jawaban: 'NIK 9931000000000001' })
    const [row] = await rowsOf('rahasia')
    expect(JSON.stringify(row)).not.toContain('9931')
    expect(row?.answer?.includes('9931')).toBe(false)
    expect(row?.payload_hash).not.toBe(
      createHash('sha256')
        .update(JSON.stringify(Object.entries({ ...question(), jawaban: 'NIK 9931000000000001' })))
        .digest('hex'),
    )
  })

  test('is kept for a day', async () => {
    await ask('sehari')
    const sweepAfter = (hours: number) =>
      sweepIdempotency({ db: site.db, now: new Date(site.clock.now.getTime() + hours * 3_600_000) })
    await sweepAfter(24)
    expect(await rowsOf('sehari')).toHaveLength(1)
    await sweepAfter(24.01)
    expect(await rowsOf('sehari')).toEqual([])
  })

  test.each([
    ['empty', ''],
    ['too long', 'x'.repeat(101)],
    ['with a sign that cannot be printed', 'a\tb'],
  ])('that is %s is refused', async (_what, key) => {
    const { status, body } = await ask(key)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['Idempotency-Key']])
    expect(await effects()).toEqual([0, 0])
  })

  test('of a hundred signs counts', async () => {
    const key = '~'.repeat(100)
    expect(distinct([await ask(key), await ask(key)])).toHaveLength(1)
    expect(await effects()).toEqual([1, 1])
  })

  test('is refused by calls that set cookies, whose answers nobody keeps', async () => {
    const { browser, account } = await loggedIn(site)
    const given = { name: 'Wulan Satu', email: account.email }
    const { status, body } = await browser.put('/user/profile-information', given, { 'idempotency-key': 'nama' })
    expect([status, body.errors['Idempotency-Key']]).toEqual([422, [expect.stringContaining('Kirim lagi')]])
    expect(await rowsOf('nama')).toEqual([])
    expect((await browser.put('/user/profile-information', given)).status).toBe(200)
  })
})

test('without a key every request counts', async () => {
  for (let n = 0; n < 2; n += 1) expect((await editor.post('/admin-api/faq', question())).status).toBe(201)
  expect(await effects()).toEqual([2, 2])
})
