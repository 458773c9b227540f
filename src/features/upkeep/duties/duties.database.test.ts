import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, makeAccount, PASSWORD } from '../../../../tests/accounts.ts'
import { makeActivity, makeHolder, makeReport, onDay, yearOn } from '../../../../tests/duties.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { addDays, type Day, day } from '../../../lib/day.ts'
import type { CertificateDuties } from './contract.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const START = day('2026-01-15')

/** The letters to a person since the last look, by subject. */
async function subjectsTo(email: string): Promise<string[]> {
  return (await site.deliverMails())
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .sort()
}

async function holder(valid_from: Day) {
  const account = await makeAccount(site.db)
  return { account, ...(await makeHolder(site.db, { valid_from, user_id: account.id })) }
}

/** Logged in today: sessions end while the days pass. */
async function browserOf({ email }: { email: string }): Promise<Browser> {
  const browser = new Browser(site.app)
  await browser.logIn(email, PASSWORD)
  return browser
}

const atTheDesk = async (certificate_id: number) =>
  site.db
    .selectFrom('sanctions')
    .select(['status', 'alasan', 'opened_by', 'notified_by', 'decided_by'])
    .where('certificate_id', '=', certificate_id)
    .execute()

describe('a holder’s duties', () => {
  test('are those of each year, with what is next; years that have not begun ask for nothing yet', async () => {
    const { account, user_id, certificate_id } = await holder(START)
    await onDay(site, day('2026-12-01'))
    const browser = await browserOf(account)
    const readDuties = async (): Promise<CertificateDuties> => (await browser.get('/kewajiban')).body[0]
    const seen = await readDuties()
    expect(seen).toMatchObject({
      id: certificate_id,
      status_sertifikat: 'aktif',
      tanpa_pemeliharaan: 0,
      batas_tahun: 2,
    })
    expect(seen.tahun.map(({ keadaan, id }) => [keadaan, id !== null])).toEqual([
      ['berjalan', true],
      ['mendatang', false],
      ['mendatang', false],
    ])
    expect(seen.berikutnya).toEqual({ jenis: 'lapor', batas: '2027-01-14', ke: 1 })
    await makeReport(site.db, user_id, await yearOn(site.db, certificate_id, day('2026-12-01')), day('2026-12-01'))
    expect((await readDuties()).berikutnya).toEqual({ jenis: 'pelihara', batas: '2027-01-14', ke: 1 })
    await makeActivity(site.db, user_id, day('2026-11-01'))
    expect((await readDuties()).berikutnya).toEqual({ jenis: 'tenang', batas: null, ke: null })
  })

  test('are nobody else’s business, and none without a certificate', async () => {
    expect((await (await loggedIn(site)).browser.get('/kewajiban')).body).toEqual([])
    expect((await new Browser(site.app).get('/kewajiban')).status).toBe(401)
  })

  test('keep the terms of the day on which the year began, whatever the settings say later', async () => {
    const { account } = await holder(day('2026-02-01'))
    await onDay(site, day('2026-02-01'))
    await site.db
      .insertInto('setting_values')
      .values({ key: 'kegiatan_pemeliharaan', berlaku_sejak: '2026-06-01', value: '3' })
      .execute()
    await onDay(site, day('2027-02-02'))
    const [{ tahun }] = (await (await browserOf(account)).get('/kewajiban')).body
    expect(tahun.map((year: { wajib_kegiatan: number }) => year.wajib_kegiatan)).toEqual([1, 3, 0])
    await site.db.deleteFrom('setting_values').where('berlaku_sejak', '=', '2026-06-01').execute()
  })
})

describe('reminders', () => {
  test('come on their days, each once however many processes there are, until nothing is open', async () => {
    const { account, user_id, certificate_id, no_sertifikasi } = await holder(START)
    const end = day('2027-01-14')
    const seen: [number, string[]][] = []
    for (const days of [-61, -60, -60, -31, -30, -7, 0, 1, 2]) {
      site.clock.now = new Date(`${addDays(end, days)}T03:00:00Z`)
      await Promise.all([site.deadlines(), site.deadlines()])
      seen.push([days, await subjectsTo(account.email)])
    }
    const due = [`Kewajiban tahun ke-1 sertifikat ${no_sertifikasi}`]
    const missed = `Kewajiban tahun ke-1 sertifikat ${no_sertifikasi} terlewat`
    expect(seen).toEqual([
      [-61, []],
      [-60, due],
      [-60, []],
      [-31, []],
      [-30, due],
      [-7, due],
      [0, []],
      [1, [missed, `Sertifikat ${no_sertifikasi}: 1 tahun tanpa pemeliharaan`]],
      [2, []],
    ])
    await makeReport(site.db, user_id, await yearOn(site.db, certificate_id, end), addDays(end, 2))
  })

  test('after the program stood still only the last one goes out', async () => {
    const { account } = await holder(day('2026-01-20'))
    site.clock.now = new Date('2027-01-15T03:00:00Z')
    await site.deadlines()
    expect(await subjectsTo(account.email)).toHaveLength(1)
    await site.deadlines()
    expect(await subjectsTo(account.email)).toEqual([])
  })

  test('stay away from who has reported and kept competence', async () => {
    const { account, user_id, certificate_id } = await holder(day('2026-01-25'))
    await onDay(site, day('2026-10-01'))
    await makeReport(site.db, user_id, await yearOn(site.db, certificate_id, day('2026-10-01')), day('2026-10-01'))
    await makeActivity(site.db, user_id, day('2026-09-01'))
    for (const on of ['2026-11-25', '2026-12-25', '2027-01-18', '2027-01-25']) {
      await onDay(site, day(on))
      await site.deadlines()
    }
    expect(await subjectsTo(account.email)).toEqual([])
  })

  test('of a certificate’s end come half a year before, and no more once another one follows', async () => {
    const { account, certificate_id, user_id } = await holder(day('2024-03-01'))
    await makeActivity(site.db, user_id, day('2026-05-01'))
    await onDay(site, day('2026-09-02'))
    await site.deadlines()
    expect(
      (await subjectsTo(account.email)).filter((subject) => subject.includes('berakhir 180 hari lagi')),
    ).toHaveLength(1)
    const next = await makeHolder(site.db, { valid_from: day('2027-03-02'), user_id })
    await site.db
      .updateTable('certificates')
      .set({ replaces_id: certificate_id })
      .where('id', '=', next.certificate_id)
      .execute()
    await onDay(site, day('2026-12-01'))
    await site.deadlines()
    expect((await subjectsTo(account.email)).filter((subject) => subject.includes('berakhir'))).toEqual([])
  })

  test('that a person declined come as a notice only; those that are mandatory come as mail', async () => {
    const { account, user_id } = await holder(day('2026-02-10'))
    await site.db.insertInto('declined_mails').values({ user_id, jenis: 'pengingat', at: site.clock.now }).execute()
    await onDay(site, day('2026-12-11'))
    await site.deadlines()
    expect(await subjectsTo(account.email)).toEqual([])
    expect((await (await browserOf(account)).get('/pemberitahuan')).body.data).toHaveLength(1)
    await onDay(site, day('2027-02-02'))
    await site.deadlines()
    expect(await subjectsTo(account.email)).toHaveLength(1)
  })
})

describe('two years without maintenance', () => {
  test('bring a warning after the first, and after the second a proposal that changes nothing', async () => {
    const { account, certificate_id } = await holder(day('2025-01-15'))
    const on = async (date: string) => {
      await onDay(site, day(date))
      await site.deadlines()
      return (await subjectsTo(account.email)).filter((subject) => subject.includes('tanpa pemeliharaan'))
    }
    expect(await on('2026-01-14')).toEqual([])
    expect(await on('2026-01-15')).toHaveLength(1)
    expect(await on('2027-01-14')).toEqual([])
    expect(await atTheDesk(certificate_id)).toEqual([])
    expect(await on('2027-01-15')).toHaveLength(1)
    expect(await on('2027-01-16')).toEqual([])
    expect(await atTheDesk(certificate_id)).toEqual([
      { status: 'diusulkan', alasan: 'tanpa_pemeliharaan', opened_by: null, notified_by: null, decided_by: null },
    ])
    const [{ status_sertifikat, tanpa_pemeliharaan }] = (await (await browserOf(account)).get('/kewajiban')).body
    expect([status_sertifikat, tanpa_pemeliharaan]).toEqual(['aktif', 2])
  })
})
