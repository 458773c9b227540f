import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../../../../../tests/content.ts'
import { contextOf } from '../../../../../tests/context.ts'
import {
  certificateOn,
  decideApplication,
  grantCertificate,
  makePortrayedApplicant,
  type Presented,
  presentApplication,
} from '../../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Answer, Browser } from '../../../../../tests/http.ts'
import { runs } from '../../../../../tests/quick.ts'
import { refreshHolderNumbers } from '../jobs.ts'

let site: TestApp
let decider: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  decider = (await staffIn(site, ['keputusan'])).browser
})

const dateOf = async (scheme: Parameters<typeof makeScheme>[1]) =>
  makeSchedule(site.db, { version: await makeScheme(site.db, scheme), kuota: 100 })

const numberOf = async (userId: number) =>
  (await site.db.selectFrom('users').select('no_sertifikasi').where('id', '=', userId).executeTakeFirstOrThrow())
    .no_sertifikasi

const runningNumber = (no_sertifikasi: string): number => Number(no_sertifikasi.split('/')[0])

describe('a decision of competence', () => {
  test('issues one certificate with the number of the format, a validity of the setting, and what the person is called', async () => {
    const { who, id } = await grantCertificate(site, decider, { schedule: await dateOf({ category: 'ATPA' }) })
    expect(await certificateOn(site, id)).toMatchObject({
      no_sertifikasi: '0001/ATPA/LSK-XX/XI/2026',
      nama: 'Ir. Wulan Contoh, M.Si.',
      kualifikasi: 'ATPA',
      keahlian: ['mutu air'],
      kota: 'Kota Yogyakarta',
      provinsi: '34',
      unit_kompetensi: ['Melakukan pelingkupan'],
      valid_from: '2026-11-20',
      valid_until: '2029-11-20',
      status: 'aktif',
      publik: false,
    })
    expect(await numberOf(who.account.id)).toBe('0001/ATPA/LSK-XX/XI/2026')
    const own = (await who.browser.get(`/user-training/${id}`)).body
    expect([own.status, own.no_sertifikasi]).toEqual([2, '0001/ATPA/LSK-XX/XI/2026'])
    const events = site.db.selectFrom('certificate_events').select(['transition', 'ke', 'user_id'])
    expect(await events.execute()).toMatchObject([{ transition: 'issue', ke: 'aktif' }])
  })

  test('that says not yet competent issues none', async () => {
    const application = await presentApplication(site)
    expect((await decideApplication(decider, application, 'BK')).status).toBe(200)
    await expect(certificateOn(site, application.id)).rejects.toThrow(/no result/)
  })

  test('a certificate of a person who agreed is shown, with a small portrait', async () => {
    const { id } = await grantCertificate(site, decider, { data: { persetujuan_publikasi: true } })
    const certificate = await certificateOn(site, id)
    expect(certificate.publik).toBe(true)
    const { webp } = await site.db
      .selectFrom('certificate_portraits')
      .select('webp')
      .where('certificate_id', '=', certificate.id)
      .executeTakeFirstOrThrow()
    expect([webp.subarray(8, 12).toString(), webp.length < 20_000]).toEqual(['WEBP', true])
  })
})

/** Tries again while the program says that it is too busy. */
async function insisted(application: Presented): Promise<Answer> {
  const answer = await decideApplication(decider.copy(), application)
  return answer.status === 503 ? insisted(application) : answer
}

test('many decisions at once give numbers without a gap, and a decision asked five times gives one certificate', async () => {
  const many = runs(50, 20)
  const schedule = await dateOf({ category: 'GABUNG' })
  const waiting = await Promise.all(Array.from({ length: many }, () => presentApplication(site, { schedule })))
  const answers = await Promise.all(
    waiting.flatMap((application, at) => Array.from({ length: at < 10 ? 5 : 1 }, () => insisted(application))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(many)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const rows = await site.db
    .selectFrom('certificates')
    .select('no_sertifikasi')
    .where('kualifikasi', '=', 'GABUNG')
    .execute()
  const numbers = rows.map(({ no_sertifikasi }) => runningNumber(no_sertifikasi)).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: many }, (_, at) => at + 1))
})

describe('numbers', () => {
  test('of a qualification are shared by the schemes that lead to it, so none comes twice', async () => {
    const first = await grantCertificate(site, decider, { schedule: await dateOf({ category: 'SAMA' }) })
    const second = await grantCertificate(site, decider, { schedule: await dateOf({ category: 'SAMA' }) })
    expect([first, second].map(({ certificate }) => runningNumber(certificate.no_sertifikasi))).toEqual([1, 2])
  })

  test('pass over one that a certificate of earlier days bears, whatever its capitals and blanks', async () => {
    await site.db
      .insertInto('certificates')
      .values({
        no_sertifikasi: '0001 / lama / lsk-xx / xi / 2026',
        nama: 'Pemegang Lama',
        kualifikasi: 'LAMA',
        skema: 'Skema lama',
        valid_from: '2024-01-01',
        valid_until: '2027-01-01',
        status_since: '2024-01-01T00:00:00Z',
        issued_at: '2024-01-01T00:00:00Z',
        imported: Buffer.alloc(1),
      })
      .execute()
    const { certificate } = await grantCertificate(site, decider, { schedule: await dateOf({ category: 'LAMA' }) })
    expect(certificate.no_sertifikasi).toBe('0002/LAMA/LSK-XX/XI/2026')
  })

  test('follow the format of the settings', async () => {
    const set = (format: string) =>
      site.db
        .updateTable('setting_values')
        .set({ value: sql`${JSON.stringify(format)}::jsonb` })
        .where('key', '=', 'format_nomor_sertifikat')
        .execute()
    await set('SK-{tahun}-{kualifikasi}-{urut}')
    const { certificate } = await grantCertificate(site, decider, { schedule: await dateOf({ category: 'BENTUK' }) })
    await set('{urut}/{kualifikasi}/LSK-XX/{bulan}/{tahun}')
    expect(certificate.no_sertifikasi).toBe('SK-2026-BENTUK-0001')
  })
})

describe('a re-test', () => {
  test('leads to the certificate of the scheme where it began', async () => {
    const who = await makePortrayedApplicant(site)
    const first = await presentApplication(site, {
      who,
      schedule: await dateOf({ category: 'ASAL', name: 'Skema asal' }),
    })
    await decideApplication(decider, first, 'BK')
    const schedule = await dateOf({ category: 'Uji Ulang', jenis: 'uji_ulang', name: 'Uji ulang unit' })
    const { id } = await grantCertificate(site, (await staffIn(site, ['keputusan'])).browser, {
      who,
      schedule,
      jenis: 'uji_ulang',
      origin_id: first.id,
    })
    expect(await certificateOn(site, id)).toMatchObject({ kualifikasi: 'ASAL', skema: 'Skema asal' })
  })
})

describe('a renewal', () => {
  const renewed = async (validUntil: string, kualifikasi: string) => {
    const old = await grantCertificate(site, decider, {
      schedule: await dateOf({ category: kualifikasi, name: 'Skema lama' }),
    })
    await site.db
      .updateTable('certificates')
      .set({ valid_from: '2023-11-20', valid_until: validUntil })
      .where('id', '=', old.certificate.id)
      .execute()
    const version = await makeScheme(site.db, { category: 'Perpanjangan', jenis: 'perpanjangan' })
    const { scheme_id } = await site.db
      .selectFrom('scheme_versions')
      .select('scheme_id')
      .where('id', '=', version)
      .executeTakeFirstOrThrow()
    await site.db.updateTable('schemes').set({ kualifikasi }).where('id', '=', scheme_id).execute()
    const schedule = await makeSchedule(site.db, { version })
    const renews_id = old.certificate.id
    const next = await grantCertificate(site, decider, { who: old.who, schedule, jenis: 'perpanjangan', renews_id })
    return { old: await certificateOn(site, old.id), next: await certificateOn(site, next.id), who: old.who }
  }

  test('in good time begins the day after, and until then the old one counts', async () => {
    const { old, next, who } = await renewed('2026-11-20', 'TEPAT')
    expect(next).toMatchObject({
      valid_from: '2026-11-21',
      valid_until: '2029-11-21',
      replaces_id: old.id,
      skema: 'Skema lama',
      kualifikasi: 'TEPAT',
    })
    expect([old.status, await numberOf(who.account.id)]).toEqual(['aktif', old.no_sertifikasi])
    site.clock.now = new Date('2026-11-21T03:00:00Z')
    await refreshHolderNumbers(contextOf(site))
    site.clock.now = new Date('2026-11-20T03:00:00Z')
    expect(await numberOf(who.account.id)).toBe(next.no_sertifikasi)
  })

  test('after its end begins today, and the old one is replaced', async () => {
    const { old, next, who } = await renewed('2026-11-19', 'LEWAT')
    expect(next).toMatchObject({ valid_from: '2026-11-20', valid_until: '2029-11-20', replaces_id: old.id })
    expect([old.status, await numberOf(who.account.id)]).toEqual(['diganti', next.no_sertifikasi])
  })
})
