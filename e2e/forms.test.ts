import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { DESK, type Visitor, visit, visitor, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { withDatabase } from './database.ts'
import { expectSentOnce } from './form-mishaps.ts'
import { makeFormPeople, PARTICIPANT, takeBack, UNVERIFIED, withChannels } from './form-people.ts'
import { FIRST_START_FORMS } from './form-rows/first-start.ts'
import { ANSWERED_HERE } from './form-rows/row.ts'
import { ELSEWHERE, FORMS } from './form-table.ts'
import { asMember } from './login.ts'
import { meetAll } from './meet-mishaps.ts'
import { fromHome } from './site.ts'

withBrowser()
const site = withDatabase()

let people: Promise<void> | undefined

const ROWS = Object.entries(FORMS).sort(([, one], [, other]) => one.who.localeCompare(other.who))

const ROOT = path.resolve(import.meta.dirname, '..')
const FORM = /<(form|Form|AskForm|PostForm|SearchForm|StatementForm|FormPagePanel)[\s>]/

const fileOf = (row: string): string => row.split('#')[0] ?? row

test('every form outside the office has a row, or is said where it is met', () => {
  const inSource = globSync('src/**/*.tsx', { cwd: ROOT })
    .filter((file) => !file.includes('/office/') && FORM.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .sort()
  expect(inSource).toEqual(
    [...new Set(Object.keys({ ...FORMS, ...FIRST_START_FORMS, ...ELSEWHERE }).map(fileOf))].sort(),
  )
  const tests = Object.values(ELSEWHERE).flatMap((words) => /\b(?:e2e|src)\/\S+/.exec(words) ?? [])
  expect(tests.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})

/** The forms of one person are met in one browser, as people do. */
let guest: Visitor | undefined
let whose: string | undefined

async function guestOf(who: string): Promise<Visitor> {
  if (guest && whose === who) return guest
  await guest?.leave()
  guest = await visitor({ viewport: DESK, ...(who === 'stranger' ? {} : { storageState: await asMember(who) }) })
  whose = who
  return guest
}

async function leave(): Promise<void> {
  await guest?.leave()
  guest = undefined
}

afterAll(async () => {
  await leave()
  await takeBack(site.db)
})

test.each(ROWS)('%s meets every mishap', async (_source, row) => {
  people ??= makeFormPeople(site.db)
  await people
  const met = await guestOf(row.who)
  // What one address may do in an hour is limited.
  await met.context.setExtraHTTPHeaders(fromHome())
  if (row.confirmed) await call(met.page, 'POST', '/user/confirm-password', { password: DEMO_PASSWORD })
  const address = typeof row.at === 'string' ? row.at : await row.at(site.db, row.who)
  const found = await meetAll(met, row, address).catch((error: unknown) => [String(error)])
  // What is left of a row that went wrong is no other row's matter.
  if (found.length > 0) await leave()
  expect(found).toEqual([])
})

test.each([
  ['an action in a page', PARTICIPANT, withChannels, 'Hentikan WhatsApp'],
  ['a mail that is sent again', UNVERIFIED, async () => '/verify-email', 'Resend Verification Email'],
])('%s: a button without fields, pressed twice, acts once', async (_what, who, at, button) => {
  people ??= makeFormPeople(site.db)
  await people
  const { page, open, complaints } = await guestOf(who)
  await open(await at(site.db, who))
  await expectSentOnce(page, page.getByRole('button', { name: button, exact: true }), ANSWERED_HERE)
  complaints.splice(0)
})

test('what was typed is there again, however soon one comes back', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/register')
    await page.getByLabel('Nama').fill('Sari Contoh')
    await page.getByLabel('Password', { exact: true }).fill('Gunung-Rinjani-62')
    await page.evaluate(() => {
      const push = window.history.pushState.bind(window.history)
      // Back before the next page has taken the place of this one.
      window.history.pushState = (...entry) => {
        push(...entry)
        window.history.back()
      }
      const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      document.querySelector<HTMLAnchorElement>('header a[href="/"], footer a[href="/"]')?.click()
      return isBack.then(() => new Promise((resolve) => requestIdleCallback(resolve))).then(() => undefined)
    })
    await page.getByRole('heading', { level: 1, name: 'Registrasi akun' }).waitFor()
    await expect.poll(() => page.getByLabel('Nama').inputValue()).toBe('Sari Contoh')
  })
})
