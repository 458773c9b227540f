import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import { type ListGiven, officeListPage } from './list-page.ts'

const COUNT = 12_000
const PER_PAGE = 25

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const rows = sql<{ id: number; name: string }>`
  select n as id, 'baris ' || n as name, ' baris ' || n as search_text from generate_series(1, ${sql.lit(COUNT)}) as n`

const ask = (page: number, more: { q?: string; order?: 'asc' | 'desc' } = {}) => {
  const given = { page, perPage: PER_PAGE, sort: 'id', ...more } as ListGiven
  return officeListPage(site.db, { rows, search: true, conditions: [], order: more.order ?? 'asc' }, given)
}

const idsOf = async (...asked: Parameters<typeof ask>) => {
  const { data, total } = await ask(...asked)
  return { ids: [data[0]?.id, data.at(-1)?.id, data.length], total }
}

test.each([
  ['the first', 1, [1, 25, 25]],
  ['one among the first ten thousand', 401, [10_001, 10_025, 25]],
  ['one beyond them', 402, [10_026, 10_050, 25]],
  ['the last', 480, [11_976, 12_000, 25]],
  ['one after the last', 481, [undefined, undefined, 0]],
])('%s page of a long list has its rows, in order, and the number of all', async (_which, page, ids) => {
  expect(await idsOf(page)).toEqual({ ids, total: COUNT })
})

test('the same from the end', async () => {
  expect(await idsOf(1, { order: 'desc' })).toEqual({ ids: [12_000, 11_976, 25], total: COUNT })
  expect(await idsOf(480, { order: 'desc' })).toEqual({ ids: [25, 1, 25], total: COUNT })
})

test('a search shows what it finds, and how many', async () => {
  expect(await idsOf(2, { q: 'baris 119' })).toEqual({ ids: [11_914, 11_938, 25], total: 111 })
})

test('a first page is asked for before the count of its list is answered', async () => {
  // Two connections stand open afterwards.
  await Promise.all([ask(1), ask(1)])
  const events: string[] = []
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    events.push('asked')
    const answer: unknown = Reflect.apply(query, this, given)
    return Promise.resolve(answer).finally(() => events.push('answered'))
  })
  await ask(1)
  spy.mockRestore()
  expect(events).toEqual(['asked', 'asked', 'answered', 'answered'])
})

test('a search that finds nothing answers what is like it, and says so', async () => {
  const people = sql<{ id: number; name: string }>`select id, name, fold_text(' ' || name) as search_text
    from (values (1, 'Nur’aini Kusumaningtyas'), (2, 'Dr. Budi Santoso'), (3, 'Anwar'), (4, 'INV/2026/0001')) as own(id, name)`
  const find = async (q: string) => {
    const given = { page: 1, perPage: PER_PAGE, sort: 'id', q } as ListGiven
    const { data, mirip } = await officeListPage(
      site.db,
      { rows: people, search: true, conditions: [], order: 'asc' },
      given,
    )
    return [data.map(({ id }) => id), mirip]
  }
  expect(await find("nur'aini")).toEqual([[1], undefined])
  expect(await find('NURAINI\u00a0kusuma')).toEqual([[1], undefined])
  expect(await find('kusumaningtias')).toEqual([[1], true])
  expect(await find('santoso budi')).toEqual([[2], true])
  expect(await find('No. INV/2026/0001')).toEqual([[4], undefined])
  expect(await find('invoice-INV-2026-0001.pdf')).toEqual([[4], true])
  expect(await find('INV/2026/OOO1')).toEqual([[4], true])
  expect(await find('qwxyz')).toEqual([[], undefined])
  expect(await find('’')).toEqual([[], undefined])
})

test('names of people are sorted without the titles before them', async () => {
  const people = sql<{ id: number; name: string }>`select * from (values (1, 'Dr. Zainal'), (2, 'Prof. Dr. Ir. Budi'),
    (3, 'Hj. Ani'), (4, 'Citra')) as own(id, name)`
  const source = { rows: people, search: false, conditions: [], order: 'asc' as const, personName: 'name' }
  const { data } = await officeListPage(site.db, source, { page: 1, perPage: PER_PAGE, sort: 'name' } as ListGiven)
  expect(data.map(({ id }) => id)).toEqual([3, 2, 4, 1])
})
