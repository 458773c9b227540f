import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { ASKED, ESSAY, MARK, markerIn, markingWorld } from '../../../../tests/marking-world.ts'
import type { Call } from '../../../lib/calls/call.ts'
import { markingOfficeCalls } from './office/contract.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof markingWorld>>

/** Three papers: one with an answer near the key and an essay, one read otherwise by its typists, one untyped. */
beforeAll(async () => {
  site = await testApp()
  world = await markingWorld(site, { asked: [...ASKED, ESSAY], candidates: 3 })
  await world.typeTwice(world.right.with(2, 'pengeloalan'))
  const { id } = world.people[1]?.paper ?? { id: 0 }
  for (const [{ browser }, letter] of [[world.one, 'A'] as const, [world.two, 'B'] as const]) {
    const nilai = world.right.with(0, letter).map((teks, at) => ({ nomor: at + 1, teks }))
    await browser.put(`/admin-api/ketikan/${id}`, { version: 0, selesai: true, nilai })
  }
})

const READS = Object.values<Call>(markingOfficeCalls).filter(({ method }) => method === 'GET')

/** Everything that the calls of marking answer to somebody, of every exam, form and paper there is. */
async function answersFor(browser: Browser): Promise<string> {
  const ids = [world.schedule, world.form.id, ...world.people.map(({ paper }) => paper.id)]
  const paths = READS.flatMap(({ path }) =>
    path.includes('{id}') ? ids.map((id) => path.replace('{id}', `${id}`)) : path,
  )
  const found: string[] = []
  for (const path of new Set(paths)) found.push((await browser.get(path)).text)
  return found.join('\n')
}

const NAMES = /Peserta Rahasia|PMH\//

test('what is asked comes to nobody but people of the bank and markers, and a name to nobody at all', async () => {
  const others = await staffIn(site, ['verifikasi', 'keputusan', 'konten', 'pengguna', 'laporan'])
  const closed: [Browser, RegExp][] = [
    [world.one.browser, new RegExp(`${MARK}|${NAMES.source}`)],
    [others.browser, new RegExp(`${MARK}|${NAMES.source}`)],
    [world.examiner.browser, new RegExp(`${MARK}|${NAMES.source}`)],
    [(await staffIn(site, ['soal'])).browser, new RegExp(`${MARK}|${NAMES.source}`)],
  ]
  for (const [browser, secret] of closed) expect(await answersFor(browser)).not.toMatch(secret)
  for (const { browser } of [world.bank, await markerIn(site)]) {
    const all = await answersFor(browser)
    expect(all).toContain(MARK)
    expect(all).not.toMatch(NAMES)
  }
})
