import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { publishVersion } from '../../../../tests/schemes.ts'
import { SCHEME_TEMPLATES, TEMPLATE_KEYS } from './template-rules.ts'

let site: TestApp
let editor: Browser

beforeAll(async () => {
  site = await testApp()
  editor = (await staffIn(site, ['konten'])).browser
})

const begin = (contoh: string) => editor.post('/admin-api/skema/dari-contoh', { contoh })
const publish = (draft: { id: number; version: number }) => publishVersion(site, editor, draft)

describe('a scheme from a template', () => {
  test('is a draft with everything but a fee, in a category that is made with it', async () => {
    const { status, body } = await begin('ktpa')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      versi: 1,
      published_at: null,
      kategori: 'KTPA',
      jenis: 'sertifikasi',
      registration_fee: null,
      detail_pelatihan: null,
      min_pendidikan: 'D4/S1',
      wajib_atpa: false,
      unit_kompetensi: SCHEME_TEMPLATES.ktpa.unit_kompetensi.map((judul) => ({ judul })),
    })
    const log = (await editor.get('/admin-api/audit?sort=id&order=asc')).body.data
    expect(log.map(({ action, noun }: { action: string; noun: string }) => `${action} ${noun}`)).toEqual(
      expect.arrayContaining(['buat kategori', 'buat skema', 'buat versi-skema', 'ubah versi-skema']),
    )
  })

  test('is published only once its fee was entered', async () => {
    const { body: draft } = await begin('atpa')
    const refused = await publish(draft)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['registration_fee']])
    const { body: whole } = await editor.put(`/admin-api/versi-skema/${draft.id}`, { ...draft, registration_fee: 0 })
    expect((await publish(whole)).status).toBe(200)
  })

  test('exists already the second time, also of two at once', async () => {
    const twice = await Promise.all([begin('uji-ulang'), begin('uji-ulang')])
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409])
    const again = await begin('uji-ulang')
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('sudah ada')])
  })

  test('shares its category with those of the same kind', async () => {
    const [leader, member] = [await begin('perpanjangan-ktpa'), await begin('perpanjangan-atpa')]
    expect([leader.body.kategori, member.body.kategori]).toEqual(['Perpanjangan', 'Perpanjangan'])
    const { total } = (await editor.get('/admin-api/kategori?q=Perpanjangan')).body
    expect(total).toBe(1)
    const { body } = await editor.get(`/admin-api/skema/${member.body.scheme_id}`)
    expect(body.kualifikasi).toBe('ATPA')
  })

  test.each(TEMPLATE_KEYS.filter((key) => SCHEME_TEMPLATES[key].jenis === 'pemeliharaan'))(
    '%s asks for its hours, points and fee before it is published',
    async (key) => {
      const { status, body } = await begin(key)
      expect([status, body.jenis_kegiatan]).toEqual([201, key])
      expect(Object.keys((await publish(body)).body.errors)).toEqual(['jam_pelajaran', 'poin', 'registration_fee'])
    },
  )

  test('that nobody knows is refused', async () => {
    expect((await begin('lain')).status).toBe(422)
  })
})

test('templates name no unit codes, which only the standard gives', () => {
  const titles = TEMPLATE_KEYS.flatMap((key): readonly string[] => SCHEME_TEMPLATES[key].unit_kompetensi)
  expect(titles.filter((title) => /\d{3}|\.[A-Z0-9]+\./.test(title))).toEqual([])
})
