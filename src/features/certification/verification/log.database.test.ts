import fc from 'fast-check'
import { sql } from 'kysely'
import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { runs } from '../../../../tests/quick.ts'
import { day } from '../../../lib/day.ts'
import { to } from '../../../paths.ts'
import { sweepVerifications } from './jobs.ts'
import { addBatch } from './log-queries.ts'
import { type CountedCheck, monthsOf } from './log-rules.ts'
import { checksByMonth, checksOf, openVerificationLog } from './log-service.ts'

// Beyond those that are counted up.
const NUMBER = '8012/KTPA/LSK-XX/I/2026'
const NOW = new Date('2026-11-20T03:20:00Z')

let site: TestApp
let id: number

beforeAll(async () => {
  site = await testApp({ now: NOW })
  await makeSiteContent(site.db)
  await makeCertificate(site.db, { no_sertifikasi: NUMBER, nama: 'Pemegang Contoh, S.T.' })
  const row = await site.db.selectFrom('certificates').select('id').executeTakeFirstOrThrow()
  id = row.id
})
beforeEach(async () => {
  site.clock.now = NOW
  await site.db.deleteFrom('verifications').execute()
})

const rows = () =>
  site.db.selectFrom('verifications').selectAll().orderBy('at').orderBy('jalur').orderBy('hasil').execute()
const counted = async () => (await rows()).map(({ jalur, hasil, jumlah }) => [jalur, hasil, jumlah])

const months = async (): Promise<string[]> => {
  const { rows } = await sql<{ month: string }>`
    select right(relname, 7) as month from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'verifications'::regclass order by 1`.execute(site.db)
  return rows.map(({ month }) => month)
}
const dropAll = () => sql`select drop_verification_months('3000-01-01')`.execute(site.db)

const openLog = (most?: number, db = site.db) =>
  openVerificationLog({
    ...{ db, clock: () => site.clock.now, log: pino({ level: 'silent' }), everyMs: 0 },
    ...(most === undefined ? {} : { most }),
  })

const check = (certificate_id: number | null = id) => ({ certificate_id, jalur: 'nomor', hasil: 'aktif' }) as const

describe('an answer about a certificate', () => {
  test('is counted by its way and outcome, once for each time, also where it came from memory', async () => {
    const visitor = new Browser(site.app)
    const path = `/verifikasi/${NUMBER}`
    await visitor.visit(path)
    await visitor.get(`${path}.json`)
    for (let n = 0; n < 3; n += 1) await visitor.visit(`${path}/lencana.svg`)
    await visitor.visit(`${path}/bingkai`)
    await visitor.get(`/pemegang/cek?no_sertifikasi=${encodeURIComponent(NUMBER)}`)
    await visitor.visit(to.verdict(NUMBER))
    await visitor.get(`/pemegang/komposisi?nomor=${encodeURIComponent(`${NUMBER}, ${NUMBER}, 9/KTPA`)}`)
    await visitor.get(`/pemegang/berkas?sha256=${'0'.repeat(64)}`)
    await site.verifications.flush()
    expect(await counted()).toEqual([
      ['berkas', 'tidak_ditemukan', 1],
      ['bingkai', 'aktif', 1],
      ['halaman', 'aktif', 1],
      ['lencana', 'aktif', 3],
      ['nomor', 'aktif', 2],
      ['program', 'aktif', 1],
      ['tim', 'aktif', 1],
      ['tim', 'tidak_ditemukan', 1],
    ])
  })

  test('leaves nothing of who asked, what they typed, or when to the minute', async () => {
    await new Browser(site.app).get('/pemegang/cek?no_sertifikasi=Nama+Rahasia+77')
    await new Browser(site.app).get('/pemegang?search=Contoh')
    await site.verifications.flush()
    expect(await rows()).toEqual([
      {
        at: new Date('2026-11-20T03:00:00Z'),
        certificate_id: null,
        jalur: 'nomor',
        hasil: 'tidak_ditemukan',
        jumlah: 1,
      },
    ])
  })

  test('by a number that a file told is no second check', async () => {
    await new Browser(site.app).get(`/pemegang/cek?no_sertifikasi=${encodeURIComponent(NUMBER)}&jalur=berkas`)
    await site.verifications.flush()
    expect(await counted()).toEqual([])
  })
})

describe('what waits in memory', () => {
  test('of two processes is added up, and written once although both write at the same moment', async () => {
    const logs = [openLog(), openLog()]
    for (const log of logs) for (let n = 0; n < 5; n += 1) log.note(check(), check(null))
    await Promise.all([...logs, ...logs].map((log) => log.flush()))
    expect(await counted()).toEqual([
      ['nomor', 'aktif', 10],
      ['nomor', 'aktif', 10],
    ])
  })

  test('is not counted again where only the answer to a batch was lost', async () => {
    const row = { ...check(), at: new Date('2026-11-20T03:00:00Z'), jumlah: 4 }
    const batch = { writer: '00000000-0000-4000-8000-000000000001', number: 1, rows: [row] }
    await addBatch(site.db, batch, NOW)
    await addBatch(site.db, batch, NOW)
    await addBatch(site.db, { ...batch, number: 2 }, NOW)
    expect(await counted()).toEqual([['nomor', 'aktif', 8]])
  })

  test('stays while the database takes nothing, up to its bound, and what finds no room is told', async () => {
    const log = openLog(3)
    await sql`alter table verification_writers rename to elsewhere`.execute(site.db)
    for (const one of [1, 2, 2, 3, 4, 1]) log.note(check(one))
    await expect(log.flush()).rejects.toThrow(/verification_writers/)
    log.note(check(9))
    expect(log.counts()).toEqual({ waiting: 3, dropped: 2 })
    await sql`alter table elsewhere rename to verification_writers`.execute(site.db)
    await log.flush()
    expect((await rows()).map((row) => row.jumlah).sort()).toEqual([1, 2, 2])
    expect(log.counts()).toEqual({ waiting: 0, dropped: 2 })
  })

  test('is written when the program stops', async () => {
    const log = openLog()
    log.note(check())
    await log.close()
    expect(await counted()).toEqual([['nomor', 'aktif', 1]])
  })

  test('is never more or less than what was noted, but for what was dropped', async () => {
    const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant('flush' as const)), { maxLength: 40 })
    const rule = async (taken: (number | 'flush')[], most: number) => {
      await site.db.deleteFrom('verifications').execute()
      const log = openLog(most)
      for (const step of taken) {
        if (step === 'flush') await log.flush()
        else log.note(check(step))
        expect(log.counts().waiting).toBeLessThanOrEqual(most)
      }
      await log.flush()
      const written = (await rows()).reduce((sum, { jumlah }) => sum + jumlah, 0)
      expect(written + log.counts().dropped).toBe(taken.filter((step) => step !== 'flush').length)
    }
    await fc.assert(fc.asyncProperty(steps, fc.integer({ min: 1, max: 6 }), rule), { numRuns: runs(20, 6) })
  })
})

describe('the months of the log', () => {
  beforeEach(dropAll)

  test('are made in time, at the end of a year too, and once', async () => {
    site.clock.now = new Date('2026-11-30T23:59:59Z')
    await site.sweep()
    await site.sweep()
    expect(await months()).toEqual(['2026_11', '2026_12', '2027_01', '2027_02'])
    site.clock.now = new Date('2026-12-01T00:00:00Z')
    await site.sweep()
    expect((await months()).at(-1)).toBe('2027_03')
  })

  test('are made by two processes at once', async () => {
    const ctx = { db: site.db, now: NOW, today: day('2026-11-20') }
    await Promise.all([sweepVerifications(ctx), sweepVerifications(ctx), sweepVerifications(ctx)])
    expect(await months()).toHaveLength(4)
  })

  test('that are missing are made by whoever writes: a portal that was off for four months loses nothing', async () => {
    await site.sweep()
    const log = openLog()
    site.clock.now = new Date('2027-03-31T23:59:00Z')
    log.note(check())
    site.clock.now = new Date('2027-04-01T00:00:00Z')
    log.note(check())
    await log.flush()
    expect((await rows()).map(({ at }) => at.toISOString())).toEqual([
      '2027-03-31T23:00:00.000Z',
      '2027-04-01T00:00:00.000Z',
    ])
  })

  test('go as a whole once the setting no longer keeps them', async () => {
    const rowsOf = (...hours: string[]): CountedCheck[] =>
      hours.map((hour) => ({ ...check(), at: new Date(hour), jumlah: 1 }))
    const writer = '00000000-0000-4000-8000-000000000002'
    const old = rowsOf('2024-09-30T23:00:00Z', '2024-10-31T23:00:00Z', '2024-11-01T00:00:00Z', '2026-11-19T00:00:00Z')
    await addBatch(site.db, { writer, number: 1, rows: old }, NOW)
    await site.sweep()
    expect((await rows()).map(({ at }) => at.toISOString())).toEqual([
      '2024-11-01T00:00:00.000Z',
      '2026-11-19T00:00:00.000Z',
    ])
    expect((await months()).slice(0, 2)).toEqual(['2024_11', '2024_12'])
  })

  test('that rows lie in reach from the first row to the last', () => {
    const some = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    const rule = (dates: Date[]) => {
      const { first, more } = monthsOf(dates.map((at) => ({ at })))
      const made = Array.from({ length: more + 1 }, (_, n) =>
        new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + n)).toISOString().slice(0, 7),
      )
      const needed = dates.map((at) => at.toISOString().slice(0, 7)).sort()
      expect([made[0], made.at(-1)]).toEqual([needed[0], needed.at(-1)])
      expect(needed.filter((month) => !made.includes(month))).toEqual([])
    }
    fc.assert(fc.property(fc.array(some, { minLength: 1 }), rule))
  })
})

describe('the counts', () => {
  test('part what somebody asked from what other sites show, by thirty days, a year and the body’s months', async () => {
    const at = (hour: string, more: Partial<CountedCheck> = {}): CountedCheck => ({
      ...{ ...check(), at: new Date(hour), jumlah: 1 },
      ...more,
    })
    const rows = [
      at('2026-11-20T02:00:00Z', { jumlah: 3 }),
      at('2026-11-19T02:00:00Z', { jalur: 'lencana', jumlah: 50 }),
      at('2026-11-18T02:00:00Z', { hasil: 'dibekukan', jumlah: 2 }),
      // Already November where the body is.
      at('2026-10-31T17:00:00Z'),
      at('2026-10-20T00:00:00Z'),
      at('2025-11-19T00:00:00Z', { jumlah: 100 }),
      at('2026-11-20T02:00:00Z', { certificate_id: null, jumlah: 9 }),
    ]
    await addBatch(site.db, { writer: '00000000-0000-4000-8000-000000000003', number: 1, rows }, NOW)
    const today = day('2026-11-20')
    expect((await checksOf(site.db, [id, id + 1], today))(id)).toEqual({
      ...{ tiga_puluh_hari: 6, dua_belas_bulan: 7, ditampilkan: 50 },
    })
    const byMonth = await checksByMonth(site.db, id, today)
    expect([byMonth.length, byMonth[0]?.bulan]).toEqual([12, '2025-12'])
    expect(byMonth.slice(-2)).toEqual([
      { bulan: '2026-10', diperiksa: 1, tidak_berlaku: 0, ditampilkan: 0 },
      { bulan: '2026-11', diperiksa: 6, tidak_berlaku: 2, ditampilkan: 50 },
    ])
  })

  test('stand with the holder’s own certificate, nobody else’s, and with its record in the office', async () => {
    const who = await loggedIn(site)
    const own = await makeCertificate(site.db, { user_id: who.account.id })
    await new Browser(site.app).get(`/pemegang/cek?no_sertifikasi=${encodeURIComponent(own.no_sertifikasi)}`)
    await site.verifications.flush()
    const { body } = await who.browser.get('/sertifikat-saya')
    expect(body.map((one: { pemeriksaan: unknown }) => one.pemeriksaan)).toEqual([
      { tiga_puluh_hari: 1, dua_belas_bulan: 1, ditampilkan: 0 },
    ])
    expect((await (await loggedIn(site)).browser.get('/sertifikat-saya')).body).toEqual([])
    const { browser } = await staffIn(site, ['verifikasi'])
    const { body: record } = await browser.get(`/admin-api/sertifikat/${own.id}`)
    expect(record.pemeriksaan.at(-1)).toMatchObject({ bulan: '2026-11', diperiksa: 1 })
    expect((await who.browser.get(`/admin-api/sertifikat/${own.id}`)).status).toBe(404)
  })
})
