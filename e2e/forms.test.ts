import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { DESK, type Visitor, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { withDatabase } from './database.ts'
import { MEET, MISHAPS } from './form-mishaps.ts'
import { ELSEWHERE, FORMS, type FormRow } from './form-table.ts'
import { asMember } from './login.ts'

withBrowser()
const site = withDatabase()

const ROWS = Object.entries(FORMS)

const ROOT = path.resolve(import.meta.dirname, '..')
const FORM = /<(form|Form|PostForm|SearchForm|StatementForm|FormPagePanel)[\s>]/

test('every form outside the office has a row, or is said where it is met', () => {
  const inSource = globSync('src/**/*.tsx', { cwd: ROOT })
    .filter((file) => !file.includes('/office/') && FORM.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .sort()
  expect(inSource).toEqual(Object.keys({ ...FORMS, ...ELSEWHERE }).sort())
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
  page.setDefaultTimeout(8000)
  const button = page.getByRole('button', { name: row.button, exact: true })
  const first = page.getByLabel(Object.keys(row.given?.good ?? {})[0] ?? '', { exact: true })
  const box = page.locator('form').filter({ has: button }).filter({ has: first }).last()
  for (const mishap of MISHAPS) {
    const sentence = row.said[mishap]
    if (sentence === '—') continue
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

test.each(ROWS)('%s meets every mishap', { timeout: 90_000 }, async (_source, row) => {
  const who = row.who === 'stranger' ? {} : { storageState: await asMember(row.who) }
  await visit({ viewport: DESK, ...who }, async (guest) => {
    if (row.confirmed) await call(guest.page, 'POST', '/user/confirm-password', { password: DEMO_PASSWORD })
    expect(await meetAll(guest, row)).toEqual([])
  })
})
