import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DESK, visit, withBrowser } from './browser.ts'
import { FIRST_START_FORMS } from './form-rows/first-start.ts'
import { ELSEWHERE, FORMS } from './form-table.ts'
import { meetFormsOf } from './meet-forms.ts'

withBrowser()

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

meetFormsOf((who) => who === 'stranger')

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
