import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { DESK, type Visitor, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { withDatabase } from './database.ts'
import { MEET, MISHAPS, wordsOf } from './form-mishaps.ts'
import { makeFormPeople } from './form-people.ts'
import type { FormRow } from './form-rows/row.ts'
import { ELSEWHERE, FORMS } from './form-table.ts'
import { asMember } from './login.ts'

withBrowser()
const site = withDatabase()

let people: Promise<void> | undefined

const ROWS = Object.entries(FORMS)

const ROOT = path.resolve(import.meta.dirname, '..')
const FORM = /<(form|Form|PostForm|SearchForm|StatementForm|FormPagePanel)[\s>]/

const fileOf = (row: string): string => row.split('#')[0] ?? row

test('every form outside the office has a row, or is said where it is met', () => {
  const inSource = globSync('src/**/*.tsx', { cwd: ROOT })
    .filter((file) => !file.includes('/office/') && FORM.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .sort()
  expect(inSource).toEqual([...new Set(Object.keys({ ...FORMS, ...ELSEWHERE }).map(fileOf))].sort())
  const tests = Object.values(ELSEWHERE).flatMap((words) => /\b(?:e2e|src)\/\S+/.exec(words) ?? [])
  expect(tests.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})

/** What the browser itself reports of a refusal, or of a network that is away. */
const REPORTED = /status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/

async function meetAll({ page, context, open, complaints }: Visitor, row: FormRow): Promise<string[]> {
  const broken: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 500) broken.push(`${answer.status()} ${answer.url()}`)
  })
  const found: string[] = []
  const address = typeof row.at === 'string' ? row.at : await row.at(site.db, row.who)
  page.setDefaultTimeout(20_000)
  const button = page.getByRole('button', { name: row.button, exact: true })
  const first = page.getByLabel(wordsOf(Object.keys(row.given?.good ?? {})[0] ?? ''))
  const box = page.locator('form').filter({ has: button }).filter({ has: first }).last()
  for (const mishap of MISHAPS) {
    const said = row.said[mishap]
    if (typeof said === 'object' && 'without' in said) continue
    const sentence = typeof said === 'string' ? said : said.stops
    if (!(await box.isVisible())) {
      await open(address)
      await row.reach?.(page)
      await box.waitFor()
    }
    const isQuiet = await box.evaluate((form) => form instanceof HTMLFormElement && form.noValidate)
    expect(isQuiet, 'the site speaks, not the browser').toBe(true)
    await MEET[mishap]({ page, context, form: row, box, address }, sentence).catch((error: unknown) => {
      found.push(`${mishap}: ${error instanceof Error ? error.message.slice(0, 300) : error}`)
    })
    await context.setOffline(false)
  }
  return [...found, ...broken, ...complaints.filter((words) => !REPORTED.test(words))]
}

test.each(ROWS)('%s meets every mishap', { timeout: 180_000 }, async (_source, row) => {
  people ??= makeFormPeople(site.db)
  await people
  const who = row.who === 'stranger' ? {} : { storageState: await asMember(row.who) }
  await visit({ viewport: DESK, ...who }, async (guest) => {
    if (row.confirmed) await call(guest.page, 'POST', '/user/confirm-password', { password: DEMO_PASSWORD })
    expect(await meetAll(guest, row)).toEqual([])
  })
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
