import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { examOn } from '../../../../tests/applications.ts'
import { atOneLock } from '../../../../tests/at-one-lock.ts'
import { contextOf } from '../../../../tests/context.ts'
import { assign, candidate, examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { sendExamReminders } from './jobs.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})
beforeEach(() => {
  site.clock.now = new Date('2026-11-20T03:00:00Z')
})

/** The subjects of what the job sends to somebody at a moment. */
async function toldAt(moment: string, { account }: { account: { email: string } }): Promise<string[]> {
  site.clock.now = new Date(moment)
  await site.deadlines()
  return (await site.deliverMails()).filter(({ to }) => to === account.email).map(({ subject }) => subject)
}

/** On 10 and 11 December. */
const scheduled = async (more: Parameters<typeof candidate>[1] = {}) =>
  candidate(site, { tahap: 'terjadwal', schedule: await examOn(site), ...more })

const SEVEN = ['Pengingat uji 7 hari lagi: Sertifikasi Contoh']
const ONE = ['Pengingat uji besok: Sertifikasi Contoh']

describe('a candidate is reminded', () => {
  test('seven days and one day before, by the calendar of Jakarta, each once', async () => {
    const who = await scheduled()
    expect(await toldAt('2026-12-02T16:59:59Z', who)).toEqual([])
    expect(await toldAt('2026-12-02T17:00:00Z', who)).toEqual(SEVEN)
    expect(await toldAt('2026-12-02T17:10:00Z', who)).toEqual([])
    expect(await toldAt('2026-12-08T16:59:59Z', who)).toEqual([])
    expect(await toldAt('2026-12-08T17:00:00Z', who)).toEqual(ONE)
    expect(await toldAt('2026-12-09T10:00:00Z', who)).toEqual([])
    expect(await toldAt('2026-12-10T10:00:00Z', who)).toEqual([])
  })

  test('of the nearest only, when nothing ran for long, and not after the exam', async () => {
    const [near, soon, past] = [await scheduled(), await scheduled(), await scheduled()]
    expect(await toldAt('2026-12-05T03:00:00Z', near)).toEqual(['Pengingat uji 5 hari lagi: Sertifikasi Contoh'])
    await site.db
      .updateTable('user_trainings')
      .set({ reminded_days: null })
      .where('id', 'in', [soon.id, past.id])
      .execute()
    expect(await toldAt('2026-12-09T03:00:00Z', soon)).toEqual(ONE)
    await site.db.updateTable('user_trainings').set({ reminded_days: null }).where('id', '=', past.id).execute()
    expect(await toldAt('2026-12-11T03:00:00Z', past)).toEqual([])
  })

  test('with the card, the calendar, when and where it leads', async () => {
    const who = await scheduled()
    site.clock.now = new Date('2026-12-03T03:00:00Z')
    await site.deadlines()
    const [mail] = (await site.deliverMails()).filter(({ to }) => to === who.account.email)
    for (const words of [
      `/user-training/${who.id}/kartu.pdf`,
      `/user/sertifikasi/saya/${who.id}?tab=jadwal`,
      '10–11 Desember 2026 pukul 08.00–16.00 WIB',
      '.ics',
    ]) {
      expect(mail?.text).toContain(words)
    }
  })

  test('only with a seat at an exam that is held', async () => {
    const unpaid = await scheduled({ tahap: 'menunggu_pembayaran' })
    const cancelled = await scheduled({ schedule: await examOn(site, { cancelled: true }) })
    for (const who of [unpaid, cancelled]) expect(await toldAt('2026-12-09T03:00:00Z', who)).toEqual([])
  })

  test('once by two processes at the same time', async () => {
    const who = await scheduled()
    site.clock.now = new Date('2026-12-09T03:00:00Z')
    const remind = () => sendExamReminders({ ...contextOf(site), jobs: site.jobs })
    await atOneLock(site.database, sql`select id from user_trainings for update`, [remind, remind])
    const mails = await site.deliverMails()
    expect(mails.filter(({ to }) => to === who.account.email)).toHaveLength(1)
  })
})

describe('an examiner is reminded', () => {
  const EXAM = ['Pengingat menguji 3 hari lagi: Sertifikasi Contoh']
  const SCORES = ['Penilaian belum dikunci: Sertifikasi Contoh']

  test('three days before of all candidates of a date at once, of what was accepted', async () => {
    const schedule = await examOn(site)
    const [first, second] = [await scheduled({ schedule }), await scheduled({ schedule })]
    const [accepted, asked] = [await examinerIn(site), await examinerIn(site)]
    for (const who of [first, second]) await assign(site.db, who, accepted)
    await assign(site.db, first, asked, 'ditawarkan')
    expect(await toldAt('2026-12-06T16:59:59Z', accepted)).toEqual([])
    site.clock.now = new Date('2026-12-06T17:00:00Z')
    await site.deadlines()
    const mails = await site.deliverMails()
    const [mail, ...more] = mails.filter(({ to }) => to === accepted.account.email)
    expect([mail?.subject, mail?.text.includes('2 peserta'), more]).toEqual([EXAM[0], true, []])
    expect(mails.filter(({ to }) => to === asked.account.email)).toEqual([])
    expect(await toldAt('2026-12-08T03:00:00Z', accepted)).toEqual([])
  })

  test('two days after the last day of scores that are not locked, once', async () => {
    const schedule = await examOn(site)
    const [open, locked] = [
      await scheduled({ schedule, tahap: 'diuji' }),
      await scheduled({ schedule, tahap: 'diuji' }),
    ]
    const examiner = await examinerIn(site)
    await assign(site.db, open, examiner)
    const done = await assign(site.db, locked, examiner)
    await site.db
      .updateTable('examiner_assignments')
      .set({ locked_at: site.clock.now })
      .where('id', '=', done)
      .execute()
    expect(await toldAt('2026-12-12T16:59:59Z', examiner)).toEqual([])
    expect(await toldAt('2026-12-12T17:00:00Z', examiner)).toEqual(SCORES)
    expect(await toldAt('2026-12-13T17:00:00Z', examiner)).toEqual([])
  })

  test('once by two processes at the same time', async () => {
    const examiner = await examinerIn(site)
    await assign(site.db, await scheduled({ tahap: 'diuji' }), examiner)
    site.clock.now = new Date('2026-12-12T17:00:00Z')
    const remind = () => sendExamReminders({ ...contextOf(site), jobs: site.jobs })
    await atOneLock(site.database, sql`select id from examiner_assignments for update`, [remind, remind])
    const mails = await site.deliverMails()
    expect(mails.filter(({ to }) => to === examiner.account.email)).toHaveLength(1)
  })

  test('not of a candidate who did not come, nor of scores that are locked', async () => {
    const who = await scheduled({ tahap: 'tidak_hadir' })
    const examiner = await examinerIn(site)
    await assign(site.db, who, examiner)
    for (const moment of ['2026-12-08T03:00:00Z', '2026-12-20T03:00:00Z']) {
      expect(await toldAt(moment, examiner)).toEqual([])
    }
  })
})
