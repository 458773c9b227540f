import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { MARKUP_ATTACKS } from '../../../../tests/attacks.ts'
import { makePicture, makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { runs } from '../../../../tests/quick.ts'
import { BUILT_IN } from '../../../lib/graphics/colour-scheme.ts'
import { cleanRichText } from '../../../lib/text/rich-text.ts'

let site: TestApp
let other: TestApp
let editor: Browser
let picture: string

beforeAll(async () => {
  site = await testApp()
  other = await testApp({ database: site.database })
  await makeSiteContent(site.db)
  picture = await makePicture(site)
  editor = (await staffIn(site, ['konten'])).browser
})

const PLACE = '/admin-api/isi-situs/1'
const current = async () => (await editor.get(PLACE)).body
const save = async (changes: object) => editor.put(PLACE, { ...(await current()), ...changes })
const page = async (app: TestApp, url: string) =>
  (await app.app.server.inject({ url, headers: { accept: 'text/html' } })).body

describe('site content', () => {
  test('shows on the public page of every process once it is saved', async () => {
    for (const app of [site, other]) expect(await page(app, '/')).toContain('Judul satu')
    const answer = await save({ home_section1_title: 'Sungai yang terjaga' })
    expect(answer.status).toBe(200)
    for (const app of [site, other]) await expect.poll(() => page(app, '/')).toContain('Sungai yang terjaga')
  })

  test('its rich text is clean when it is written', async () => {
    const answer = await save({ tentang_visi: '<p onclick="pwned()">Visi</p><script>pwned()</script>' })
    expect(answer.body.tentang_visi).toBe('<p>Visi</p>')
    const stored = await site.db.selectFrom('site_content').select('tentang_visi').executeTakeFirstOrThrow()
    expect(stored.tentang_visi).toBe('<p>Visi</p>')
  })

  test('and when it is read, whatever stands in the database', async () => {
    const attack = MARKUP_ATTACKS.filter((text) => text.length < 300 && !text.includes('\u0000')).join('\n')
    await site.db.updateTable('site_content').set({ tentang_tentangkami: attack }).execute()
    const shown = async () => (await site.client.getContent()).tentang_tentangkami
    await expect.poll(shown).not.toBe('<p>Tentang</p>')
    expect(await shown()).toBe(cleanRichText(attack))
    expect((await current()).tentang_tentangkami).toBe(cleanRichText(attack))
    await save({ tentang_tentangkami: '<p>Tentang</p>' })
  })

  test.each(['warna_utama', 'warna_kedua'])(
    '%s is refused with its measured contrast when white cannot be read on it',
    async (field) => {
      const pale = await save({ [field]: '#e0a32e' })
      expect([pale.status, pale.body.errors]).toEqual([
        422,
        { [field]: ['Kontras warna ini dengan putih 2,2:1; perlu paling sedikit 4,5:1. Pilih yang lebih gelap.'] },
      ])
      expect((await save({ [field]: 'hijau' })).status).toBe(422)
      expect((await save({ [field]: '#0055B8' })).status).toBe(200)
      expect((await save({ [field]: BUILT_IN[field as keyof typeof BUILT_IN] })).status).toBe(200)
    },
  )

  test('its own links stand in menu and footer, and never lead to a script', async () => {
    const tautan_menu = [{ nama: 'Toko buku', url: 'https://toko.example.com/' }]
    const tautan_kaki = [{ nama: 'YouTube', url: 'https://youtube.example.com/lsk' }]
    expect((await save({ tautan_menu, tautan_kaki })).body).toMatchObject({ tautan_menu, tautan_kaki })
    for (const [url, times] of [
      ['https://toko.example.com/', 2],
      ['https://youtube.example.com/lsk', 1],
    ] as const) {
      await expect.poll(async () => (await page(site, '/')).split(`href="${url}"`).length - 1).toBe(times)
    }
    for (const field of ['tautan_menu', 'tautan_kaki']) {
      const bad = await save({ [field]: [{ nama: 'X', url: 'javascript:alert(1)' }] })
      expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, [`${field}.0.url`]])
    }
    await save({ tautan_menu: [], tautan_kaki: [] })
  })

  test('its home page has the chosen parts in their order, and all of them where none is chosen', async () => {
    const order = async () => {
      const html = await page(site, '/')
      const at = {
        sertifikasi: html.indexOf('Sertifikasi Terbaru'),
        tentang: html.indexOf('>Selengkapnya<'),
        galeri: html.indexOf('>Galeri</h2>'),
      }
      return Object.entries(at)
        .filter(([, place]) => place >= 0)
        .sort(([, a], [, b]) => a - b)
        .map(([name]) => name)
    }
    expect(await order()).toEqual(['sertifikasi', 'tentang', 'galeri'])
    await save({ bagian_beranda: [{ bagian: 'galeri' }, { bagian: 'sertifikasi' }] })
    await expect.poll(order).toEqual(['galeri', 'sertifikasi'])
    expect((await save({ bagian_beranda: [{ bagian: 'galeri' }, { bagian: 'galeri' }] })).status).toBe(422)
    expect((await save({ bagian_beranda: [{ bagian: 'cuaca' }] })).status).toBe(422)
    await save({ bagian_beranda: [] })
    await expect.poll(order).toEqual(['sertifikasi', 'tentang', 'galeri'])
  })

  test.each(['facebook', 'instagram', 'asosiasi_url'])(
    '%s leads to a web address or is left empty, and never to a script',
    async (field) => {
      for (const bad of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'bukan alamat']) {
        const answer = await save({ [field]: bad })
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
      }
      for (const good of ['', 'https://contoh.example.com/a']) {
        expect((await save({ [field]: good })).status).toBe(200)
      }
    },
  )

  test('does not take bank accounts, not even from an older revision', async () => {
    const rekening = [{ bank: 'Bank Contoh', nomor: '123-456 789', atas_nama: 'Orang Lain' }]
    expect((await save({ rekening })).body.rekening).toBeUndefined()
    const { rows } = await sql`select 1 from bank_account_lists`.execute(site.db)
    expect(rows).toEqual([])
  })

  test('names only pictures that were uploaded', async () => {
    expect((await save({ struktur_organisasi: picture })).body.struktur_organisasi).toBe(picture)
    expect((await save({ struktur_organisasi: 'https://evil.example/x.png' })).status).toBe(422)
    const unknown = await save({ struktur_organisasi: `${'0'.repeat(32)}-10x10.webp` })
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['struktur_organisasi']])
    expect((await save({ struktur_organisasi: '' })).body.struktur_organisasi).toBeNull()
  })

  test('can be neither made a second time nor removed', async () => {
    expect((await editor.post('/admin-api/isi-situs', await current())).status).toBe(405)
    expect((await editor.delete(PLACE)).status).toBe(405)
  })
})

describe('two editors', () => {
  test('never lose an update silently, whatever they do in whatever order', async () => {
    const { body: made } = await editor.post('/admin-api/mitra', {
      name: 'mulai',
      source: picture,
      url: null,
      urutan: 0,
    })
    const url = `/admin-api/mitra/${made.id}`
    type Seen = { name: string; version: number }
    const action = fc.record({
      who: fc.constantFrom(0, 1),
      what: fc.constantFrom('look', 'save', 'both'),
      text: fc.stringMatching(/^[a-z]{1,8}$/),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (actions) => {
        const editors = [editor, editor.copy()]
        const seen: Seen[] = [(await editor.get(url)).body, (await editor.get(url)).body]
        let truth: Seen = (await editor.get(url)).body
        const saveAs = async (who: number, text: string) => {
          const answer = await editors[who]?.put(url, { ...seen[who], name: text })
          return { status: answer?.status, body: answer?.body, who, based: seen[who]?.version }
        }
        for (const { who, what, text } of actions) {
          if (what === 'look') seen[who] = (await editors[who]?.get(url))?.body
          else {
            const earlier = truth
            const saves =
              what === 'both'
                ? await Promise.all([saveAs(0, `${text}a`), saveAs(1, `${text}b`)])
                : [await saveAs(who, text)]
            for (const { status, body, who: saver, based } of saves.sort((a, b) => (a.status ?? 0) - (b.status ?? 0))) {
              if (status === 200) {
                expect(based).toBe(truth.version)
                truth = body
                seen[saver] = body
              } else {
                // Of two at the same moment the refused one may have come before the other was done.
                expect(status).toBe(409)
                expect([earlier, truth]).toContainEqual(body.current)
                expect(based).not.toBe(truth.version)
              }
            }
          }
          expect((await editor.get(url)).body).toEqual(truth)
        }
      }),
      { numRuns: runs(25, 8) },
    )
  })
})

describe('the gallery', () => {
  const item = (more: object = {}) => ({
    source: picture,
    judul: 'Uji lapangan',
    album: 'Uji',
    tanggal: '2026-05-01',
    alt: 'Peta di meja',
    urutan: 1,
    ...more,
  })

  test('shows a picture only once the consent of those on it was confirmed', async () => {
    const { body, status } = await editor.post('/admin-api/galeri', item())
    expect([status, body.persetujuan_foto]).toEqual([201, false])
    expect(await site.client.listGallery()).toEqual([])
    await editor.put(`/admin-api/galeri/${body.id}`, { ...body, persetujuan_foto: true })
    const shown = async () => (await site.client.listGallery()).map(({ judul }) => judul)
    await expect.poll(shown).toEqual(['Uji lapangan'])
    await editor.put(`/admin-api/galeri/${body.id}`, { ...body, persetujuan_foto: false, version: 2 })
    await expect.poll(shown).toEqual([])
  })

  test('shows many pictures at once, and hides them again unless somebody changed one meanwhile', async () => {
    const [one, two] = [
      (await editor.post('/admin-api/galeri', item())).body,
      (await editor.post('/admin-api/galeri', item())).body,
    ]
    const set = async (baris: object[], persetujuan_foto: boolean) =>
      (await editor.post('/admin-api/galeri-persetujuan', { baris, persetujuan_foto })).body
    const shown = await set([{ id: one.id }, { id: two.id }], true)
    expect(shown).toEqual({
      berhasil: [
        { id: one.id, version: 2 },
        { id: two.id, version: 2 },
      ],
      dilewati: [],
    })
    expect((await set([{ id: one.id }], true)).dilewati).toEqual([{ id: one.id, alasan: 'Sudah disetujui.' }])
    const { body } = await editor.put(`/admin-api/galeri/${two.id}`, {
      ...two,
      judul: 'Diubah',
      persetujuan_foto: true,
      version: 2,
    })
    const hidden = await set(shown.berhasil, false)
    expect([hidden.berhasil, hidden.dilewati.map(({ id }: { id: number }) => id)]).toEqual([
      [{ id: one.id, version: 3 }],
      [two.id],
    ])
    expect(await set([{ id: two.id, version: body.version }], false)).toMatchObject({ dilewati: [] })
    for (const { id } of [one, two]) await editor.delete(`/admin-api/galeri/${id}`)
  })

  test('is filtered by album and by consent', async () => {
    await editor.post('/admin-api/galeri', item({ album: 'Rapat', persetujuan_foto: true }))
    const found = async (query: string) => (await editor.get(`/admin-api/galeri?${query}`)).body.total
    expect([await found('album=Rapat'), await found('persetujuan_foto=false'), await found('q=lapangan')]).toEqual([
      1, 1, 2,
    ])
  })

  test('asks for a text for those who do not see the picture', async () => {
    const answer = await editor.post('/admin-api/galeri', item({ alt: ' ' }))
    expect([answer.status, answer.body.errors]).toEqual([422, { alt: ['Teks alternatif wajib diisi.'] }])
  })
})
