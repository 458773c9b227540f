import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeEmail,
  confirmPassword,
  later,
  linkIn,
  loggedIn,
  PASSWORD,
  setUpTwoFactor,
} from '../../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../../tests/certificates.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { Browser } from '../../../../../tests/http.ts'
import { NO_WAY_IN, tablesWithKeys, WAYS_IN } from '../../../../../tests/ways-in.ts'
import { limits } from '../../../../limits.ts'
import { markedInWallets } from '../../../certification/wallets/queries.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const NEW = 'Gunung Tinggi 42'
const HOUR = 3_600_000
const pathOf = (link: string) => link.replace('http://localhost:3000', '')
const tokenIn = (link: string) => /reset-password\/([\w-]+)\?/.exec(link)?.[1] ?? ''

async function ownerOf(account: { id: number }) {
  const { id: certificate_id } = await makeCertificate(site.db, { user_id: account.id })
  return { user_id: account.id, certificate_id }
}
type Owner = Awaited<ReturnType<typeof ownerOf>>

const add = async (owner: Owner, at: Date, names = Object.keys(WAYS_IN)) => {
  for (const name of names) await WAYS_IN[name]?.add({ ...owner, site, at })
}

/** How many ways in of each kind an account has. */
async function liveOf(owner: Owner): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, { live }] of Object.entries(WAYS_IN)) {
    const { rows } = await live(site.db, owner).execute(site.db)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

const factorOf = ({ user_id }: Owner) =>
  site.db
    .selectFrom('users')
    .select(sql<boolean>`two_factor_secret is not null`.as('app'))
    .select(sql<boolean>`recovery_codes is not null`.as('codes'))
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()

/** Moves the account to an address of somebody else; answers the path of the owner's link. */
async function move(browser: Browser, account: { name: string; email: string }): Promise<string> {
  await site.deliverMails()
  const { status } = await changeEmail(browser, { name: account.name, email: `pencuri.${account.email}` })
  expect(status).toBe(200)
  return pathOf(linkIn((await site.deliverMails()).find(({ to }) => to === account.email)))
}

async function resetOf(email: string): Promise<number> {
  await site.deliverMails()
  later(site, 61)
  await new Browser(site.app).post('/forgot-password', { email })
  const token = tokenIn(linkIn((await site.deliverMails()).find(({ to }) => to === email)))
  const body = { token, email, password: NEW, password_confirmation: NEW }
  return (await new Browser(site.app).post('/reset-password', body)).status
}

test('each table with a person or half of a key is a way in or has a reason why it is none', async () => {
  const decided = [...Object.keys(WAYS_IN), ...Object.values(NO_WAY_IN).flat()]
  expect(decided.sort()).toEqual(await tablesWithKeys(site.db))
})

describe('an address that is put back', () => {
  test('leaves no way in that was added in the window, a second before the change either', async () => {
    const { browser, account } = await loggedIn(site)
    const owner = await ownerOf(account)
    await add(owner, site.clock.now)
    await setUpTwoFactor(site, browser)
    later(site, 1)
    const undo = await move(browser, account)
    later(site, 1)
    expect((await new Browser(site.app).post(undo)).status).toBe(200)
    const left = await liveOf(owner)
    expect(left).toEqual(Object.fromEntries(Object.keys(WAYS_IN).map((name) => [name, 0])))
    expect(await factorOf(owner)).toEqual({ app: false, codes: false })
    expect(await markedInWallets(site.db, 0)).toEqual([{ place: 0, over: true, suspended: false }])
  })

  test('leaves what was there before the window, but no session, token or recovery code', async () => {
    const { browser, account } = await loggedIn(site)
    const owner = await ownerOf(account)
    const before = site.clock.now
    await setUpTwoFactor(site, browser)
    await add(owner, before)
    site.clock.now = new Date(before.getTime() + limits.emailUndoHours * HOUR + 60_000)
    const again = new Browser(site.app)
    await site.db
      .updateTable('sessions')
      .set({ last_seen_at: site.clock.now })
      .where('user_id', '=', account.id)
      .execute()
    await confirmPassword(browser)
    const undo = await move(browser, account)
    expect((await again.post(undo)).status).toBe(200)
    for (const [name, count] of Object.entries(await liveOf(owner))) {
      expect([name, count > 0]).toEqual([name, WAYS_IN[name]?.always === undefined])
    }
    expect(await factorOf(owner)).toEqual({ app: true, codes: false })
  })

  test('ends also what a request adds that began before and comes to its end after', async () => {
    const { browser, account } = await loggedIn(site)
    const owner = await ownerOf(account)
    const undo = await move(browser, account)
    await browser.post('/user/two-factor-authentication')
    const both = [browser.post('/user/two-factor-authentication', { force: true }), new Browser(site.app).post(undo)]
    await Promise.all(both)
    expect(await factorOf(owner)).toEqual({ app: false, codes: false })
  })

  test('is told with what was taken away', async () => {
    const { browser, account } = await loggedIn(site)
    const undo = await move(browser, account)
    await new Browser(site.app).post(undo)
    const [mail] = await site.deliverMails()
    expect(mail?.text).toContain('passkey, aplikasi kode, alamat kalender')
  })
})

describe('an account whose address was never verified', () => {
  test('is given to who proves the mailbox without anything that others put on it', async () => {
    const { browser, account } = await loggedIn(site, { verified: false, remember: true, bound: false })
    const owner = await ownerOf(account)
    await add(owner, new Date(site.clock.now.getTime() - 90 * 24 * HOUR))
    await setUpTwoFactor(site, browser)
    expect(await resetOf(account.email)).toBe(200)
    expect(Object.values(await liveOf(owner)).filter((count) => count > 0)).toEqual([])
    expect(await factorOf(owner)).toEqual({ app: false, codes: false })
    expect((await new Browser(site.app).logIn(account.email, NEW)).body).toMatchObject({ two_factor: false })
  })

  test('keeps nothing of that kind to itself once it was verified: a reset leaves passkeys and app alone', async () => {
    const { browser, account } = await loggedIn(site)
    const owner = await ownerOf(account)
    await add(owner, site.clock.now, ['passkeys', 'calendar_feeds'])
    await setUpTwoFactor(site, browser)
    expect(await resetOf(account.email)).toBe(200)
    expect(await liveOf(owner)).toMatchObject({ passkeys: 1, calendar_feeds: 1, sessions: 0, tokens: 0 })
    expect((await factorOf(owner)).app).toBe(true)
  })
})

test('a reset by the address that was verified last puts that address back: the unverified one opens nothing', async () => {
  const { browser, account } = await loggedIn(site)
  await move(browser, account)
  expect(await resetOf(account.email)).toBe(200)
  expect((await new Browser(site.app).logIn(account.email, NEW)).status).toBe(200)
  later(site, 61)
  await new Browser(site.app).post('/forgot-password', { email: `pencuri.${account.email}` })
  expect((await site.deliverMails()).map(({ to }) => to)).not.toContain(`pencuri.${account.email}`)
  expect((await new Browser(site.app).logIn(`pencuri.${account.email}`, PASSWORD)).status).toBe(422)
})
