import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { atOneLock } from '../../../../tests/at-one-lock.ts'
import { contextOf } from '../../../../tests/context.ts'
import {
  type Billed,
  billApplicant,
  type Counter,
  confirmPayment,
  counter,
  officeDoes,
  payInvoice,
} from '../../../../tests/invoices.ts'
import { sendPaymentReminders } from './jobs.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

beforeEach(() => {
  at.site.clock.now = new Date('2026-11-20T03:00:00Z')
})

/** Due on 23 November. */
async function issued(): Promise<Billed> {
  const one = await billApplicant(at.site, { verifier: at.verifier })
  await at.site.deliverMails()
  return one
}

/** The reminders that the job sends at a moment. */
async function remindersAt(moment: string): Promise<string[]> {
  at.site.clock.now = new Date(moment)
  await at.site.deadlines()
  const mails = await at.site.deliverMails()
  return mails.filter(({ subject }) => subject.startsWith('Pengingat pembayaran')).map(({ to }) => to)
}

test('is sent the day before the last one, by the calendar of Jakarta, and once', async () => {
  const { who } = await issued()
  expect(await remindersAt('2026-11-21T16:59:00Z')).toEqual([])
  expect(await remindersAt('2026-11-21T17:00:00Z')).toEqual([who.account.email])
  expect(await remindersAt('2026-11-22T05:00:00Z')).toEqual([])
  expect(await remindersAt('2026-11-23T05:00:00Z')).toEqual([])
})

test('is sent once by two processes at the same time', async () => {
  const { who } = await issued()
  at.site.clock.now = new Date('2026-11-22T03:00:00Z')
  const remind = () => sendPaymentReminders({ ...contextOf(at.site), jobs: at.site.jobs })
  await atOneLock(at.site.database, sql`select id from invoices for update`, [remind, remind])
  const mails = await at.site.deliverMails()
  expect(mails.filter(({ to, subject }) => to === who.account.email && subject.startsWith('Pengingat'))).toHaveLength(1)
})

test('is for who owes: not after a payment, a proof, or a reminder by hand', async () => {
  const [done, proved, reminded] = [await issued(), await issued(), await issued()]
  await confirmPayment(at.keuangan, done)
  await payInvoice(at.site, proved)
  await officeDoes(at.keuangan, reminded, 'ingatkan')
  await at.site.deliverMails()
  expect(await remindersAt('2026-11-22T03:00:00Z')).toEqual([])
})

test('is not sent on the day on which the letter said so itself', async () => {
  const one = await issued()
  await payInvoice(at.site, one)
  at.site.clock.now = new Date('2026-11-23T03:00:00Z')
  const { browser } = await staffIn(at.site, ['keuangan'])
  await officeDoes(browser, one, 'tolak-bukti', { alasan: 'Pindaian tidak terbaca.' })
  await at.site.deliverMails()
  expect(await remindersAt('2026-11-23T04:00:00Z')).toEqual([])
  expect(await remindersAt('2026-11-24T03:00:00Z')).toEqual([one.who.account.email])
})

test('follows the setting: on the last day itself when that says 0', async () => {
  const { who } = await issued()
  await at.site.db.updateTable('setting_values').set({ value: '0' }).where('key', '=', 'ingatkan_bayar').execute()
  expect(await remindersAt('2026-11-22T16:59:00Z')).toEqual([])
  expect(await remindersAt('2026-11-22T17:00:00Z')).toEqual([who.account.email])
  await at.site.db.updateTable('setting_values').set({ value: '1' }).where('key', '=', 'ingatkan_bayar').execute()
})
