import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { publishVersion } from '../../../../tests/schemes.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { schemeVersionResource } from './office/contract.ts'
import { insertCopyOfVersion } from './office/queries.ts'

let site: TestApp
let editor: Browser
let category: number

beforeAll(async () => {
  site = await testApp()
  editor = (await staffIn(site, ['konten'])).browser
  category = (await editor.post('/admin-api/kategori', { name: 'KTPA', jenis: 'sertifikasi' })).body.id
})

const VERSIONS = '/admin-api/versi-skema'
const PUBLISHED = 'Versi yang sudah terbit tidak dapat diubah atau dihapus. Buat versi berikutnya.'

/** A new scheme; answers it with its first draft. */
async function newScheme(name = 'Sertifikasi Ketua Tim') {
  const { body: scheme } = await editor.post('/admin-api/skema', { category_id: category, name })
  const { body: draft } = await editor.get(`${VERSIONS}/${scheme.versi[0].id}`)
  return { scheme, draft }
}

const publish = (draft: { id: number; version: number }) => publishVersion(site, editor, draft)

async function publishedScheme() {
  const { scheme, draft } = await newScheme()
  const { body } = await editor.put(`${VERSIONS}/${draft.id}`, {
    ...draft,
    description: '<p>Uraian</p>',
    registration_fee: 100,
  })
  return { scheme, first: (await publish(body)).body }
}

describe('what an activity of maintenance is worth', () => {
  const WORTH = { jenis_kegiatan: 'workshop', jam_pelajaran: 8, poin: 10 }
  const save = (draft: object & { id: number }, more: object) =>
    editor.put(`${VERSIONS}/${draft.id}`, { ...draft, description: '<p>Uraian</p>', registration_fee: 0, ...more })

  /** A draft of a scheme that keeps competence. */
  async function activity() {
    const kind = { name: `Pemeliharaan ${randomUUID()}`, jenis: 'pemeliharaan' }
    const { body: made } = await editor.post('/admin-api/kategori', kind)
    const { body } = await editor.post('/admin-api/skema', { category_id: made.id, name: 'Workshop Contoh' })
    return (await editor.get(`${VERSIONS}/${body.versi[0].id}`)).body
  }

  test.each([
    ['min_pendidikan', 'D4/S1'],
    ['min_pengalaman_tahun', 1],
    ['min_dokumen_amdal', 1],
    ['wajib_atpa', true],
  ])('and asks nothing of a person: %s is refused', async (field, value) => {
    const draft = await activity()
    const answer = await save(draft, { [field]: value })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  test('has to be said before it is published, and goes on to the next version', async () => {
    const draft = await activity()
    const { body: bare } = await save(draft, {})
    expect(Object.keys((await publish(bare)).body.errors)).toEqual(['jenis_kegiatan', 'jam_pelajaran', 'poin'])
    const { body: whole } = await save(bare, WORTH)
    expect((await publish(whole)).body).toMatchObject(WORTH)
    expect((await editor.post(`${VERSIONS}/${draft.id}/versi-berikutnya`)).body).toMatchObject({ versi: 2, ...WORTH })
  })

  test('is nothing that another scheme can say, and has its bounds', async () => {
    const { draft } = await newScheme()
    const { status, body } = await save(draft, WORTH)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['jenis_kegiatan', 'jam_pelajaran', 'poin']])
    const mine = await activity()
    for (const more of [{ jam_pelajaran: 0 }, { jam_pelajaran: 201 }, { poin: -1 }, { jenis_kegiatan: 'lainnya' }]) {
      expect([more, (await save(mine, { ...WORTH, ...more })).status]).toEqual([more, 422])
    }
  })
})

describe('a scheme', () => {
  test('begins with a draft of its first version', async () => {
    const { scheme, draft } = await newScheme()
    expect(scheme).toMatchObject({
      name: 'Sertifikasi Ketua Tim',
      kategori: 'KTPA',
      versi: [{ versi: 1, published_at: null }],
    })
    expect(draft).toMatchObject({
      versi: 1,
      registration_fee: null,
      persyaratan: [],
      wajib_atpa: false,
      min_pendidikan: null,
    })
  })

  test('is removed with its draft while nothing of it was published, and not afterwards', async () => {
    const { scheme, draft } = await newScheme()
    expect((await editor.delete(`/admin-api/skema/${scheme.id}`)).status).toBe(204)
    expect((await editor.get(`${VERSIONS}/${draft.id}`)).status).toBe(404)
    const { scheme: kept } = await publishedScheme()
    const refused = await editor.delete(`/admin-api/skema/${kept.id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Skema ini punya versi yang sudah terbit, jadi tidak dapat dihapus.',
    ])
  })

  test('holds its category, which stays as long', async () => {
    await newScheme()
    const refused = await editor.delete(`/admin-api/kategori/${category}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Kategori ini masih dipakai skema, jadi belum dapat dihapus.',
    ])
  })

  test('is listed by name with what is published and what is being worked on', async () => {
    const { scheme } = await publishedScheme()
    const { body } = await editor.get(`/admin-api/skema?id=${scheme.id}`)
    expect(body.data).toEqual([
      {
        id: scheme.id,
        category_id: category,
        kategori: 'KTPA',
        kualifikasi: null,
        name_en: '',
        name: 'Sertifikasi Ketua Tim',
        versi_terbit: 1,
        ada_draf: false,
      },
    ])
  })
})

test('a scheme for renewals says what its certificates are for, in letters of a number', async () => {
  const { scheme } = await newScheme('Perpanjangan KTPA')
  const put = (kualifikasi: string) =>
    editor.put(`/admin-api/skema/${scheme.id}`, { version: scheme.version, category_id: category, kualifikasi })
  expect((await put('K')).body.errors.kualifikasi).toEqual(['Kualifikasi paling pendek 2 huruf.'])
  expect((await put('K'.repeat(21))).status).toBe(422)
  expect((await put(' KTPA ')).body.kualifikasi).toBe('KTPA')
})

describe('a version of a scheme', () => {
  test('carries requirements, units, methods, fee and prerequisites as data', async () => {
    const { draft } = await newScheme()
    const changes = {
      name: 'Sertifikasi KTPA',
      durasi: '2 hari',
      description: '<p>Uraian</p><script>x</script>',
      registration_fee: 4_500_000,
      persyaratan: [{ nama: 'KTP', keterangan: 'Pindaian', wajib: true }],
      unit_kompetensi: [
        { judul: 'Memimpin pelingkupan', metode: ['CBT', 'Wawancara'], kuk: ['Batas studi ditetapkan.'] },
      ],
      metode_uji: ['CBT', 'Wawancara'],
      jenis_metode: [
        { metode: 'CBT', jenis: 'tulis' },
        { metode: 'Wawancara', jenis: 'lisan' },
      ],
      min_pendidikan: 'D4/S1',
      min_pengalaman_tahun: 3,
      min_dokumen_amdal: 5,
      wajib_atpa: true,
    }
    const answer = await editor.put(`${VERSIONS}/${draft.id}`, { ...draft, ...changes })
    expect(answer.body).toMatchObject({ ...changes, description: '<p>Uraian</p>', version: 2 })
  })

  test.each([
    ['registration_fee', -1],
    ['registration_fee', 1.5],
    ['registration_fee', '4500000'],
    ['min_pengalaman_tahun', 51],
    ['name', 'ab'],
    ['persyaratan', [{ nama: '', keterangan: '', wajib: true }]],
    ['min_pendidikan', 'SMA'],
  ])('refuses %s %j with a sentence for the field', async (field, value) => {
    const { draft } = await newScheme()
    const answer = await editor.put(`${VERSIONS}/${draft.id}`, { ...draft, [field]: value })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)[0]).toContain(field)
  })

  test('cannot be published without a description and a fee, and says both at once', async () => {
    const { draft } = await newScheme()
    const answer = await publish(draft)
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      {
        description: ['Isi uraian sebelum terbit.'],
        registration_fee: ['Isi biaya pendaftaran sebelum terbit; 0 bila tanpa biaya.'],
      },
    ])
  })

  test('is immutable once published: no edit, no removal, no older revision, no second publishing', async () => {
    const { first } = await publishedScheme()
    expect(first.published_at).toBe('2026-11-20T03:00:00.000Z')
    const url = `${VERSIONS}/${first.id}`
    const { body: history } = await editor.get(`${url}/riwayat`)
    for (const answer of [
      await editor.put(url, { ...first, name: 'Nama lain' }),
      await editor.delete(url),
      await editor.post(`${url}/pulihkan`, { audit_id: history[0].id, keadaan: 'sebelum' }),
      await publish(first),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([409, PUBLISHED])
    }
    expect((await editor.get(url)).body).toEqual(first)
  })

  test('a change makes the next version: a draft with the same words, one at a time', async () => {
    const { first, scheme } = await publishedScheme()
    const [one, two] = await Promise.all(
      [1, 2].map(() => editor.copy().post(`${VERSIONS}/${first.id}/versi-berikutnya`)),
    )
    expect([one?.status, one?.body.id]).toEqual([201, two?.body.id])
    expect(one?.body).toMatchObject({
      scheme_id: scheme.id,
      versi: 2,
      published_at: null,
      registration_fee: 100,
      description: '<p>Uraian</p>',
    })
    const second = await editor.post(VERSIONS, { ...first, name: 'Draf kedua' })
    expect([second.status, Object.keys(second.body.errors)]).toEqual([422, ['scheme_id']])
    const { body: changed } = await editor.put(`${VERSIONS}/${one?.body.id}`, { ...one?.body, registration_fee: 200 })
    expect((await publish(changed)).body).toMatchObject({ versi: 2, registration_fee: 200 })
    expect((await editor.get(`${VERSIONS}/${first.id}`)).body).toEqual(first)
  })

  test('the next version forgets nothing: a column is written by the form, or a version has its own', async () => {
    const own = ['id', 'versi', 'published_at', 'version', 'search_text', 'published_by']
    const asked = ['tinjau_pada', 'dasar_hukum', 'proposed_by', 'proposed_at']
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = 'scheme_versions'`.execute(site.db)
    const columns = rows.map(({ name }) => name).filter((name) => ![...own, ...asked].includes(name))
    expect(columns.toSorted()).toEqual(Object.keys(schemeVersionResource.form.shape).toSorted())
  })

  test('the next version takes a column along that was added yesterday', async () => {
    const { first } = await publishedScheme()
    await inTransaction(site.db, async (db) => {
      await sql`alter table scheme_versions add column baru uuid default gen_random_uuid()`.execute(db)
      const columns = [...Object.keys(schemeVersionResource.form.shape), 'baru']
      const id = await insertCopyOfVersion(db, { id: first.id, versi: 2, columns })
      const { rows } = await sql`select baru from scheme_versions where id in (${first.id}, ${id})`.execute(db)
      expect(rows[0]).toEqual(rows[1])
      throw new Error('rolled back')
    }).catch(({ message }: Error) => expect(message).toBe('rolled back'))
  })

  test('dates keep the version that they were made for', async () => {
    const { first } = await publishedScheme()
    const schedule = await makeSchedule(site.db, { version: first.id })
    const { body: next } = await editor.post(`${VERSIONS}/${first.id}/versi-berikutnya`)
    await publish((await editor.put(`${VERSIONS}/${next.id}`, { ...next, registration_fee: 999 })).body)
    expect(await site.client.getTraining({ id: schedule })).toMatchObject({ versi: 1, registration_fee: 100 })
  })

  test('never moves to another scheme', async () => {
    const { draft } = await newScheme()
    const { scheme: other } = await newScheme('Skema lain')
    const answer = await editor.put(`${VERSIONS}/${draft.id}`, { ...draft, scheme_id: other.id })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['scheme_id']])
  })

  test('a removed draft comes back', async () => {
    const { draft } = await newScheme()
    await editor.delete(`${VERSIONS}/${draft.id}`)
    const { body: history } = await editor.get(`${VERSIONS}/${draft.id}/riwayat`)
    const back = await editor.post(`${VERSIONS}/${draft.id}/pulihkan`, { audit_id: history[0].id })
    expect([back.status, back.body]).toEqual([200, { ...draft, version: 2 }])
  })

  test('is read by every administrator, who may need it for a date, and changed only by who may', async () => {
    const { draft } = await newScheme()
    const { browser } = await staffIn(site, ['verifikasi'])
    expect((await browser.get(`${VERSIONS}/${draft.id}`)).status).toBe(200)
    expect((await browser.put(`${VERSIONS}/${draft.id}`, draft)).status).toBe(404)
    expect((await browser.post(`${VERSIONS}/${draft.id}/usulkan`, { version: 1 })).status).toBe(404)
  })
})
