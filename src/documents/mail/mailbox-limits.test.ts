import { beforeAll, expect, test } from 'vitest'
import { changeEmail, later, linkIn, loggedIn, makeAccount, PASSWORD } from '../../../tests/accounts.ts'
import { fileComplaint } from '../../../tests/complaints.ts'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import { Browser } from '../../../tests/http.ts'
import { attemptLimits, limits } from '../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const HOUR = 60
const DAY = 24 * HOUR
const MOST_AN_HOUR = 6
/** The most mails in a day: the limit of the first hour, and one for each further hour. */
const MOST_A_DAY = MOST_AN_HOUR + 23

/** A stranger asks once a minute, from another network each time; how many mails the mailbox got. */
async function mailsIn(minutes: number, mailbox: string, ask: () => Promise<unknown>): Promise<number> {
  await site.deliverMails()
  for (let minute = 0; minute < minutes; minute += 1) {
    await ask()
    later(site, 60)
  }
  return (await site.deliverMails()).filter(({ to }) => to.replace(/\+.*@/, '@') === mailbox).length
}

const askForLink = (email: string, browser = new Browser(site.app)) => browser.post('/forgot-password', { email })

const liveLinks = async (now: Date): Promise<number> =>
  (await site.db.selectFrom('password_resets').select('user_id').where('expires_at', '>', now).execute()).length

const tokenIn = (text: string): string => /reset-password\/([\w-]+)\?email=/.exec(text)?.[1] ?? ''

test('links for a new password: few an hour and a day, each asker hears the same, and the owner always has one', async () => {
  const { email } = await makeAccount(site.db)
  await site.deliverMails()
  const known = await askForLink(email)
  const first = tokenIn(linkIn((await site.deliverMails())[0]))
  later(site, 60)
  const again = async () => expect((await askForLink(email)).body).toEqual(known.body)
  expect(await mailsIn(HOUR - 2, email, again)).toBe(MOST_AN_HOUR - 1)
  const reset = (token: string) => {
    const change = { token, email, password: 'Gunung-Rinjani-62', password_confirmation: 'Gunung-Rinjani-62' }
    return new Browser(site.app).post('/reset-password', change)
  }
  expect((await reset(first)).status).toBe(200)
  expect(await mailsIn(DAY - HOUR, email, again)).toBeLessThanOrEqual(MOST_A_DAY - MOST_AN_HOUR)
  // The flood goes on, and at no moment is the mailbox without a good link.
  expect(attemptLimits.mailbox.longest).toBeLessThanOrEqual(limits.resetLinkMinutes * 60)
  await site.deliverMails()
  for (let minute = 0; minute < HOUR; minute += 1) {
    await again()
    await site.deliverMails()
    later(site, 59)
    expect(await liveLinks(site.clock.now)).toBeGreaterThan(0)
    later(site, 1)
  }
}, 60_000)

test('a flood does not keep the owner from a link, from a browser that the account knows', async () => {
  const { browser, account } = await loggedIn(site)
  await browser.post('/logout')
  expect(await mailsIn(HOUR, account.email, () => askForLink(account.email))).toBe(MOST_AN_HOUR)
  await askForLink(account.email)
  expect(await site.deliverMails()).toEqual([])
  later(site, 61)
  await askForLink(account.email, browser)
  expect((await site.deliverMails()).map(({ to }) => to)).toEqual([account.email])
}, 60_000)

test('verification: asked for again, registered with a plus, or moved to, the mailbox gets few', async () => {
  const mailbox = 'korban.verifikasi@example.com'
  const register = (n: number) =>
    new Browser(site.app).post('/api/v1/register', {
      ...{ name: 'Orang Contoh', email: mailbox.replace('@', `+${n}@`), phone: '08110000099', password: PASSWORD },
      ...{ persetujuan: true, versi_privasi: 0, versi_syarat: 0 },
    })
  let registered = 0
  const statuses = new Set<number>()
  const registering = async () => {
    registered += 1
    statuses.add((await register(registered)).status)
  }
  expect(await mailsIn(HOUR, mailbox, registering)).toBe(MOST_AN_HOUR)
  expect([...statuses]).toEqual([201])
  const { browser } = await loggedIn(site)
  later(site, 60)
  const moved = await changeEmail(browser, { name: 'Orang Contoh', email: mailbox })
  expect([moved.status, (await browser.post('/email/verification-notification')).status]).toEqual([200, 202])
  expect((await site.deliverMails()).filter(({ to }) => to === mailbox).length).toBeLessThanOrEqual(1)
  // That kind is used up; the others are not.
  const { no_tiket } = (await fileComplaint(site, { email: mailbox })).body
  expect((await site.deliverMails()).map(({ text }) => text.includes(no_tiket))).toEqual([true])
}, 60_000)

test('tickets of complaints: the mailbox gets few, and each reporter still learns ticket and PIN', async () => {
  const mailbox = 'korban.tiket@example.com'
  const statuses = new Set<number>()
  const filing = async () => {
    const { status, body } = await fileComplaint(site, { email: mailbox })
    expect(body).toMatchObject({ email: mailbox, pin: expect.stringMatching(/^\d{8}$/) })
    statuses.add(status)
  }
  expect(await mailsIn(HOUR, mailbox, filing)).toBe(MOST_AN_HOUR)
  expect([...statuses]).toEqual([201])
}, 60_000)
