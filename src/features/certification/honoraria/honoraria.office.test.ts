import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent, makeVenue } from '../../../../tests/content.ts'
import { assign, candidate, type ExaminerIn, examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { openedPdf } from '../../../../tests/pdf-reading.ts'
import { addDays, day } from '../../../lib/day.ts'
import { readCsv } from '../../../lib/files/csv-reader.ts'
import { formatRupiah } from '../../../lib/rupiah.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp
let composer: Browser
let approver: Browser
let examiner: ExaminerIn
let month = 0
let bulan: string

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  await makeSiteContent(site.db)
  composer = (await staffIn(site, ['keuangan'])).browser
  approver = (await staffIn(site, ['keuangan'])).browser
  const rate = { perjalanan_kota: 100_000, perjalanan_provinsi: 400_000, perjalanan_luar: 1_500_000 }
  for (const [berlaku_sejak, per_peserta] of [
    ['2020-01-01', 250_000],
    ['2025-01-01', 300_000],
  ] as const) {
    expect((await composer.post('/admin-api/tarif-honorarium', { berlaku_sejak, per_peserta, ...rate })).status).toBe(
      201,
    )
  }
})
beforeEach(async () => {
  month += 1
  bulan = `20${20 + month}-03-01`
  examiner = await examinerIn(site)
})

const ALL = '/admin-api/honorarium'
const compose = (by = composer) => by.post(`${ALL}/susun`, { bulan })
const listed = async (): Promise<{ id: number; total: number; penguji: string }[]> =>
  (await composer.get(`${ALL}?bulan=${bulan}`)).body.data

/** Candidates on one schedule of the month; those who came have a moment. */
async function examined(came: boolean[], status: 'ditawarkan' | 'diterima' = 'diterima') {
  const version = await makeScheme(site.db)
  const venue = await makeVenue(site.db)
  const schedule = await makeSchedule(site.db, { version, venue, start: addDays(day(bulan), 9), days: 1 })
  for (const each of came) {
    const who = await candidate(site, { schedule, tahap: each ? 'diuji' : 'tidak_hadir' })
    if (each) {
      await site.db
        .updateTable('user_trainings')
        .set({ attended_at: site.clock.now })
        .where('id', '=', who.id)
        .execute()
    }
    await assign(site.db, who, examiner, status)
  }
}

describe('a statement', () => {
  test('has a line for each candidate who came and one for the way, by the rate of that day', async () => {
    await examined([true, true, false])
    expect((await compose()).body).toEqual({ dibuat: 1 })
    const [one] = await listed()
    expect(one?.total).toBe(1_500_000 + 2 * 250_000)
    const { body } = await composer.get(`${ALL}/${one?.id}`)
    expect(body.baris.map(({ jenis, jumlah }: { jenis: string; jumlah: number }) => [jenis, jumlah])).toEqual([
      ['perjalanan', 1_500_000],
      ['honor', 250_000],
      ['honor', 250_000],
    ])
  })

  test('holds nothing that another has: composing again, or twice at once, pays nothing twice', async () => {
    await examined([true])
    const both = await Promise.all([compose(), compose(approver)])
    expect(both.map(({ body }) => body.dibuat).sort()).toEqual([0, 1])
    expect((await compose()).body.dibuat).toBe(0)
    expect(await listed()).toHaveLength(1)
  })

  test('is of those who accepted, and of nobody else', async () => {
    await examined([true], 'ditawarkan')
    expect((await compose()).body.dibuat).toBe(0)
  })

  test('is dropped while it waits, and its lines can be composed again', async () => {
    await examined([true])
    await compose()
    const [one] = await listed()
    expect((await composer.post(`${ALL}/${one?.id}/buang`, { version: 1 })).status).toBe(204)
    expect((await compose()).body.dibuat).toBe(1)
  })
})

describe('approval', () => {
  test('takes another person than the one who composed it, and then it stays', async () => {
    await examined([true])
    await compose()
    const [one] = await listed()
    const approve = (by: Browser) => by.post(`${ALL}/${one?.id}/setujui`, { version: 1 })
    const own = await approve(composer)
    expect([own.status, own.body.message]).toEqual([409, PROBLEMS.SECOND_PERSON_OWN.message])
    const { status, body } = await approve(approver)
    expect([status, body.status, body.decided_by_name]).toEqual([200, 'disetujui', expect.any(String)])
    expect((await approve(approver)).status).toBe(409)
    expect((await composer.post(`${ALL}/${one?.id}/buang`, { version: body.version })).status).toBe(409)
    expect((await site.deliverMails()).filter(({ subject }) => subject.startsWith('Honorarium'))).toMatchObject([
      {
        to: examiner.account.email,
        subject: `Honorarium Maret ${bulan.slice(0, 4)} disetujui: ${formatRupiah(body.total)}`,
      },
    ])
    const removal = site.db.deleteFrom('honorarium_lines').where('honorarium_id', '=', one?.id ?? 0)
    await expect(removal.execute()).rejects.toThrow('an approved honorarium stays')
  })
})

test('an examiner sees their own and nobody else does; as PDF it says what it holds', async () => {
  await examined([true])
  await compose()
  const [one] = await listed()
  const own = '/admin-api/honorarium-saya'
  expect((await examiner.browser.get(own)).body.data).toEqual([expect.objectContaining({ id: one?.id })])
  const other = await examinerIn(site)
  expect((await other.browser.get(own)).body.data).toEqual([])
  for (const path of [`${own}/${one?.id}`, `${own}/${one?.id}/rincian.pdf`]) {
    expect((await other.browser.get(path)).status).toBe(404)
  }
  const { text } = await openedPdf(site.app, examiner.browser, `/admin-api/honorarium-saya/${one?.id}/rincian.pdf`)
  expect(text).toContain('Rincian Honorarium')
  expect(text).toContain('Rp1.800.000')
  expect(text).toContain(one?.penguji ?? '')
  expect((await composer.get(`${ALL}/${one?.id}/rincian.pdf`)).status).toBe(200)
})

test('the day of an approval is that of the body’s clocks', async () => {
  await examined([true])
  await compose()
  const [one] = await listed()
  await approver.post(`${ALL}/${one?.id}/setujui`, { version: 1 })
  const late = { decided_at: new Date('2026-11-20T18:00:00Z') }
  await site.db
    .updateTable('honorariums')
    .set(late)
    .where('id', '=', one?.id ?? 0)
    .execute()
  const { text } = await openedPdf(site.app, composer, `${ALL}/${one?.id}/rincian.pdf`)
  expect(text).toContain('21 November 2026')
})

test('the lines of a month go out as CSV', async () => {
  await examined([true])
  await compose()
  const { status, headers, text } = await composer.get(`${ALL}-csv?bulan=${bulan}`)
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(text.split('\r\n').filter(Boolean)).toHaveLength(3)
  expect(text).toContain('"Perjalanan ke TUK Contoh",1500000,"Menunggu persetujuan"')
})

test('the lines of a year go out as CSV, those of other years do not, and a year that is none is refused', async () => {
  await examined([true])
  await compose()
  const year = Number(bulan.slice(0, 4))
  const { text } = await composer.get(`${ALL}-csv/${year}`)
  const [heads, ...lines] = readCsv(text, ',').filter((cells) => cells.length > 1)
  expect(heads?.[1]).toBe('Bulan')
  expect(lines.map(([, of]) => of)).toEqual([`${year}-03`, `${year}-03`])
  expect((await composer.get(`${ALL}-csv/${year + 60}`)).text.split('\r\n').filter(Boolean)).toHaveLength(1)
  expect((await composer.get(`${ALL}-csv/0`)).status).toBe(422)
})

test('a rate begins once on a day, and work before the first is named', async () => {
  const rate = {
    berlaku_sejak: '2025-01-01',
    per_peserta: 1,
    perjalanan_kota: 0,
    perjalanan_provinsi: 0,
    perjalanan_luar: 0,
  }
  const again = await composer.post('/admin-api/tarif-honorarium', rate)
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['berlaku_sejak']])
  bulan = '2019-03-01'
  await examined([true])
  const refused = await compose()
  expect([refused.status, refused.body.errors.bulan]).toEqual([
    422,
    ['Belum ada tarif yang berlaku pada 10 Maret 2019. Isi tarifnya dahulu.'],
  ])
})
