import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { bankStaff } from '../../../../tests/items.ts'
import { MARK, markingWorld } from '../../../../tests/marking-world.ts'
import { openedPdf } from '../../../../tests/pdf-reading.ts'
import { PROBLEMS } from '../../../problems.ts'
import { TOO_FEW } from './statistics-rules.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof markingWorld>>
let item: number

/** Three candidates: two know the first item, one of them nothing else. */
beforeAll(async () => {
  site = await testApp()
  world = await markingWorld(site, { candidates: 3 })
  const [first = '', ...rest] = world.right
  const wrong = first === 'A' ? 'B' : 'A'
  await world.typeTwice(world.right)
  await world.typeTwice([first, ...rest.map(() => '-')], 1)
  await world.typeTwice([wrong, ...rest.map(() => '-')], 2)
  const row = await site.db
    .selectFrom('item_versions')
    .select('item_id')
    .where('id', '=', world.form.items[0]?.item_version_id ?? 0)
    .executeTakeFirstOrThrow()
  item = row.item_id
})

describe('the statistics of an exam', () => {
  test('count what candidates answered to an item, without what it says', async () => {
    const { body, text } = await world.bank.browser.get(`/admin-api/soal/${item}/statistik`)
    expect(body.versi).toMatchObject([{ versi: 1, jumlah: 3, kesukaran: 2 / 3, putusan: [] }])
    const chosen = body.versi[0].pilihan.map(({ jumlah }: { jumlah: number }) => jumlah)
    expect([chosen[0], chosen.reduce((sum: number, one: number) => sum + one, 0)]).toEqual([2, 3])
    expect(text).not.toContain(MARK)
  })

  test('say how a form did, with the figures of its items', async () => {
    const { body, text } = await world.bank.browser.get(`/admin-api/naskah/${world.form.id}/statistik`)
    expect(body.jumlah).toBe(3)
    // Of six points the candidates earned 6, 1 and 0.
    expect(body.rerata).toBeCloseTo(7 / 3, 10)
    expect(body.butir.map(({ nomor }: { nomor: number }) => nomor)).toEqual([1, 2, 3, 4])
    expect(text).not.toContain(MARK)
  })

  test('are printed with who printed them, and say that so few answers tell nothing', async () => {
    const paper = await openedPdf(site.app, world.bank.browser, `/admin-api/naskah/${world.form.id}/statistik.pdf`)
    expect(paper.text).toContain(world.bank.account.name)
    expect(paper.text.replaceAll(/\s+/g, ' ')).toContain(TOO_FEW)
    expect(paper.text).not.toContain(MARK)
  })

  test('are for those to whom the bank is open', async () => {
    const paths = [
      `soal/${item}/statistik`,
      `naskah/${world.form.id}/statistik`,
      `naskah/${world.form.id}/statistik.pdf`,
    ]
    const [unsigned, other] = [await staffIn(site, ['soal']), await staffIn(site, ['keputusan', 'verifikasi'])]
    for (const path of paths) {
      const { status, body } = await unsigned.browser.get(`/admin-api/${path}`)
      expect([path, status, body.message]).toEqual([path, 403, PROBLEMS.ITEMS_UNSIGNED.message])
      expect((await other.browser.get(`/admin-api/${path}`)).status).toBe(404)
    }
  })

  test('of what is not there are not found', async () => {
    const { browser } = await bankStaff(site)
    for (const path of ['soal/99999/statistik', 'naskah/99999/statistik', 'naskah/99999/statistik.pdf'])
      expect((await browser.get(`/admin-api/${path}`)).status).toBe(404)
  })
})
