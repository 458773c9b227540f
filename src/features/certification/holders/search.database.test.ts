import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { runs } from '../../../../tests/quick.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { type Day, day } from '../../../lib/day.ts'
import { foldedWords } from '../../../lib/text/fold-text.ts'
import { findHolders, type HolderFilter } from './queries.ts'

const ROWS = 3000
const MOST = 200
const TODAY: Day = day('2026-11-20')

const FIRST = ['Sri', 'Siti', 'Andi', 'Suharto', "Nu'man", 'José', 'Müller', 'محمد', 'Al-Fatih', 'Yuliani', 'X', 'Eko']
const MIDDLE = ['', 'Kurnia', 'Ani', "Ma'rufah", 'Wan', 'Lu’lu', '瑞华', 'de', '100%', 'a_b', 'O\\o']
const LAST = ['', 'Kurniawan', 'Wibowo', 'Handayani', 'Hasibuan', 'Siregar', 'Srikandi', 'Zqxjian']
const DEGREES = ['', ', S.T.', ', S.T., M.T.', ', S.Hut.,M.Si', ' bin Wahab']

const pick = (from: readonly string[], n: number): string => from[n % from.length] ?? ''
const nameOf = (n: number): string =>
  [pick(FIRST, n), pick(MIDDLE, n * 7 + 3), `${pick(LAST, n * 13 + (n >> 4))}${pick(DEGREES, n >> 3)}`].join(' ').trim()

let site: TestApp
let listed: { id: number; number_key: string; search_text: string }[]

beforeAll(async () => {
  site = await testApp()
  await site.db
    .insertInto('certificates')
    .values(
      Array.from({ length: ROWS }, (_, n) => ({
        no_sertifikasi: `${n}/${n % 3 ? 'ATPA' : 'KTPA'}/LSK-XX/III/2025`,
        nama: nameOf(n),
        kualifikasi: n % 3 ? 'ATPA' : 'KTPA',
        skema: 'Contoh',
        valid_from: '2026-01-01',
        valid_until: '2028-12-31',
        status: n % 40 ? 'aktif' : 'diganti',
        status_since: site.clock.now,
        issued_at: site.clock.now,
        publik: n % 10 > 0,
        imported: Buffer.from(''),
      })),
    )
    .execute()
  await sql`vacuum analyze certificates`.execute(site.db)
  listed = await site.db
    .selectFrom('certificates')
    .select(['id', 'number_key', 'search_text'])
    .where('publik', '=', true)
    .where('status', '<>', 'diganti')
    .execute()
})

const asked = (search: string, page = 1): HolderFilter => ({
  search,
  ...{ kualifikasi: '', provinsi: '', keahlian: '', page },
})

/** All pages of a search. */
async function found(search: string) {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total, lebih, mirip } = await findHolders(site.db, asked(search, page), TODAY)
    ids.push(...rows.map(({ id }) => id))
    if (ids.length >= total || rows.length === 0) return { ids: new Set(ids), total, lebih, mirip }
  }
}

/** A search finds these, or two hundred of them where they are more; where there are none, at most names like it. */
async function expectFound(search: string, expected: Set<number>): Promise<void> {
  const { ids, total, lebih, mirip } = await found(search)
  if (expected.size === 0) {
    expect(total === 0 || mirip, search).toBe(true)
    return
  }
  expect(mirip, search).toBe(false)
  expect([total, lebih], search).toEqual([Math.min(expected.size, MOST), expected.size > MOST])
  expect([...ids].every((id) => expected.has(id)) && ids.size === total, search).toBe(true)
}

/** Returns the rows that contain every word; a word of one or two letters counts only where a word begins. */
function byWords(search: string): Set<number> {
  const parts = foldedWords(search).map((word) => (word.length < 3 ? ` ${word}` : word))
  if (parts.length === 0) return new Set()
  return new Set(listed.filter((row) => parts.every((part) => row.search_text.includes(part))).map(({ id }) => id))
}

const word = fc.constantFrom(
  ...[FIRST, MIDDLE, LAST, DEGREES].flat(),
  'ktpa',
  'LSK-XX/III',
  'kurniasari',
  'xian',
  '%',
  '_',
)
const part = fc.tuple(word, fc.nat(3), fc.nat(3)).map(([text, from, less]) => text.slice(from, text.length - less))
const search = fc
  .array(fc.oneof(word, part), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '))
  .filter((text) => !/\d/.test(text) && /[^\s,;]/.test(text))

describe('the register finds', () => {
  test('whoever has all words or parts of words that were typed, in any order, and nobody else', async () => {
    await fc.assert(
      fc.asyncProperty(search, (text) => expectFound(text, byWords(text))),
      { numRuns: runs(80, 20) },
    )
  })

  test.each([
    'sri',
    'ani kur',
    'kurnia wan',
    "ma'r",
    'lu’lu',
    'محم',
    'josé',
    'J',
    's.t',
    'suharto',
    'kurniawan',
    'kurniasari',
    'a',
    'ktpa wibowo',
  ])('by %s the same as who looks through all names', (text) => expectFound(text, byWords(text)))

  test('by a number from its beginning', async () => {
    for (const text of ['12/', '299', '1', '7/atpa', '2998/ATPA/LSK-XX/III/2025', '5/KTPA/X']) {
      const expected = listed.filter(({ number_key }) => number_key.startsWith(text.toLowerCase())).map(({ id }) => id)
      await expectFound(text, new Set(expected))
    }
  })
})

test.each([
  ['wibowo sri', 'certificates_sample_64'],
  ['wibowo sri', 'certificates_search_text_idx'],
  ['tpa', 'certificates_sample_4'],
])('%s is looked up in %s', async (text, index) => {
  const scans = async () => {
    const { rows } = await sql<{ n: number }>`select idx_scan as n from pg_stat_user_indexes
      where indexrelname = ${index}`.execute(site.db)
    return rows[0]?.n ?? Number.NaN
  }
  const before = await scans()
  await inTransaction(site.db, async (db) => {
    await findHolders(db, asked(text), TODAY)
    await sql`select pg_stat_force_next_flush()`.execute(db)
  })
  expect(await scans()).toBeGreaterThan(before)
})
