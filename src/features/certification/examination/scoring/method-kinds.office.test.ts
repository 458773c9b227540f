import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { examOn } from '../../../../../tests/applications.ts'
import { assign, candidate, type ExaminerIn, examinerIn, UNITS } from '../../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const KINDS = '/admin-api/jenis-metode'

let site: TestApp
let one: ExaminerIn
let editor: Browser

beforeAll(async () => {
  site = await testApp({ now: NOW })
  one = await examinerIn(site)
  editor = (await staffIn(site, ['konten'])).browser
})
beforeEach(() => {
  site.clock.now = NOW
})

/** A candidate whose version, from before methods had kinds, has one method of that name; answers the assignment. */
async function scoring(metode: string): Promise<number> {
  const schedule = await examOn(site, {}, { units: UNITS, methods: [metode] })
  return assign(site.db, await candidate(site, { schedule }), one)
}

const sheet = async (id: number) => (await one.browser.get(`/admin-api/penilaian/${id}`)).body
const save = async (id: number, cells: object[]) => {
  const { version } = await sheet(id)
  const nilai = cells.map((cell) => ({ unit: UNITS[0], ...cell }))
  return one.browser.put(`/admin-api/penilaian/${id}`, { version, nilai })
}
const confirm = (metode: string, jenis: string, sebelumnya: string | null = null) =>
  editor.post(KINDS, { daftar: [{ metode, jenis, sebelumnya }] })
const later = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000)
}

describe('a method of a version from before methods had kinds', () => {
  test('is listed with what its words speak for, and with who confirmed it', async () => {
    await Promise.all(['CBT satu', 'Karya tulis satu', 'Ramalan satu'].map(scoring))
    const listed = (await editor.get(KINDS)).body.filter(({ metode }: { metode: string }) => metode.endsWith(' satu'))
    expect(listed).toMatchObject([
      { metode: 'CBT satu', usulan: 'tulis', jenis: null, bernilai: false, skema: [expect.any(String)] },
      { metode: 'Karya tulis satu', usulan: 'portofolio', jenis: null, bernilai: true },
      { metode: 'Ramalan satu', usulan: null, jenis: null, bernilai: false },
    ])
    const { status, body } = await confirm('CBT satu', 'tulis')
    const now = body.find(({ metode }: { metode: string }) => metode === 'CBT satu')
    expect([status, now.jenis, now.bernilai, now.confirmed_at]).toEqual([200, 'tulis', true, NOW.toISOString()])
  })

  test('gives points by its words until somebody confirms its kind', async () => {
    const id = await scoring('Karya tulis dua')
    expect((await sheet(id)).jenis_metode).toEqual([{ metode: 'Karya tulis dua', jenis: 'tulis' }])
    await confirm('Karya tulis dua', 'portofolio')
    later()
    expect((await sheet(id)).nilai[0]).toMatchObject({ jenis: 'portofolio', hasil: null })
    expect((await save(id, [{ metode: 'Karya tulis dua', hasil: 'K' }])).body.nilai[0]).toMatchObject({ hasil: 'K' })
  })

  test('keeps for an exam that is being scored what held at its first score', async () => {
    const begun = await scoring('Karya tulis tiga')
    const open = await scoring('Karya tulis tiga')
    await save(begun, [{ metode: 'Karya tulis tiga', nilai: 80 }])
    later()
    await confirm('Karya tulis tiga', 'portofolio')
    later()
    expect([(await sheet(begun)).nilai[0], (await sheet(open)).nilai[0]]).toMatchObject([
      { jenis: 'tulis', nilai: 80, hasil: 'K' },
      { jenis: 'portofolio' },
    ])
    await save(begun, [{ metode: 'Karya tulis tiga', nilai: 60 }])
    expect((await sheet(begun)).nilai[0]).toMatchObject({ nilai: 60, hasil: 'BK' })
  })

  test('loses nothing that was typed on a sheet from before the confirmation', async () => {
    const [points, finding] = [await scoring('Karya tulis empat'), await scoring('CBT empat')]
    await confirm('Karya tulis empat', 'portofolio')
    await confirm('CBT empat', 'tulis')
    later()
    const refused = [
      await save(points, [{ metode: 'Karya tulis empat', nilai: 80 }]),
      await save(finding, [{ metode: 'CBT empat', hasil: 'K' }]),
    ]
    expect(refused.map(({ status, body }) => [status, body.errors])).toEqual([
      [422, { 'nilai.0.nilai': ['Metode ini dinilai K atau BK, bukan dengan angka. Muat ulang halaman.'] }],
      [422, { 'nilai.0.nilai': ['Metode ini dinilai dengan angka. Muat ulang halaman, lalu isi angkanya.'] }],
    ])
  })

  test('is confirmed by what one saw, only where a version uses it, and never taken back unseen', async () => {
    await scoring('CBT lima')
    expect((await confirm('CBT lima', 'tulis')).status).toBe(200)
    expect((await confirm('CBT lima', 'lisan')).status).toBe(409)
    expect((await confirm('CBT lima', 'lisan', 'tulis')).status).toBe(200)
    const { status, body } = await confirm('Tak dipakai', 'lisan')
    expect([status, Object.keys(body.errors)]).toEqual([422, ['daftar.0.metode']])
    expect((await confirm('CBT lima', 'ramalan', 'lisan')).status).toBe(422)
    await expect(sql`delete from exam_method_kinds`.execute(site.db)).rejects.toThrow('only ever added to')
    const { browser } = await staffIn(site, ['verifikasi'])
    expect((await browser.post(KINDS, { daftar: [] })).status).toBe(404)
  })
})

describe('a version that says the kinds of its methods', () => {
  const versionWith = async (kinds: object[], units: object[]) => {
    const schedule = await examOn(site, {}, { units: UNITS, methods: ['CBT', 'Wawancara'], kinds, planned: units })
    return assign(site.db, await candidate(site, { schedule }), one)
  }
  const KINDS_SAID = [
    { metode: 'CBT', jenis: 'tulis' },
    { metode: 'Wawancara', jenis: 'lisan' },
  ]

  test('gives points for what is written, whatever it is called, and nobody confirms it again', async () => {
    const id = await versionWith(KINDS_SAID, [])
    expect((await save(id, [{ metode: 'CBT', nilai: 69 }])).body.nilai[0]).toMatchObject({ nilai: 69, hasil: 'BK' })
    const names = (await editor.get(KINDS)).body.map(({ metode }: { metode: string }) => metode)
    expect([names.includes('CBT'), names.includes('Wawancara')]).toEqual([false, false])
  })

  test('passes a unit from its own cut score on, and from that of the setting where it has none', async () => {
    const methods = { units: UNITS, methods: ['CBT'], kinds: KINDS_SAID }
    const schedule = await examOn(site, {}, { ...methods, asks: { batas_nilai_tulis: 55.5 } })
    const id = await assign(site.db, await candidate(site, { schedule }), one)
    const other = await assign(site.db, await candidate(site, { schedule: await examOn(site, {}, methods) }), one)
    const found = async (assignment: number, nilai: number) =>
      (await save(assignment, [{ metode: 'CBT', nilai }])).body.nilai[0].hasil
    expect([await found(id, 55), await found(id, 55.5), await found(other, 69), await found(other, 70)]).toEqual([
      'BK',
      'K',
      'BK',
      'K',
    ])
    expect([(await sheet(id)).batas_nilai_tulis, (await sheet(other)).batas_nilai_tulis]).toEqual([55.5, 70])
  })

  test('has only the cells of its plan: other cells take no score, and locking needs none of them', async () => {
    const planned = [
      { judul: UNITS[0], metode: ['CBT', 'Wawancara'] },
      { judul: UNITS[1], metode: ['Wawancara'] },
    ]
    const id = await versionWith(KINDS_SAID, planned)
    const { nilai } = await sheet(id)
    expect(nilai.map(({ unit, metode }: { unit: string; metode: string }) => [unit, metode])).toEqual([
      [UNITS[0], 'CBT'],
      [UNITS[0], 'Wawancara'],
      [UNITS[1], 'Wawancara'],
    ])
    const outside = await save(id, [{ unit: UNITS[1], metode: 'CBT', nilai: 80 }])
    expect([outside.status, outside.body.errors]).toEqual([
      422,
      { 'nilai.0.metode': ['Metode ini tidak menguji unit ini. Muat ulang halaman.'] },
    ])
    const saved = await save(id, [
      { metode: 'CBT', nilai: 80 },
      { metode: 'Wawancara', hasil: 'K' },
      { unit: UNITS[1], metode: 'Wawancara', hasil: 'K' },
    ])
    const locked = await one.browser.post(`/admin-api/penilaian/${id}/kunci`, { version: saved.body.version })
    expect([locked.status, locked.body.nilai.length]).toEqual([200, 3])
  })
})
