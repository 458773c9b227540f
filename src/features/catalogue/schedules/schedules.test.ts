import { beforeAll, describe, expect, test } from 'vitest'
import { makeSchedule, makeScheme, makeSiteContent, makeVenue } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { day } from '../../../lib/day.ts'

let site: TestApp
const ids: Record<string, number> = {}

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  const { db } = site
  await makeSiteContent(db)
  const ktpa = await makeScheme(db, { name: 'Sertifikasi Ketua Tim', category: 'KTPA' })
  const bimtek = await makeScheme(db, { name: 'Bimtek Pelingkupan', category: 'Pemeliharaan', jenis: 'pemeliharaan' })
  const draft = await makeScheme(db, { name: 'Rancangan', published: false })
  const bali = await makeVenue(db, { name: 'TUK Denpasar', kota: 'Denpasar', provinsi: '51' })
  ids['later'] = await makeSchedule(db, { version: ktpa, start: day('2027-01-20') })
  ids['soon'] = await makeSchedule(db, { version: ktpa, start: day('2026-12-10'), venue: bali })
  ids['full'] = await makeSchedule(db, { version: ktpa, start: day('2026-12-15'), kuota: 2, terisi: 2 })
  ids['bimtek'] = await makeSchedule(db, { version: bimtek, start: day('2026-12-20'), metode: 'Daring', venue: bali })
  ids['across'] = await makeSchedule(db, { version: ktpa, start: day('2027-02-28') })
  ids['undated'] = await makeSchedule(db, { version: ktpa, start: null })
  ids['past'] = await makeSchedule(db, { version: ktpa, start: day('2026-10-10') })
  ids['cancelled'] = await makeSchedule(db, { version: ktpa, start: day('2026-12-12'), cancelled: true })
  ids['draft'] = await makeSchedule(db, { version: draft })
})

const found = async (asked: Parameters<TestApp['client']['listTrainings']>[0]) => {
  const schedules = await site.client.listTrainings(asked)
  return schedules.map((schedule) => Object.keys(ids).find((name) => ids[name] === schedule.id))
}

describe('GET /training/get', () => {
  test('answers what is ahead, soonest first and undated last, without unpublished, past and cancelled ones', async () => {
    expect(await found({})).toEqual(['soon', 'full', 'bimtek', 'later', 'across', 'undated'])
  })

  test('is_jadwal=1 answers only what has a day', async () => {
    expect(await found({ category: 'all', search: '', ujian: '0', is_jadwal: '1' })).toEqual([
      'soon',
      'full',
      'bimtek',
      'later',
      'across',
    ])
  })

  test('ujian=1 leaves maintenance activities out', async () => {
    expect(await found({ ujian: '1', is_jadwal: '1' })).toEqual(['soon', 'full', 'later', 'across'])
  })

  test.each([
    ['category', { category: 'Pemeliharaan' }, ['bimtek']],
    ['search in the name', { search: 'pelingkupan' }, ['bimtek']],
    ['search in the city', { search: 'denpasar' }, ['soon']],
    ['a search that looks like a pattern', { search: '%' }, []],
    ['bulan', { bulan: '2027-01' }, ['later']],
    ['the last month of a schedule that runs into it', { bulan: '2027-03' }, ['across']],
    ['the first month of a schedule that runs out of it', { bulan: '2027-02' }, ['across']],
    ['provinsi', { provinsi: '51' }, ['soon']],
    ['metode', { metode: 'Daring' as const }, ['bimtek']],
    [
      'hanya_tersedia',
      { hanya_tersedia: '1' as const, is_jadwal: '1' as const },
      ['soon', 'bimtek', 'later', 'across'],
    ],
    ['arsip', { arsip: '1' as const }, ['cancelled', 'past']],
  ])('filters by %s', async (_name, asked, expected) => {
    expect(await found(asked)).toEqual(expected)
  })

  test('carries the fields of the specification, both description and deskripsi', async () => {
    const [schedule] = await site.client.listTrainings({ provinsi: '51' })
    expect(schedule).toMatchObject({
      name: 'Sertifikasi Ketua Tim',
      category: { name: 'KTPA' },
      durasi: '2 hari',
      tanggal_sertifikasi: '2026-12-10',
      start_date: '2026-12-10',
      end_date: '2026-12-11',
      description: '<p>Uraian <strong>skema</strong>.</p>',
      deskripsi: '<p>Uraian <strong>skema</strong>.</p>',
      image: null,
      registration_fee: 4_500_000,
      detail_pelatihan: null,
      status_jadwal: 'dibuka',
      tuk: { name: 'TUK Denpasar', kota: 'Denpasar', provinsi: '51' },
    })
  })
})

describe('the page of a schedule', () => {
  const page = async (name: string) => (await site.app.server.inject(`/jadwal-uji/${ids[name]}`)).body

  test('shows where to go, with a map', async () => {
    expect(await page('soon')).toMatch(/Buka peta/)
    expect(await page('soon')).toMatch(/"@type":"Place","name":"TUK Denpasar"/)
  })

  test('names no venue where nobody travels to', async () => {
    expect(await page('bimtek')).toMatch(/Bimtek Pelingkupan/)
    expect(await page('bimtek')).not.toMatch(/Buka peta|Tempat Uji Kompetensi \(TUK\)|"@type":"Place"/)
    expect(await page('bimtek')).toMatch(/"@type":"VirtualLocation"/)
  })
})

describe('an online schedule of an organiser in a city', () => {
  test('has no venue for programs', async () => {
    expect(await site.client.getTraining({ id: ids['bimtek'] })).toMatchObject({ metode: 'Daring', tuk: null })
  })

  test.each([
    ['the calendar file', () => `/jadwal-uji/${ids['bimtek']}/jadwal.ics`],
    ['its page', () => `/jadwal-uji/${ids['bimtek']}`],
    ['the list', () => '/jadwal-uji?metode=Daring'],
    ['the calendar', () => '/jadwal-uji?metode=Daring&tampilan=bulan&bulan=2026-12'],
  ])('shows no city in %s', async (_name, path) => {
    const { body, statusCode } = await site.app.server.inject(path())
    expect(statusCode).toBe(200)
    expect(body).toContain('Pelingkupan')
    expect(body).not.toMatch(/TUK Denpasar|Jalan Uji|"kota"/)
  })

  test('says on cards and in lists of schemes that nobody travels', async () => {
    for (const path of ['/', '/daftar-skema']) {
      const { body, statusCode } = await site.app.server.inject(path)
      expect(statusCode).toBe(200)
      const [, row = ''] = body.split('Bimtek Pelingkupan', 2)
      expect([path, row.slice(0, 2000).match(/Denpasar|Daring/)?.[0]]).toEqual([path, 'Daring'])
    }
  })
})

describe('GET /training/edit/{id}', () => {
  test('answers one schedule with its particulars', async () => {
    const schedule = await site.client.getTraining({ id: ids['soon'] })
    expect(schedule).toMatchObject({
      id: ids['soon'],
      versi: 1,
      metode_uji: ['Uji tulis'],
      persyaratan: [{ nama: 'KTP', keterangan: 'Pindaian', wajib: true }],
      unit_kompetensi: [{ judul: 'Melakukan pelingkupan' }],
      penguji: [],
    })
  })

  test('answers 404 for an unknown or unpublished one', async () => {
    await expect(site.client.getTraining({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
    await expect(site.client.getTraining({ id: ids['draft'] })).rejects.toMatchObject({ status: 404 })
  })

  test('answers 422 for an id that is none', async () => {
    await expect(site.client.getTraining({ id: 'dua' })).rejects.toMatchObject({ status: 422 })
  })
})

describe('the calendar file of a schedule', () => {
  test('has its days as one event in the venue’s zone', async () => {
    const { body, headers } = await site.app.server.inject(`/jadwal-uji/${ids['soon']}/jadwal.ics`)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    const lines = body.split('\r\n')
    expect(lines.filter((line) => line.startsWith('DTSTART;'))).toEqual(['DTSTART;TZID=Asia/Jakarta:20261210T080000'])
    expect(lines).toContain('RRULE:FREQ=DAILY;COUNT=2')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  test('does not exist while no day is known', async () => {
    const { statusCode } = await site.app.server.inject(`/jadwal-uji/${ids['undated']}/jadwal.ics`)
    expect(statusCode).toBe(404)
  })
})

test('a published scheme version cannot be changed or removed', async () => {
  const change = site.db
    .updateTable('scheme_versions')
    .set({ name: 'Lain' })
    .where('name', '=', 'Sertifikasi Ketua Tim')
  await expect(change.execute()).rejects.toThrow(/immutable/)
  await expect(
    site.db.deleteFrom('scheme_versions').where('name', '=', 'Bimtek Pelingkupan').execute(),
  ).rejects.toThrow(/immutable/)
})

test('seats taken can never exceed the quota', async () => {
  const oversell = site.db
    .updateTable('schedules')
    .set({ terisi: 3 })
    .where('id', '=', ids['full'] ?? 0)
  await expect(oversell.execute()).rejects.toThrow(/check constraint/)
})
