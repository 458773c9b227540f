import { beforeAll, expect, test, vi } from 'vitest'
import { loggedIn } from '../../../tests/accounts.ts'
import { makeCertificate } from '../../../tests/certificates.ts'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import type { Answer, Browser } from '../../../tests/http.ts'
import { give } from '../../../tests/private-files.ts'
import { serverLimits } from '../../limits.ts'
import type { Work } from './work.ts'

/** Where heavy work waits until the test lets it go on, then one after the other: on a slow machine none waits too long. */
const gate = vi.hoisted(() => ({ waiting: 0, open: Promise.withResolvers<void>(), turn: Promise.resolve() }))

vi.mock('./in-worker.ts', async (original) => {
  const real = await original<typeof import('./in-worker.ts')>()
  const inWorker = async <Name extends keyof Work>(name: Name, ...given: Parameters<Work[Name]>) => {
    gate.waiting += 1
    await gate.open.promise
    const before = gate.turn
    const end = Promise.withResolvers<void>()
    gate.turn = end.promise
    await before
    try {
      return await real.inWorker(name, ...given)
    } finally {
      end.resolve()
    }
  }
  return { ...real, inWorker }
})

const UPLOADS = 30
const PAPERS = 30
/** Below what waits for one account. */
const OF_ONE = serverLimits.statusLettersADay

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const people = (count: number) => Promise.all(Array.from({ length: count }, () => loggedIn(site)))

/** A holder's letters that nobody has drawn yet, by their addresses. */
async function lettersOf({ browser, account }: Awaited<ReturnType<typeof loggedIn>>): Promise<string[]> {
  const { id } = await makeCertificate(site.db, { user_id: account.id })
  const addresses: string[] = []
  while (addresses.length < OF_ONE) {
    const { body } = await browser.post(`/sertifikat-saya/${id}/surat-status`)
    addresses.push(`/surat-status/${body.id}/surat.pdf`)
  }
  return addresses
}

const statuses = async (answers: Promise<Answer>[]) => [
  ...new Set((await Promise.all(answers)).map(({ status }) => status)),
]

/** A connection of the requests that somebody has or waits for. */
const isInUse = ({ totalCount, idleCount, waitingCount } = site.database.pool): boolean =>
  totalCount > idleCount || waitingCount > 0

test('while thirty uploads are opened and thirty papers drawn, no connection is kept from others', async () => {
  const givers = await people(UPLOADS / OF_ONE)
  const holders = await people(PAPERS / OF_ONE)
  const letters: [Browser, string][] = []
  for (const holder of holders)
    letters.push(...(await lettersOf(holder)).map((address): [Browser, string] => [holder.browser, address]))
  const uploads = givers.flatMap(({ browser }) =>
    Array.from({ length: OF_ONE }, (_, at) => give(browser, { key: `unggahan ${at}` })),
  )
  const papers = letters.map(([browser, address]) => browser.get(address))

  await vi.waitUntil(() => gate.waiting === UPLOADS + PAPERS, { timeout: 30_000 })
  await vi.waitUntil(() => !isInUse(), { timeout: 30_000 })
  const other = await loggedIn(site)
  expect((await other.browser.get('/pemberitahuan')).status).toBe(200)
  expect((await other.browser.get('/berkas')).body).toEqual([])

  gate.open.resolve()
  expect([await statuses(uploads), await statuses(papers)]).toEqual([[201], [200]])
  const { rows } = await site.database.pool.query('select count(*)::int as kept from private_files')
  expect(rows).toEqual([{ kept: UPLOADS + PAPERS }])
})
