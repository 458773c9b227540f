import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { addDays, day } from '../../../lib/day.ts'

let site: TestApp
let guest: Browser

const TODAY = day('2026-11-20')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

beforeEach(() => {
  guest = new Browser(site.app)
})

const asked = (query: Record<string, string>) => `?${new URLSearchParams(query)}`
const list = async (query: Record<string, string>) => (await guest.get(`/pemegang${asked(query)}`)).body
const check = (no_sertifikasi: string) => guest.get(`/pemegang/cek${asked({ no_sertifikasi })}`)
const namesOf = ({ data }: { data: { nama: string }[] }) => data.map(({ nama }) => nama)

describe('the register as it is browsed', () => {
  test('shows who agreed, by name, and neither who did not nor what was replaced', async () => {
    await makeCertificate(site.db, { nama: 'Rawa Bento, S.T.', kota: 'Rembang' })
    await makeCertificate(site.db, { nama: 'Rawa Aopa, S.Si.' })
    await makeCertificate(site.db, { nama: 'Rawa Tersembunyi', publik: false })
    await makeCertificate(site.db, { nama: 'Rawa Diganti', status: 'diganti' })
    await makeCertificate(site.db, { nama: 'Rawa Cangkring', status: 'dicabut' })
    const found = await list({ search: 'rawa' })
    expect(namesOf(found)).toEqual(['Rawa Aopa, S.Si.', 'Rawa Bento, S.T.', 'Rawa Cangkring'])
    expect(found).toMatchObject({ total: 3, lebih: false, page: 1 })
  })

  test('is found by a part of a name in whatever capitals, and by one or two letters that begin a word', async () => {
    await makeCertificate(site.db, { nama: 'Xaveria Danauwangi' })
    for (const search of ['danauwangi', 'NAUWAN', 'veria dan', 'xa', 'danau xaveria', 'Danauwangi, Xav']) {
      expect(namesOf(await list({ search })), search).toEqual(['Xaveria Danauwangi'])
    }
    for (const search of ['au', 'danau xaveria lain', '%', '_____']) {
      expect(namesOf(await list({ search })), search).not.toContain('Xaveria Danauwangi')
    }
    expect((await list({ search: 'xaveria%' })).mirip).toBe(true)
  })

  test('is found by a number from its beginning, the ministry’s too; capitals and blanks do not count', async () => {
    await makeCertificate(site.db, {
      no_sertifikasi: '7301/KTPA/LSK-XX/I/2026',
      no_registrasi: 'REG 881-A',
      nama: 'Telaga',
    })
    for (const search of ['7301/KTPA/LSK-XX/I/2026', '7301', '73 01/ktpa', 'reg881', 'REG 881-A']) {
      expect(namesOf(await list({ search })), search).toEqual(['Telaga'])
    }
    expect(namesOf(await list({ search: '301/KTPA' }))).toEqual([])
  })

  test('is narrowed by qualification, province, expertise and state together', async () => {
    const one = { nama: 'Muara Satu', kualifikasi: 'ATPA', provinsi: '94', keahlian: ['sosial', 'geologi'] }
    await makeCertificate(site.db, one)
    await makeCertificate(site.db, { ...one, nama: 'Muara Dua', provinsi: '95' })
    const filter = { search: 'muara', kualifikasi: 'ATPA', provinsi: '94', keahlian: 'geologi' }
    const found = await list({ ...filter, status_sertifikat: 'aktif' })
    expect(found.data).toMatchObject([{ nama: 'Muara Satu', provinsi: 'Papua Tengah', status_label: 'Aktif' }])
    expect((await list({ ...filter, status_sertifikat: 'kedaluwarsa' })).total).toBe(0)
    expect((await list({ kualifikasi: 'ATPA', provinsi: '94' })).total).toBe(1)
  })

  test.each([
    ['aktif', { valid_until: addDays(TODAY, 91) }],
    ['akan_berakhir', { valid_until: addDays(TODAY, 90) }],
    ['akan_berakhir', { valid_until: TODAY }],
    ['kedaluwarsa', { valid_until: addDays(TODAY, -1) }],
    ['belum_berlaku', { valid_from: addDays(TODAY, 1) }],
    ['dibekukan', { status: 'dibekukan' as const }],
    ['dicabut', { status: 'dicabut' as const }],
    ['kedaluwarsa', { status: 'dibekukan' as const, valid_until: addDays(TODAY, -1) }],
    ['dicabut', { status: 'dicabut' as const, valid_until: addDays(TODAY, -1) }],
  ])('says %s of %o and filters by it', async (state, certificate) => {
    const { no_sertifikasi } = await makeCertificate(site.db, { nama: 'Hulu Keadaan', ...certificate })
    expect((await check(no_sertifikasi)).body.pemegang.status_sertifikat).toBe(state)
    const numbers = (found: { data: { no_sertifikasi: string }[] }) => found.data.map((one) => one.no_sertifikasi)
    expect(numbers(await list({ search: 'hulu keadaan', status_sertifikat: state }))).toContain(no_sertifikasi)
    const other = state === 'aktif' ? 'dicabut' : 'aktif'
    expect(numbers(await list({ search: 'hulu keadaan', status_sertifikat: other }))).not.toContain(no_sertifikasi)
  })

  test('has twenty on a page, the next ones on the next', async () => {
    for (let n = 10; n < 35; n += 1) await makeCertificate(site.db, { nama: `Ranu Urut ${n}` })
    const [first, second] = [await list({ search: 'ranu urut' }), await list({ search: 'ranu urut', page: '2' })]
    expect([first.total, first.data.length, second.data.length]).toEqual([25, 20, 5])
    expect(namesOf(first).concat(namesOf(second))).toEqual(Array.from({ length: 25 }, (_, n) => `Ranu Urut ${n + 10}`))
  })
})

test('of a search that finds very many some are shown, always the same, and it is said', async () => {
  await site.db
    .insertInto('certificates')
    .values(
      Array.from({ length: 450 }, (_, n) => ({
        no_sertifikasi: `9${n}/BANYAK`,
        nama: `Banyakan ${String(n).padStart(3, '0')}`,
        kualifikasi: 'ATPA',
        skema: 'Contoh',
        valid_from: '2026-01-01',
        valid_until: '2028-12-31',
        status_since: site.clock.now,
        issued_at: site.clock.now,
        publik: true,
        imported: Buffer.from(''),
      })),
    )
    .execute()
  const first = await list({ search: 'banyakan' })
  expect(first).toMatchObject({ total: 200, lebih: true })
  const pages = []
  for (let page = 1; page <= 10; page += 1)
    pages.push(...namesOf(await list({ search: 'banyakan', page: String(page) })))
  expect(new Set(pages).size).toBe(200)
  expect(pages).toEqual(pages.toSorted())
  expect(namesOf(await list({ search: 'banyakan', page: '11' }))).toEqual([])
})

describe('the verdict on a number', () => {
  test('is the same however the number is written, and says when', async () => {
    const { no_sertifikasi } = await makeCertificate(site.db, {
      no_sertifikasi: '0042/KTPA/LSK-XX/III/2025',
      nama: 'Ir. Wulan Contoh',
    })
    for (const written of [no_sertifikasi, no_sertifikasi.toLowerCase(), ' 0042 / ktpa / LSK-XX/iii/2025 ']) {
      const { body, headers } = await check(written)
      expect(body).toMatchObject({
        checked_at: '2026-11-20T03:00:00.000Z',
        pemegang: { no_sertifikasi, nama: 'Ir. Wulan Contoh', status_label: 'Aktif', kualifikasi: 'KTPA' },
      })
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await check('0042/KTPA')).body.pemegang).toBeNull()
    expect((await check('tidak ada')).body).toMatchObject({ no_sertifikasi: 'tidak ada', pemegang: null })
  })

  test('confirms a holder who is not listed, without a picture', async () => {
    const portrait = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
      .webp()
      .toBuffer()
    const { id, no_sertifikasi } = await makeCertificate(site.db, { nama: 'Bukan Umum', publik: false, portrait })
    expect((await check(no_sertifikasi)).body.pemegang).toMatchObject({ nama: 'Bukan Umum', foto: null })
    expect((await guest.get(`/pemegang/foto/${id}`)).status).toBe(404)
    await site.db.updateTable('certificates').set({ publik: true }).where('id', '=', id).execute()
    const { foto } = (await check(no_sertifikasi)).body.pemegang
    const picture = await guest.get(foto)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    await site.db.updateTable('certificates').set({ publik: false }).where('id', '=', id).execute()
    expect((await guest.get(foto)).status).toBe(404)
  })

  test('says at once what was done to the certificate', async () => {
    const { id, no_sertifikasi } = await makeCertificate(site.db)
    const change = { status: 'dibekukan', frozen_until: '2027-01-01', status_since: '2026-11-20T02:00:00Z' }
    expect((await check(no_sertifikasi)).body.pemegang.status_sertifikat).toBe('aktif')
    await site.db.updateTable('certificates').set(change).where('id', '=', id).execute()
    expect((await check(no_sertifikasi)).body.pemegang).toMatchObject({
      status_sertifikat: 'dibekukan',
      frozen_until: '2027-01-01',
      status_since: '2026-11-20T02:00:00.000Z',
    })
  })

  test('names the certificate that came instead, and the hashes of its papers', async () => {
    const [earlier, later] = ['a'.repeat(64), 'b'.repeat(64)]
    const old = await makeCertificate(site.db, { status: 'diganti', papers: [earlier, later] })
    const next = await makeCertificate(site.db, { replaces_id: old.id })
    expect((await check(old.no_sertifikasi)).body.pemegang).toMatchObject({
      no_sertifikasi_pengganti: next.no_sertifikasi,
      berkas: [
        { sha256: later, berlaku: true },
        { sha256: earlier, berlaku: false },
      ],
    })
    const find = async (sha256: string) => (await guest.get(`/pemegang/berkas?sha256=${sha256}`)).body
    expect(await find(later)).toMatchObject({ no_sertifikasi: old.no_sertifikasi, berlaku: true })
    expect(await find(earlier)).toMatchObject({ no_sertifikasi: old.no_sertifikasi, berlaku: false })
    expect(await find('c'.repeat(64))).toMatchObject({ no_sertifikasi: null, berlaku: false })
  })

  test('tells nothing that is nobody else’s business', async () => {
    const identity_index = 'sidik-nik-9901'
    const imported = Buffer.from('NIK 9901010101010001, Jalan Rahasia, +628110000012')
    const { no_sertifikasi } = await makeCertificate(site.db, { nama: 'Tertutup Rapat', identity_index, imported })
    const answers = [await check(no_sertifikasi), await guest.get('/pemegang?search=tertutup+rapat')]
    answers.push(await guest.get(`/pemegang/komposisi${asked({ nomor: no_sertifikasi })}`))
    const page = await guest.visit(`/daftar-pemegang${asked({ no_sertifikasi: no_sertifikasi })}`)
    for (const { text } of [...answers, page]) {
      expect(text).toContain('Tertutup Rapat')
      expect(text).not.toMatch(/identity|sidik-nik|9901|user_id|Jalan Rahasia|10000012/i)
    }
    for (const { text } of answers) expect(text).not.toMatch(/imported|email|phone|telepon|alamat|alasan|nik/i)
  })
})

describe('a team', () => {
  test('is judged by what its certificates were on that day', async () => {
    const numbers = []
    for (const kualifikasi of ['KTPA', 'ATPA', 'ATPA']) numbers.push(await makeCertificate(site.db, { kualifikasi }))
    const [, , last] = numbers
    const events = [
      { transition: 'issue', dari: '', ke: 'aktif', at: '2026-01-01T02:00:00Z' },
      { transition: 'suspend', dari: 'aktif', ke: 'dibekukan', at: '2026-11-10T02:00:00Z' },
    ]
    for (const event of events) {
      await site.db
        .insertInto('certificate_events')
        .values({ certificate_id: last?.id ?? 0, ...event })
        .execute()
    }
    await site.db
      .updateTable('certificates')
      .set({ status: 'dibekukan', frozen_until: '2027-01-01' })
      .where('id', '=', last?.id ?? 0)
      .execute()
    const nomor = numbers.map((one) => one.no_sertifikasi.toLowerCase()).join('\r\n')
    const team = async (more = {}) => (await guest.get(`/pemegang/komposisi${asked({ nomor, ...more })}`)).body
    expect(await team({ tanggal: '2026-11-09' })).toMatchObject({ memenuhi: true, tanggal: '2026-11-09' })
    expect(await team()).toMatchObject({ memenuhi: false, tanggal: TODAY })
  })

  test.each([
    [{ nomor: ' ,\n ' }, 'nomor'],
    [{ nomor: Array.from({ length: 31 }, (_, n) => n).join(' ') }, 'nomor'],
    [{ nomor: '1', tanggal: '2026-02-30' }, 'tanggal'],
  ])('is not judged by %o', async (query, field) => {
    const { status, body } = await guest.get(`/pemegang/komposisi${asked(query)}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })
})

describe('the page', () => {
  const visit = (query: Record<string, string>) => guest.visit(`/daftar-pemegang${asked(query)}`)

  test('shows the verdict as it is at this moment, never a kept one', async () => {
    const { id, no_sertifikasi } = await makeCertificate(site.db, { nama: 'Halaman Segar' })
    const first = await visit({ no_sertifikasi: no_sertifikasi })
    expect(first.text).toContain('Sertifikat ini sah dan berlaku sampai')
    expect(first.text).toContain('20 November 2026 pukul 10.00 WIB')
    expect(first.headers['cache-control']).toBe('no-store')
    site.clock.now = new Date(site.clock.now.getTime() + 60_000)
    expect((await visit({ no_sertifikasi: no_sertifikasi })).text).toContain('pukul 10.01 WIB')
    await site.db.updateTable('certificates').set({ status: 'dicabut' }).where('id', '=', id).execute()
    expect((await visit({ no_sertifikasi: no_sertifikasi })).text).toContain('Dicabut')
  })

  test('says of an unknown number that it may be false, and where to report it', async () => {
    const { text } = await visit({ no_sertifikasi: 'PALSU/1' })
    expect(text).toContain('Tidak ditemukan')
    expect(text).toContain('Ini bisa berarti sertifikat tidak sah')
    expect(text).toContain('href="/pengaduan"')
  })

  test('judges a team and asks again for what is missing', async () => {
    const { no_sertifikasi } = await makeCertificate(site.db, { nama: 'Ketua Halaman' })
    const { text } = await visit({ bagian: 'tim', nomor: no_sertifikasi, tanggal: '2026-11-20' })
    expect(text).toContain('Komposisi belum memenuhi')
    expect(text).toContain('Ketua Halaman')
    expect((await visit({ bagian: 'tim', nomor: ' ' })).text).toContain('Tulis nomor sertifikat anggota tim.')
  })

  test('is never green over a team with a revoked or an unknown number, and names those', async () => {
    const made = async (kualifikasi: string, status: 'aktif' | 'dicabut' = 'aktif') =>
      (await makeCertificate(site.db, { kualifikasi, status })).no_sertifikasi
    const counted = [await made('KTPA'), await made('ATPA'), await made('ATPA')]
    const revoked = await made('ATPA', 'dicabut')
    const whole = await visit({ bagian: 'tim', nomor: counted.join('\n') })
    expect(whole.text).toMatch(/chip-success[^>]*>.*Komposisi memenuhi<\/h2>/)
    const { text } = await visit({ bagian: 'tim', nomor: [...counted, revoked, 'PALSU/77'].join('\n') })
    const verdict = /<article aria-labelledby="putusan".*?<\/h2>/s.exec(text)?.[0]
    expect(verdict).toContain('chip-warning')
    expect(verdict).toContain('Komposisi memenuhi hanya tanpa sebagian nomor')
    expect(text).toContain(`Tidak dihitung (2): ${revoked}, PALSU/77.`)
  })

  test('lists who was looked for, and says when nobody is there', async () => {
    await makeCertificate(site.db, { nama: 'Terdaftar Sendiri' })
    expect((await visit({ search: 'terdaftar sendiri' })).text).toContain('Terdaftar Sendiri')
    expect((await visit({ search: 'takadasiapapun' })).text).toContain('Tidak ada pemegang yang cocok')
  })

  test('says that scripts are needed where they are', async () => {
    expect((await visit({ bagian: 'berkas' })).text).toContain('Bagian ini memerlukan JavaScript')
  })
})
