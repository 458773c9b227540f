import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { PROBLEMS } from '../../../problems.ts'

const PATH = '/admin-api/tampilan'
const SUSUNAN = {
  saringan: { tahap: 'diajukan' },
  urut: { field: 'id', order: 'ASC' },
  tersembunyi: ['kategori'],
  kolom: ['nama', 'nomor'],
}

let site: TestApp
beforeAll(async () => {
  site = await testApp()
})

const staff = async (): Promise<Browser> => (await staffIn(site, ['verifikasi'])).browser
const save = (browser: Browser, more: object = {}) =>
  browser.post(PATH, { daftar: 'permohonan', nama: 'Milik saya', susunan: SUSUNAN, ...more })
const named = async (browser: Browser) =>
  (await browser.get(PATH)).body.map(({ nama, bawaan }: { nama: string; bawaan: boolean }) => [nama, bawaan])

describe('arrangements of a list', () => {
  test('are found again by their owner, renamed and removed, and unknown to everybody else', async () => {
    const [me, other] = [await staff(), await staff()]
    const { status, body } = await save(me)
    expect([status, body]).toEqual([
      201,
      { id: body.id, daftar: 'permohonan', nama: 'Milik saya', susunan: SUSUNAN, bawaan: false },
    ])
    expect((await me.get(PATH)).body).toEqual([body])
    expect((await other.get(PATH)).body).toEqual([])
    const rename = (browser: Browser) => browser.put(`${PATH}/${body.id}`, { nama: 'Baru', bawaan: false })
    expect((await rename(other)).status).toBe(404)
    expect((await other.delete(`${PATH}/${body.id}`)).status).toBe(404)
    expect((await rename(me)).body.nama).toBe('Baru')
    expect((await me.delete(`${PATH}/${body.id}`)).status).toBe(204)
    expect((await me.get(PATH)).body).toEqual([])
  })

  test('have names of their own in each list, whatever the size of the letters', async () => {
    const me = await staff()
    await save(me)
    const again = await save(me, { nama: 'MILIK SAYA' })
    expect([again.status, again.body.message]).toEqual([409, PROBLEMS.ARRANGEMENT_NAME_TAKEN.message])
    expect((await save(me, { daftar: 'invoice' })).status).toBe(201)
    const { body } = await save(me, { nama: 'Lain' })
    expect((await me.put(`${PATH}/${body.id}`, { nama: 'Milik saya', bawaan: false })).status).toBe(409)
    for (const nama of ['', ' ', 'a'.repeat(61)]) {
      const refused = await save(me, { nama })
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['nama']])
    }
  })

  test('from before columns had an order leave them where the list has them', async () => {
    const me = await staff()
    const { kolom, ...before } = SUSUNAN
    const { body } = await save(me, { susunan: before })
    await site.db
      .updateTable('list_arrangements')
      .set({ susunan: JSON.stringify(before) })
      .where('id', '=', body.id)
      .execute()
    expect((await me.get(PATH)).body[0].susunan).toEqual({ ...before, kolom: [] })
  })

  test('open the list with one of them at most', async () => {
    const me = await staff()
    await save(me, { nama: 'A', bawaan: true })
    const { body } = await save(me, { nama: 'B', bawaan: true })
    await save(me, { nama: 'C', daftar: 'invoice', bawaan: true })
    expect(await named(me)).toEqual([
      ['A', false],
      ['B', true],
      ['C', true],
    ])
    await me.put(`${PATH}/${body.id}`, { nama: 'B', bawaan: false })
    expect(await named(me)).toEqual([
      ['A', false],
      ['B', false],
      ['C', true],
    ])
  })

  test('are twenty for each list at most, also when saved at once', async () => {
    const me = await staff()
    const saved = await Promise.all(
      Array.from({ length: 22 }, (_, at) => me.copy().post(PATH, { daftar: 'faq', nama: `T${at}`, susunan: SUSUNAN })),
    )
    const statuses = saved.map(({ status }) => status)
    expect([
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([20, 2])
    expect((await save(me)).status).toBe(201)
  })

  test('stand among the data that their owner takes along', async () => {
    const me = await staff()
    await save(me)
    await confirmPassword(me)
    const { rawPayload } = await site.app.server.inject({
      url: '/data-diri/unduh',
      headers: { cookie: me.cookieHeader, accept: '*/*', 'x-requested-with': 'XMLHttpRequest' },
    })
    const data = JSON.parse(Buffer.from(unzipSync(rawPayload)['data.json'] ?? []).toString())
    expect(data).toMatchObject({ tampilan_daftar: [{ daftar: 'permohonan', nama: 'Milik saya', susunan: SUSUNAN }] })
  })

  test('are refused beyond their size, and with an order that is none', async () => {
    const me = await staff()
    const huge = { ...SUSUNAN, saringan: { q: 'x'.repeat(7000) } }
    const wrong = { ...SUSUNAN, urut: { field: 'id', order: 'naik' } }
    for (const susunan of [huge, wrong, 'x', null]) expect((await save(me, { susunan })).status).toBe(422)
  })
})
