import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fillDemo } from '../demo/seed.ts'
import { PERMISSIONS } from '../src/access.ts'
import { officeApi } from '../src/api.ts'
import { CHAPTER_NAMES } from '../src/features/service/management-figures/rules.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { day } from '../src/lib/day.ts'
import { confirmPassword, staffIn } from './accounts.ts'
import { makePicture } from './content.ts'
import { demonstrationParts } from './demonstration-parts.ts'
import { type TestApp, testApp } from './harness.ts'
import type { Browser } from './http.ts'
import { pdf } from './pdf.ts'

const NAMED = /TEMPAT-PENYELENGGARA|KOTA-PENYELENGGARA/
/** Records of each list that are opened as well. */
const OPENED = 3

let site: TestApp
let browser: Browser

beforeAll(async () => {
  site = await testApp({ env: { DEMO: '1' } })
  const picture = await makePicture(site)
  const document = (await site.files.storeDocument(site.db, pdf())).name
  const parts = demonstrationParts(site, day('2026-11-20'))
  await fillDemo(parts, { pictureOf: () => picture, regulationOf: () => document })
  await site.db.updateTable('schedules').set({ metode: 'Daring' }).execute()
  await sql`update venues set name = 'TEMPAT-PENYELENGGARA ' || id, kota = 'KOTA-PENYELENGGARA'`.execute(site.db)
  browser = (await staffIn(site, [...PERMISSIONS])).browser
  await confirmPassword(browser)
})

const reads = Object.values<Call>(officeApi).filter(({ method, answer }) => method === 'GET' && answer !== 'file')

/** Lists of venues themselves, their drafts, and the choices to narrow figures by. */
const OF_VENUES = /^\/admin-api\/(tuk|impor|laporan-saringan)\b/
const PERIOD = 'dari=2024-01-01&sampai=2027-12-31'
/** Reads whose answer depends on what they are asked for. */
const FIGURES = [
  ...CHAPTER_NAMES.map((bab) => `/admin-api/laporan/${bab}?${PERIOD}`),
  `/admin-api/laporan-baris?${PERIOD}&tabel=kursi_tuk&ukuran=jadwal`,
]

async function idsIn(path: string): Promise<(number | string)[]> {
  const found = z.object({ data: z.array(z.object({ id: z.union([z.number(), z.string()]) })) })
  const read = found.safeParse((await browser.get(path)).body)
  return read.success ? read.data.data.slice(0, OPENED).map(({ id }) => id) : []
}

async function pathsOf({ path }: Call): Promise<string[]> {
  const [list = '', rest] = path.split('/{id}')
  if (rest === undefined) return [path]
  return (await idsIn(list)).map((id) => `${list}/${id}${rest}`)
}

test('where every schedule is online, no list, record or figure of the office names a venue or its city', async () => {
  const found = await Promise.all(reads.filter(({ path }) => !OF_VENUES.test(path)).map(pathsOf))
  const naming: string[] = []
  let answered = 0
  for (const path of [...found.flat().filter((each) => !each.includes('{')), ...FIGURES]) {
    const { status, body } = await browser.get(path)
    if (status === 200) answered += 1
    else if (FIGURES.includes(path)) expect(status, path).toBe(200)
    if (NAMED.test(JSON.stringify(body))) naming.push(path)
  }
  expect(answered).toBeGreaterThan(150)
  expect(naming).toEqual([])
})

test('the office finds an online schedule by its method, not by who organises it', async () => {
  const found = async (q: string) => {
    const { body } = await browser.post('/admin-api/cari', { q })
    return body.filter(({ grup }: { grup: string }) => grup === 'jadwal').map(({ tuk }: { tuk: string }) => tuk)
  }
  expect(new Set(await found('daring'))).toEqual(new Set(['Daring']))
  expect(await found('penyelenggara')).toEqual([])
  const { body } = await browser.get('/admin-api/jadwal')
  expect(new Set(body.data.map(({ tuk }: { tuk: string }) => tuk))).toEqual(new Set(['Daring']))
})
