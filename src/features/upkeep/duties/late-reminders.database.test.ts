import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/accounts.ts'
import { examOn } from '../../../../tests/applications.ts'
import { makeActivity, makeHolder, onDay } from '../../../../tests/duties.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { addDays, addMonths, type Day, day } from '../../../lib/day.ts'
import { endingCertificates } from './reminder-queries.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

/** Somebody whose certificate ends on that day, and who has kept up with everything else. */
async function holderUntil(valid_until: Day) {
  const account = await makeAccount(site.db)
  const holder = await makeHolder(site.db, {
    valid_from: addMonths(valid_until, -36),
    valid_until,
    user_id: account.id,
  })
  await makeActivity(site.db, account.id, addDays(valid_until, -200))
  return { account, ...holder }
}

/** The program runs again on that day; what it then writes to a person about a certificate's end. */
async function lettersOn(on: Day, email: string) {
  await onDay(site, on)
  await site.deadlines()
  const mails = (await site.deliverMails()).filter(({ to, subject }) => to === email && /berakhir/.test(subject))
  return mails.map(({ subject, text }) => ({ subject, text }))
}

const END = day('2027-05-31')

describe('a reminder of a certificate’s end that goes out late', () => {
  test.each([
    [-165, 'berakhir 165 hari lagi'],
    [-141, 'berakhir 141 hari lagi'],
    [-80, 'berakhir 80 hari lagi'],
    [-12, 'berakhir 12 hari lagi'],
    [-3, 'berakhir 3 hari lagi'],
    [-1, 'berakhir besok'],
    [0, 'berakhir hari ini'],
  ])('%i days after the end speaks of the real day: %s', async (days, words) => {
    const { account } = await holderUntil(END)
    const [letter, ...more] = await lettersOn(addDays(END, days), account.email)
    expect(letter?.subject).toContain(words)
    expect(letter?.text.includes('sebelum hari itu')).toBe(days < 0)
    expect(more).toEqual([])
  })

  test.each([1, 12, 30, 40])('%i days after it says until when it can still be renewed', async (days) => {
    const { account } = await holderUntil(END)
    const [letter, ...more] = await lettersOn(addDays(END, days), account.email)
    expect(letter?.subject).toContain('sudah berakhir')
    expect(letter?.text).toContain('berlaku sampai 31 Mei 2027 dan tidak berlaku lagi')
    expect(letter?.text).toContain('sampai 29 Agustus 2027')
    expect(letter?.text).not.toMatch(/sebelum hari itu|hari ini|hari lagi/)
    expect(more).toEqual([])
  })
})

test.each([
  ['draft', null, 1],
  ['daftar_tunggu', '2027-01-01', 0],
  ['diajukan', '2027-01-01', 0],
  ['menunggu_pembayaran', '2027-01-01', 0],
  ['terjadwal', '2027-01-01', 0],
  ['dibatalkan', '2027-01-01', 1],
  ['kedaluwarsa', '2027-01-01', 1],
] as const)('whose renewal is %s receives %3$i reminders', async (tahap, submitted_at, count) => {
  const { account, certificate_id } = await holderUntil(END)
  await site.db
    .insertInto('user_trainings')
    .values({
      user_id: account.id,
      schedule_id: await examOn(site, { start: day('2027-06-20') }),
      jenis_permohonan: 'perpanjangan',
      renews_id: certificate_id,
      tahap,
      submitted_at,
      created_at: site.clock.now,
      tahap_sejak: site.clock.now,
      updated_at: site.clock.now,
    })
    .execute()
  expect(await lettersOn(addDays(END, -30), account.email)).toHaveLength(count)
})

test.each([-110, -40])(
  '%i days after the end no reminder is due, so that none takes the place of others',
  async (days) => {
    const { certificate_id } = await holderUntil(END)
    const due = await endingCertificates(site.db, addDays(END, days))
    expect(due.map((ending) => ending.certificate_id)).not.toContain(certificate_id)
  },
)
