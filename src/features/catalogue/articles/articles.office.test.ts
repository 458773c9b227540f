import { beforeAll, describe, expect, test } from 'vitest'
import { later, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { slugOf } from './rules.ts'

let site: TestApp
let editor: Browser

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  await makeSiteContent(site.db)
  editor = (await staffIn(site, ['konten'])).browser
})

const ARTIKEL = '/admin-api/artikel'
const draft = { title: 'Rona Lingkungan', slug: '', image: null, content: '<p>Isi.</p>', published_at: null }
const make = async (more: object = {}) => (await editor.post(ARTIKEL, { ...draft, ...more })).body
const act = (name: string, { id, version }: { id: number; version: number }) =>
  editor.post(`${ARTIKEL}/${id}/${name}`, { version })
const slugsShown = async () => (await site.client.listArticles()).map(({ slug }) => slug)
const open = (slug: string) => site.app.server.inject({ url: `/artikel/${slug}`, headers: { accept: 'text/html' } })
const statusOf = async (slug: string) => (await open(slug)).statusCode

describe('the address of an article', () => {
  test.each([
    ['Rona Lingkungan: Data Primer & Sekunder', 'rona-lingkungan-data-primer-sekunder'],
    ['  Amdal’s “Éco” (2026)! ', 'amdals-eco-2026'],
    ['数据', 'artikel'],
    ['---', 'artikel'],
  ])('of %j is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  test('never ends in a hyphen however long the title is', () => {
    for (let length = 90; length < 110; length += 1)
      expect(slugOf(`${'a'.repeat(length)} b`)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('follows from the title and is made unique, also for many at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () => editor.copy().post(ARTIKEL, { ...draft, title: 'Satu Judul' })),
    )
    expect(made.map(({ body }) => body.slug).sort()).toEqual([
      'satu-judul',
      ...[2, 3, 4, 5].map((n) => `satu-judul-${n}`),
    ])
  })

  test('may be chosen, but not one that another has', async () => {
    const { slug } = await make({ slug: 'alamat-pilihan' })
    expect(slug).toBe('alamat-pilihan')
    const taken = await editor.post(ARTIKEL, { ...draft, slug })
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['slug']])
    for (const bad of ['Huruf Besar', '../x', 'a--b', '-a', 'a'.repeat(121)]) {
      expect((await editor.post(ARTIKEL, { ...draft, slug: bad })).status).toBe(422)
    }
  })

  test('leads on from the old one: 301 for the page, the article for the call', async () => {
    const seen = await make({ title: 'Judul lama' })
    const { body } = await act('terbitkan', seen)
    const { body: renamed } = await editor.put(`${ARTIKEL}/${seen.id}`, { ...body, slug: 'judul-baru' })
    expect(renamed.slug_lama).toEqual(['judul-lama'])
    await expect.poll(() => statusOf('judul-baru')).toBe(200)
    const answer = await open('judul-lama')
    expect([answer.statusCode, answer.headers['location'], answer.body]).toEqual([301, '/artikel/judul-baru', ''])
    expect(await site.client.getArticle({ slug: 'judul-lama' })).toMatchObject({ id: seen.id, slug: 'judul-baru' })
  })

  test('an old one is not given to a new article, and taken on purpose it is that article’s', async () => {
    const seen = await make({ title: 'Diganti', published_at: '2026-11-01T00:00:00Z' })
    await editor.put(`${ARTIKEL}/${seen.id}`, { ...seen, slug: 'pengganti' })
    expect((await make({ title: 'Diganti' })).slug).toBe('diganti-2')
    const taker = await make({ title: 'Lain', slug: 'diganti', published_at: '2026-11-01T00:00:00Z' })
    expect(await site.client.getArticle({ slug: 'diganti' })).toMatchObject({ id: taker.id })
  })

  test('of a withdrawn article, old or new, is not found', async () => {
    const seen = await make({ title: 'Ditarik', published_at: '2026-11-01T00:00:00Z' })
    const { body } = await editor.put(`${ARTIKEL}/${seen.id}`, { ...seen, slug: 'ditarik-baru' })
    await act('tarik', body)
    for (const slug of ['ditarik', 'ditarik-baru']) {
      await expect.poll(() => statusOf(slug)).toBe(404)
      await expect(site.client.getArticle({ slug })).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('publishing', () => {
  test('shows an article, and a draft never', async () => {
    const seen = await make({ title: 'Baru terbit' })
    expect(await slugsShown()).not.toContain('baru-terbit')
    const { body } = await act('terbitkan', seen)
    expect(body.published_at).toBe(site.clock.now.toISOString())
    await expect.poll(slugsShown).toContain('baru-terbit')
  })

  test('later happens by itself at the hour and not before', async () => {
    await make({ title: 'Nanti', published_at: '2026-11-20T11:00:00+07:00' })
    site.clock.now = new Date('2026-11-20T03:59:59Z')
    site.app.dropPages()
    expect(await slugsShown()).not.toContain('nanti')
    later(site, 1)
    site.app.dropPages()
    expect(await slugsShown()).toContain('nanti')
  })

  test('wants words, and a moment with its zone', async () => {
    const empty = await make({ content: '' })
    expect((await act('terbitkan', empty)).body.errors).toEqual({ content: ['Isi artikel sebelum terbit.'] })
    expect((await editor.post(ARTIKEL, { ...draft, content: '', published_at: '2026-11-01T00:00:00Z' })).status).toBe(
      422,
    )
    expect((await editor.post(ARTIKEL, { ...draft, published_at: '2026-11-01' })).status).toBe(422)
  })

  test('of a stale view is refused', async () => {
    const seen = await make()
    await editor.put(`${ARTIKEL}/${seen.id}`, { ...seen, title: 'Lain' })
    expect((await act('terbitkan', seen)).status).toBe(409)
  })

  test('is a filter of the list', async () => {
    site.clock.now = new Date('2026-11-20T05:00:00Z')
    await make({ title: 'Khas draf' })
    await make({ title: 'Khas nanti', published_at: '2027-01-01T00:00:00Z' })
    await make({ title: 'Khas terbit', published_at: '2026-11-20T05:00:00Z' })
    for (const [state, title] of [
      ['draf', 'Khas draf'],
      ['terjadwal', 'Khas nanti'],
      ['terbit', 'Khas terbit'],
    ]) {
      const { body } = await editor.get(`${ARTIKEL}?keadaan=${state}&q=khas`)
      expect(body.data.map((row: { title: string }) => row.title)).toEqual([title])
    }
  })
})

test('an article’s body is cleaned, and a removed article comes back with its words', async () => {
  const seen = await make({ title: 'Hilang', content: '<p>Isi <img src=x onerror=pwned()></p>' })
  expect(seen.content).toBe('<p>Isi </p>')
  await editor.delete(`${ARTIKEL}/${seen.id}`)
  const { body: history } = await editor.get(`${ARTIKEL}/${seen.id}/riwayat`)
  const { body } = await editor.post(`${ARTIKEL}/${seen.id}/pulihkan`, { audit_id: history[0].id })
  expect(body).toMatchObject({ id: seen.id, slug: 'hilang', content: '<p>Isi </p>' })
})

describe('many articles', () => {
  const MANY = '/admin-api/artikel-terbitan'

  test('are published at once, those without words skipped, and become what they were', async () => {
    const one = await make({ title: 'Banyak satu' })
    const planned = await make({ title: 'Banyak dua', published_at: '2027-01-01T00:00:00.000Z' })
    const empty = await make({ title: 'Banyak kosong', content: '' })
    const ids = [one.id, planned.id, empty.id]
    const { body } = await editor.post(MANY, { ids, terbit: true })
    expect(body.berhasil).toMatchObject([
      { id: one.id, published_at: null },
      { id: planned.id, published_at: '2027-01-01T00:00:00.000Z' },
    ])
    expect(body.dilewati).toEqual([{ id: empty.id, alasan: 'Isi artikel sebelum terbit.' }])
    expect(await slugsShown()).toEqual(expect.arrayContaining([one.slug, planned.slug]))
    const again = await editor.post(MANY, { ids: [one.id], terbit: true })
    expect(again.body).toEqual({ berhasil: [], dilewati: [{ id: one.id, alasan: 'Sudah terbit.' }] })

    const undone = await editor.post(`${MANY}/urungkan`, { baris: body.berhasil })
    expect(undone.body.berhasil).toEqual([{ id: one.id }, { id: planned.id }])
    expect(await slugsShown()).not.toContain(one.slug)
    const now = (await editor.get(`${ARTIKEL}/${planned.id}`)).body
    expect(now.published_at).toBe('2027-01-01T00:00:00.000Z')
  })

  test('keep what somebody wrote between an act and its undoing', async () => {
    const one = await make({ title: 'Banyak tiga' })
    const { body } = await editor.post(MANY, { ids: [one.id], terbit: true })
    const seen = (await editor.get(`${ARTIKEL}/${one.id}`)).body
    await editor.put(`${ARTIKEL}/${one.id}`, { ...seen, title: 'Banyak tiga, diubah' })
    const undone = await editor.post(`${MANY}/urungkan`, { baris: body.berhasil })
    expect([undone.body.berhasil, undone.body.dilewati.map(({ id }: { id: number }) => id)]).toEqual([[], [one.id]])
    expect((await editor.get(`${ARTIKEL}/${one.id}`)).body.title).toBe('Banyak tiga, diubah')
  })
})
