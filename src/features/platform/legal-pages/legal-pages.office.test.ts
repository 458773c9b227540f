import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { later, loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { stripMarkup } from '../../../lib/text/markup.ts'

let site: TestApp
let editor: Browser

beforeEach(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  editor = (await staffIn(site, ['konten'])).browser
})

const PLACE = '/admin-api/halaman-hukum'
const DAY = 86_400

const begin = async (jenis = 'privasi') => (await editor.post(PLACE, { jenis })).body
const save = (draft: { id: number }, changes: object) => editor.put(`${PLACE}/${draft.id}`, { ...draft, ...changes })
const publish = ({ id, version }: { id: number; version: number }) =>
  editor.post(`${PLACE}/${id}/terbitkan`, { version })

/** Publishes a version of a page. */
async function published(changes: object = {}, jenis = 'privasi') {
  const saved = await save(await begin(jenis), {
    isi: '<p>Disimpan {retensi_permohonan}, hubungi {email}.</p>',
    perubahan: 'Masa simpan lebih jelas.',
    berlaku_sejak: '2026-11-20',
    ...changes,
  })
  const answer = await publish(saved.body)
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  return answer.body
}

const page = async (url: string): Promise<string> =>
  stripMarkup((await site.app.server.inject({ url, headers: { accept: 'text/html' } })).body)

describe('a draft', () => {
  test('begins with the text in force, its words in braces as they are; there is one of each page', async () => {
    const draft = await begin()
    expect(draft).toMatchObject({ versi: 1, minta_persetujuan: true, berlaku_sejak: null, published_at: null })
    expect(draft.isi).toContain('{retensi_permohonan}')
    const second = await editor.post(PLACE, { jenis: 'privasi' })
    expect([second.status, Object.keys(second.body.errors)]).toEqual([422, ['jenis']])
    expect((await editor.post(PLACE, { jenis: 'syarat' })).status).toBe(201)
  })

  test('is clean rich text when it is saved', async () => {
    const { body } = await save(await begin(), { isi: '<p onclick="pwned()">Baik</p><script>pwned()</script>' })
    expect(body.isi).toBe('<p>Baik</p>')
  })

  test('is refused with the line in which nobody knows what stands in braces', async () => {
    const refused = await save(await begin(), {
      isi: '<p>Baik.</p><p>Kami menyimpan <em>{retensi_apa}</em> lamanya.</p>',
    })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { isi: ['Isian {retensi_apa} tidak dikenal, pada baris “Kami menyimpan {retensi_apa} lamanya.”.'] },
    ])
  })

  test('is seen by its writers as visitors will read it, and by visitors not at all', async () => {
    const { body } = await save(await begin(), { isi: '<p>Disimpan {retensi_ditolak}.</p>' })
    expect((await editor.get(`${PLACE}/${body.id}/pratinjau`)).body).toEqual({ isi: '<p>Disimpan 1 tahun.</p>' })
    expect(await page('/kebijakan-privasi')).toContain('Versi bawaan')
    expect((await site.app.server.inject({ url: '/halaman-hukum/privasi?versi=1' })).statusCode).toBe(404)
  })

  test('is published with its first day and what is new, today at the earliest', async () => {
    const draft = await begin()
    const errorsOf = async (changes: object) => {
      const { version } = (await editor.get(`${PLACE}/${draft.id}`)).body
      const { body } = await save({ ...draft, version }, changes)
      return Object.keys((await publish(body)).body.errors ?? {})
    }
    expect(await errorsOf({})).toEqual(['berlaku_sejak'])
    expect(await errorsOf({ berlaku_sejak: '2026-11-19', perubahan: 'Baru.' })).toEqual(['berlaku_sejak'])
    expect(await errorsOf({ berlaku_sejak: '2026-11-20' })).toEqual(['perubahan'])
    expect(await errorsOf({ berlaku_sejak: '2026-11-20', perubahan: 'Baru.', isi: '' })).toEqual(['isi'])
    expect(await errorsOf({ berlaku_sejak: '2026-11-20', perubahan: 'Baru.' })).toEqual([])
  })

  test('what may stand in braces is listed with its value', async () => {
    const { body } = await editor.get(`${PLACE}-isian`)
    expect(body).toContainEqual({ key: 'retensi_ktp', value: '1 tahun' })
    expect(body).toContainEqual({ key: 'email', value: 'halo@example.com' })
  })
})

describe('a published version', () => {
  test('is in force from its day on, and the built-in text stays readable as it was', async () => {
    await page('/kebijakan-privasi')
    await published({ berlaku_sejak: '2026-11-21' })
    await expect.poll(() => page('/kebijakan-privasi')).toContain('Versi 1, berlaku sejak 21 November 2026')
    expect(await page('/kebijakan-privasi')).toContain('Versi bawaan Kebijakan ini')
    expect(await page('/kebijakan-privasi?versi=1')).toContain('Versi ini belum berlaku.')
    later(site, DAY)
    // A change of content drops what was kept of yesterday.
    await sql`insert into setting_values values ('retensi_ditolak', '2026-11-21', '4')`.execute(site.db)
    await expect.poll(() => page('/kebijakan-privasi')).toContain('Disimpan 6 tahun, hubungi halo@example.com.')
    const before = await page('/kebijakan-privasi?versi=0')
    expect(before).toContain('Versi ini tidak berlaku lagi.')
    expect(before).toContain('kedaluwarsa 1 tahun sejak berakhir')
  })

  test('never changes: neither the office nor the database lets anybody', async () => {
    const { id } = await published()
    const now = (await editor.get(`${PLACE}/${id}`)).body
    expect([(await save(now, { isi: '<p>Lain</p>' })).status, (await editor.delete(`${PLACE}/${id}`)).status]).toEqual([
      409, 409,
    ])
    expect((await publish(now)).status).toBe(409)
    await expect(sql`update legal_page_versions set isi = 'x' where id = ${id}`.execute(site.db)).rejects.toThrow(
      /immutable/,
    )
    await expect(sql`delete from legal_page_versions where id = ${id}`.execute(site.db)).rejects.toThrow(/immutable/)
  })

  test('is not overtaken by a later one that begins before it', async () => {
    await published({ berlaku_sejak: '2026-12-01' })
    const { body } = await save(await begin(), { berlaku_sejak: '2026-11-25', perubahan: 'Lagi.' })
    expect(Object.keys((await publish(body)).body.errors)).toEqual(['berlaku_sejak'])
  })

  test('asks for consent again unless it only corrects, and is in the log with who published it', async () => {
    const { browser } = await loggedIn(site)
    await browser.post('/persetujuan')
    await published({ minta_persetujuan: false })
    expect((await browser.get('/persetujuan')).body).toEqual([])
    const second = await published()
    expect((await browser.get('/persetujuan')).body).toMatchObject([{ jenis: 'privasi', versi: 2 }])
    expect(second).toMatchObject({ versi: 2, published_by_name: 'Wulan Contoh' })
    const actions = (await editor.get(`${PLACE}/${second.id}/riwayat`)).body.map(
      ({ action }: { action: string }) => action,
    )
    expect(actions).toEqual(['terbitkan', 'ubah', 'buat'])
  })
})

test('a stale draft is neither saved nor published', async () => {
  const draft = await begin()
  await save(draft, { perubahan: 'Satu.' })
  expect([(await save(draft, { perubahan: 'Dua.' })).status, (await publish(draft)).status]).toEqual([409, 409])
})

test('only those who write the content may', async () => {
  const { browser } = await staffIn(site, ['keuangan'])
  expect((await browser.get(PLACE)).status).toBe(404)
  expect((await browser.post(PLACE, { jenis: 'privasi' })).status).toBe(404)
})
