import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { makeScheme, makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { bankStaff, itemForm, UNIT } from '../../../../tests/items.ts'
import { PERMISSIONS } from '../../../access.ts'
import { api } from '../../../api.ts'
import { type Call, pathNames } from '../../../lib/calls/call.ts'
import { PROBLEMS } from '../../../problems.ts'
import { itemOfficeCalls } from './office/contract.ts'
import { secrecyStatement } from './secrecy-rules.ts'

const ITEMS = '/admin-api/soal'
/** A word that stands in nothing but what is secret. */
const MARK = 'zarahemlaqu'

let site: TestApp
let author: Awaited<ReturnType<typeof bankStaff>>
let itemId: number
let stimulusId: number

/** An item whose question, key, source, stimulus and comment have the mark, sent and sent back, so that all is logged. */
beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  await makeScheme(site.db)
  author = await bankStaff(site)
  const other = await bankStaff(site)
  const stimulus = { unit: UNIT, teks: `<p>${MARK} stimulus</p>`, keterangan_gambar: `${MARK} gambar` }
  stimulusId = (await author.browser.post('/admin-api/stimulus', stimulus)).body.id
  const isi = {
    ...{ jenis: 'pilihan_ganda', soal: `${MARK} soal?` },
    pilihan: [
      { teks: `${MARK} kunci`, benar: true },
      { teks: `${MARK} salah`, benar: false },
    ],
  }
  const form = itemForm({ isi, sumber: `${MARK} sumber`, stimulus_id: stimulusId, kirim: true })
  itemId = (await author.browser.post(ITEMS, form, { 'idempotency-key': 'kunci-soal-1' })).body.id
  const given = { version: 2, langkah: 'kembalikan', alasan: `${MARK} alasan` }
  await other.browser.post(`${ITEMS}/${itemId}/langkah`, given)
  await author.browser.post(`${ITEMS}/serupa`, { unit: UNIT, teks: `${MARK} soal?` })
  await author.browser.put(`${ITEMS}/${itemId}`, { ...form, version: 1 })
})

const GETS = Object.entries(api as Record<string, Call>).filter(
  ([, { method, path }]) => method === 'GET' && path !== '',
)
const OWN = new Set(Object.keys(itemOfficeCalls))
const searches = (call: Call): string => (call.payload && 'q' in call.payload.shape ? `?q=${MARK}` : '')

/** Asks every call that reads, of the record whose number an item has too, and returns those whose answer has the mark. */
async function leaksTo(browser: Browser): Promise<string[]> {
  const found: string[] = []
  for (const [name, call] of GETS) {
    const url = pathNames(call.path).reduce((path, one) => path.replace(`{${one}}`, String(itemId)), call.path)
    const { text } = await browser.get(`${url}${searches(call)}`)
    if (text.includes(MARK)) found.push(name)
  }
  return found
}

describe('what an item says', () => {
  test('is there at all', async () => {
    const { text, headers } = await author.browser.get(`${ITEMS}/${itemId}`)
    expect(text.split(MARK).length).toBeGreaterThan(6)
    expect(headers['cache-control']).toBe('no-store')
  })

  const strangers: [string, () => Promise<Browser>][] = [
    ['a guest', async () => new Browser(site.app)],
    ['a member', async () => (await loggedIn(site)).browser],
    ['an examiner', async () => (await staffIn(site, 'penguji')).browser],
    ['who holds the permission and has not signed', async () => (await staffIn(site, ['soal'])).browser],
  ]
  test.each(strangers)('is in no answer to %s', { tags: ['long'] }, async (_who, enter) => {
    expect(await leaksTo(await enter())).toEqual([])
  })

  test('is in no answer to those with all other permissions', async () => {
    const others = PERMISSIONS.filter((one) => one !== 'soal')
    expect(await leaksTo((await staffIn(site, others)).browser)).toEqual([])
  })

  test('is in the bank’s own answers only, and in no list, for those who hold the permission', async () => {
    const all = await staffIn(site, [...PERMISSIONS])
    const { body } = await all.browser.get('/admin-api/bank-soal')
    await all.browser.post('/admin-api/bank-soal/kerahasiaan', { tahun: body.tahun, setuju: true })
    const leaks = await leaksTo(all.browser)
    expect(leaks.filter((name) => !OWN.has(name))).toEqual([])
    expect(leaks).toContain('getItem')
    expect(leaks.filter((name) => name.startsWith('list') || name.startsWith('history'))).toEqual([])
  })

  test('is in no row of the database, its audit log among them', async () => {
    const { rows: tables } = await sql<{ name: string }>`select quote_ident(table_name) as name
      from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(
      site.db,
    )
    const kept: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ hit: boolean }>`select true as hit from ${sql.raw(name)} as r
        where strpos(r::text, ${MARK}) > 0 or strpos(r::text, ${Buffer.from(MARK).toString('hex')}) > 0 limit 1`
        .execute(site.db)
        .catch(() => ({ rows: [] }))
      if (rows.length > 0) kept.push(name)
    }
    expect(tables.length).toBeGreaterThan(100)
    expect(kept).toEqual([])
    const log = await site.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('noun', '=', 'soal')
      .execute()
    expect(log.length).toBeGreaterThan(2)
    expect(log.every(({ before, after }) => before === null && after === null)).toBe(true)
  })

  test('is in no line of the log, and in no letter', async () => {
    expect(site.logged.filter((line) => line.includes(MARK))).toEqual([])
    const letters = await site.deliverMails()
    expect(letters.filter((letter) => JSON.stringify(letter).includes(MARK))).toEqual([])
  })

  test('is in nothing else that its author may read, their own data among it', async () => {
    await confirmPassword(author.browser)
    const leaks = await leaksTo(author.browser)
    expect(leaks.filter((name) => !OWN.has(name))).toEqual([])
    const calls = GETS.map(([name]) => name)
    expect(calls).toContain('downloadPersonalData')
  })
})

describe('secrecy', () => {
  test('is signed once a year, and the bank is closed without it', async () => {
    const { browser, account } = await staffIn(site, ['soal'])
    const closed = await browser.get(`${ITEMS}/${itemId}`)
    expect([closed.status, closed.body.message]).toEqual([403, PROBLEMS.ITEMS_UNSIGNED.message])
    expect((await browser.post(ITEMS, itemForm())).status).toBe(403)
    const gate = (await browser.get('/admin-api/bank-soal')).body
    expect(gate).toEqual({
      ...{ keadaan: 'belum_ditandatangani', tahun: 2026, pernyataan: secrecyStatement(2026), signed_at: null },
    })
    const sign = (tahun: number, setuju: boolean) => browser.post('/admin-api/bank-soal/kerahasiaan', { tahun, setuju })
    expect((await sign(2026, false)).status).toBe(422)
    expect((await sign(2025, true)).status).toBe(409)
    expect((await sign(2026, true)).status).toBe(204)
    expect((await browser.get(`${ITEMS}/${itemId}`)).status).toBe(200)
    const { signed_at } = (await browser.get('/admin-api/bank-soal')).body
    expect(signed_at).toBe(site.clock.now.toISOString())
    const rows = await site.db.selectFrom('secrecy_statements').selectAll().where('user_id', '=', account.id).execute()
    expect(rows).toHaveLength(1)
  })

  test('of last year opens nothing this year', async () => {
    site.clock.now = new Date('2026-12-31T16:59:00Z')
    const { browser } = await bankStaff(site)
    const state = async () => (await browser.get('/admin-api/bank-soal')).body.keadaan
    expect(await state()).toBe('terbuka')
    // Midnight by the body's clocks.
    site.clock.now = new Date('2026-12-31T17:00:00Z')
    expect(await state()).toBe('belum_ditandatangani')
    expect((await browser.get(ITEMS)).body.message).toBe(PROBLEMS.ITEMS_UNSIGNED.message)
  })
})
