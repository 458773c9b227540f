import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { routeTable } from '../src/app/route-table.ts'
import { makeArticle, makeSchedule, makeScheme, makeSiteContent, makeVenue } from './content.ts'
import { type TestApp, testApp } from './harness.ts'

let site: TestApp
let schedule: number
const asked: string[] = []
const spy = vi.spyOn(pg.Client.prototype, 'query')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  schedule = await makeSchedule(site.db, { version: await makeScheme(site.db), venue: await makeVenue(site.db) })
  await makeArticle(site.db, { slug: 'satu' })
})
afterAll(() => spy.mockRestore())

/** Lists what the words of a statement read from. */
const tablesIn = (statement: string): string[] =>
  [...statement.matchAll(/\b(?:from|join)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_]+)"?/gi)].map(([, name = '']) => name)

const namesOf = async (query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(site.db)).rows.map(({ name }) => name)

const FIGURES = 'counted for the figures of the service, which may be a minute old'
/** Tables that a kept page reads and that change without dropping it, and why. */
const NOT_ANNOUNCED: Record<string, string> = {
  application_events: FIGURES,
  complaints: FIGURES,
  decisions: FIGURES,
  user_trainings: FIGURES,
  holidays: FIGURES,
  article_slugs: 'changes with its article',
  settings: 'only migrations change them; their values are announced',
}

test('a table that a kept public page reads drops the kept pages when it changes', async () => {
  const tables =
    await namesOf(sql`select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p')`)
  const announced = await namesOf(sql`select distinct event_object_table as name from information_schema.triggers
    where action_statement ilike '%announce_content_change%'`)
  spy.mockClear()
  for (const { path, audience, fresh } of routeTable) {
    if (audience !== 'anyone' || fresh) continue
    const url = path.replace(':id', String(schedule)).replace(':slug', 'satu')
    const { statusCode } = await site.app.server.inject({ url, headers: { accept: 'text/html' } })
    expect([url, statusCode]).toEqual([url, 200])
  }
  asked.push(
    ...spy.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : String((query as { text?: string })?.text),
    ),
  )
  const read = new Set(asked.flatMap(tablesIn).filter((name) => tables.includes(name)))
  expect(read.size).toBeGreaterThan(10)
  const silent = [...read].filter((name) => !announced.includes(name))
  expect(silent.sort()).toEqual(Object.keys(NOT_ANNOUNCED).sort())
})

test('a table is found in a statement however it is named there', () => {
  expect(tablesIn('select * from "announcements" left join public.users as u on true')).toEqual([
    'announcements',
    'users',
  ])
})
