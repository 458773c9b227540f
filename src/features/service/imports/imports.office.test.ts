import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { csvOf, headsOf, KINDS, MISTAKES, ROWS, sendList } from '../../../../tests/imports.ts'
import { PERMISSIONS } from '../../../access.ts'
import { readCsv } from '../../../lib/files/csv-reader.ts'
import { csvText } from '../../../lib/files/csv-writer.ts'
import { exampleOf, headOf } from '../../platform/import-lists/rules.ts'
import type { ImportName } from './list-rules.ts'

let site: TestApp
/** Another installation, with nothing in it. */
let empty: TestApp
let staff: Browser
let elsewhere: Browser

beforeAll(async () => {
  site = await testApp()
  empty = await testApp()
  staff = (await staffIn(site, [...PERMISSIONS])).browser
  elsewhere = (await staffIn(empty, [...PERMISSIONS])).browser
  for (const by of [staff, elsewhere]) await by.post('/user/confirm-password', { password: PASSWORD })
})

/** A blank line is counted. */
const LINE_END = '\r\n'

const send = (name: ImportName, bytes: string | Uint8Array, coba: boolean, by = staff) =>
  sendList(by, name, bytes, coba)

const exported = async (name: ImportName, by = staff): Promise<string> =>
  (await by.get(`/admin-api/ekspor/${name}.csv`)).text

/** How many rows every table has, but for those of the request itself. */
async function rowCounts({ db }: TestApp): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name not in ('attempts', 'sessions')`.execute(db)
  const counted = rows.map(async ({ name }) => {
    const { rows: found } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    return [name, found[0]?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

describe.each(KINDS)('a list of %s', (name, list) => {
  const text = csvOf(list, ROWS[name])

  test('is no record yet while it waits in a draft', async () => {
    const before = await rowCounts(site)
    expect((await send(name, text, true)).body).toMatchObject({
      baris: 2,
      diterima: 2,
      sudah_ada: 0,
      kesalahan: [],
    })
    expect(await rowCounts(site)).toEqual(before)
  })

  test('says every mistake by row and column, and its wrong rows do not come in', async () => {
    const before = await rowCounts(site)
    const wrong = { ...ROWS[name][0], ...MISTAKES[name] }
    const { body } = await send(name, csvOf(list, [wrong]).replace(LINE_END, `${LINE_END}${LINE_END}`), false)
    expect(body).toMatchObject({ diterima: 0, jumlah_kesalahan: Object.keys(MISTAKES[name]).length })
    const places = body.kesalahan.map(({ baris, kolom }: { baris: number; kolom: string }) => [baris, kolom])
    expect(places.toSorted()).toEqual(
      Object.keys(MISTAKES[name])
        .map((kolom) => [3, kolom])
        .toSorted(),
    )
    for (const { pesan } of body.kesalahan) expect(pesan).toMatch(/^[A-Z].*\.$/)
    expect(await rowCounts(site)).toEqual(before)
  })

  test('brought in by two at once comes in once, with one entry in the log, and a third time changes nothing', async () => {
    const entries = () =>
      site.db.selectFrom('audit_log').selectAll().where('action', '=', 'impor').orderBy('id').execute()
    const before = await entries()
    const answers = await Promise.all([send(name, text, false), send(name, text, false)])
    expect(answers.map(({ body }) => body.diterima).toSorted()).toEqual([0, 2])
    const [entry, ...others] = (await entries()).slice(before.length)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      noun: list.noun,
      after: { berkas: 'daftar ….csv', baris: 2, diterima: 2, sudah_ada: 0, jumlah_sebelum: 0, jumlah_sesudah: 2 },
    })
    const counts = await rowCounts(site)
    expect((await send(name, text, false)).body).toMatchObject({ diterima: 0, sudah_ada: 2 })
    expect(await rowCounts(site)).toEqual(counts)
  })

  test('goes out in the same columns, into an empty installation, and out again as it was', async () => {
    const out = await exported(name)
    const [heads = [], ...rows] = readCsv(out, ',')
    expect(heads).toEqual(headsOf(list))
    expect(rows).toHaveLength(2)
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@]/)
    expect((await send(name, out, false, elsewhere)).body).toMatchObject({ diterima: 2, kesalahan: [] })
    expect(await exported(name, elsewhere)).toBe(out)
    expect((await send(name, out, false)).body).toMatchObject({ diterima: 0, sudah_ada: 2 })
  })

  test('has an example without a mistake', async () => {
    const { body } = await send(name, csvText(exampleOf(list)), true)
    expect(body).toMatchObject({ baris: 1, diterima: 1, kesalahan: [] })
  })

  test('says which row repeats which', async () => {
    const one = Object.fromEntries(Object.entries(ROWS[name][0]).map(([head, cell]) => [head, `${cell}`]))
    const { body } = await send(name, csvOf(list, [one, ROWS[name][1], one]), true)
    const label = list.columns[list.key]?.label ?? ''
    expect(body.kesalahan).toEqual([{ baris: 4, kolom: headOf(label), pesan: `${label} ini sudah ada di baris 2.` }])
  })

  test('is for those who write the same by hand, and goes out to nobody else', async () => {
    const others = PERMISSIONS.filter((permission) => permission !== list.permission)
    const { browser } = await staffIn(site, others)
    expect((await send(name, text, true, browser)).status).toBe(404)
    expect((await browser.get(`/admin-api/ekspor/${name}.csv`)).status).toBe(404)
    const { browser: alone } = await staffIn(site, [list.permission])
    expect((await send(name, text, true, alone)).status).toBe(200)
    expect((await send(name, text, true, (await loggedIn(site)).browser)).status).toBe(404)
    expect((await new Browser(site.app).get(`/admin-api/ekspor/${name}.csv`)).status).toBe(401)
  })

  test('leaves an entry in the log when it goes out', async () => {
    await exported(name)
    const entry = site.db.selectFrom('audit_log').select(['action', 'noun', 'label']).orderBy('id', 'desc').limit(1)
    expect(await entry.executeTakeFirst()).toEqual({
      action: 'ekspor',
      noun: list.noun,
      label: `Ekspor 2 ${list.title}`,
    })
  })
})
