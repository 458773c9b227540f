import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeScheme } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { publishVersion } from '../../../../tests/schemes.ts'

let site: TestApp
let editor: Browser
let category: number

beforeAll(async () => {
  site = await testApp()
  editor = (await staffIn(site, ['konten'])).browser
  category = (await editor.post('/admin-api/kategori', { name: 'KTPA', jenis: 'sertifikasi' })).body.id
})

const VERSIONS = '/admin-api/versi-skema'

/** A new scheme's draft. */
async function newScheme() {
  const { body: scheme } = await editor.post('/admin-api/skema', { category_id: category, name: 'Sertifikasi Contoh' })
  const { body: draft } = await editor.get(`${VERSIONS}/${scheme.versi[0].id}`)
  return { draft }
}

const publish = (draft: { id: number; version: number }) => publishVersion(site, editor, draft)

describe('the plan of a version', () => {
  test('cannot be published while a method has no kind or a unit no method; a re-test takes its plan from the first exam', async () => {
    const PLAN = {
      description: '<p>Uraian</p>',
      registration_fee: 100,
      metode_uji: ['CBT', 'Wawancara'],
      jenis_metode: [{ metode: 'CBT', jenis: 'tulis' }],
      unit_kompetensi: [{ judul: 'Pelingkupan', metode: ['CBT'] }, { judul: 'Etika' }],
    }
    const { draft } = await newScheme()
    const { body } = await editor.put(`${VERSIONS}/${draft.id}`, { ...draft, ...PLAN })
    expect((await publish(body)).body.errors).toEqual({
      jenis_metode: ['Pilih jenis metode sebelum terbit: Wawancara.'],
      'unit_kompetensi.1.metode': ['Pilih metode yang menguji unit 2, Etika.'],
    })
    const kind = { name: `Uji ulang ${randomUUID()}`, jenis: 'uji_ulang' }
    const { body: made } = await editor.post('/admin-api/kategori', kind)
    const { body: again } = await editor.post('/admin-api/skema', { category_id: made.id, name: 'Uji Ulang' })
    const { body: retest } = await editor.get(`${VERSIONS}/${again.versi[0].id}`)
    const { body: whole } = await editor.put(`${VERSIONS}/${retest.id}`, { ...retest, ...PLAN, metode_uji: ['CBT'] })
    expect((await publish(whole)).status).toBe(200)
  })

  test('names no method for a unit that is not among its methods, and forgets the kind of one that is gone', async () => {
    const { draft } = await newScheme()
    const stray = { unit_kompetensi: [{ judul: 'Etika', metode: ['Ramalan'] }], metode_uji: ['CBT'] }
    const refused = await editor.put(`${VERSIONS}/${draft.id}`, { ...draft, ...stray })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'unit_kompetensi.0.metode': ['Ramalan tidak ada di antara metode uji.'] },
    ])
    const kinds = [
      { metode: 'Dihapus', jenis: 'lisan' },
      { metode: 'CBT', jenis: 'tulis' },
    ]
    const { body } = await editor.put(`${VERSIONS}/${draft.id}`, { ...draft, metode_uji: ['CBT'], jenis_metode: kinds })
    expect(body.jenis_metode).toEqual([kinds[1]])
  })

  test('the next version has the kinds that were confirmed for the one from before', async () => {
    const id = await makeScheme(site.db, { methods: ['CBT lama', 'Ramalan'] })
    await editor.post('/admin-api/jenis-metode', { daftar: [{ metode: 'CBT lama', jenis: 'tulis' }] })
    const { body } = await editor.post(`${VERSIONS}/${id}/versi-berikutnya`)
    expect(body.jenis_metode).toEqual([{ metode: 'CBT lama', jenis: 'tulis' }])
  })

  test('has a blueprint that is kept as far as it goes, adds up before it is published, and goes on to the next version', async () => {
    const { draft } = await newScheme()
    const none = { butir: 0, poin: 0 }
    const kisi = { ingat: { butir: 10, poin: 20 }, terapkan: { butir: '', poin: null }, analisis: none }
    const EXAM = {
      description: '<p>Uraian</p>',
      registration_fee: 100,
      metode_uji: ['CBT'],
      jenis_metode: [{ metode: 'CBT', jenis: 'tulis' }],
      unit_kompetensi: [{ judul: 'Pelingkupan', metode: ['CBT'], kisi }],
      menit_tulis: 60,
      butir_tulis: 11,
      poin_tulis: 20,
      batas_nilai_tulis: 65.5,
      cara_batas: 'angoff',
    }
    const path = `${VERSIONS}/${draft.id}`
    const { status, body } = await editor.put(path, { ...draft, ...EXAM })
    expect([status, body.unit_kompetensi[0].kisi]).toEqual([200, { ...kisi, terapkan: none }])
    expect((await publish(body)).body.errors).toEqual({ butir_tulis: ['Kisi-kisi berjumlah 10 butir, bukan 11.'] })
    const { body: whole } = await editor.put(path, { ...body, butir_tulis: 10 })
    expect((await publish(whole)).status).toBe(200)
    const { body: next } = await editor.post(`${path}/versi-berikutnya`)
    const { unit_kompetensi, batas_nilai_tulis, cara_batas, menit_tulis } = whole
    expect(next).toMatchObject({ unit_kompetensi, batas_nilai_tulis, cara_batas, menit_tulis })
  })
})
