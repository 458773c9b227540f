import { beforeAll, describe, expect, test } from 'vitest'
import { PERMISSIONS } from '../src/access.ts'
import { api, officeApi } from '../src/api.ts'
import { routeTable } from '../src/app/route-table.ts'
import { type Call, pathNames } from '../src/lib/calls/call.ts'
import { loggedIn, PASSWORD, staffIn } from './accounts.ts'
import { type TestApp, testApp } from './harness.ts'
import { Browser } from './http.ts'
import { signSecrecy } from './items.ts'

let site: TestApp

/** Nothing but what the set-up asks for. */
const BODY = { nama_lembaga: 'LSK Contoh', alamat: 'Jalan Contoh 1', email: 'halo@example.com', phone: '021-555-0100' }

beforeAll(async () => {
  site = await testApp()
})

const fixedPaths = (audience: 'anyone' | 'guest'): string[] =>
  routeTable.filter((entry) => entry.audience === audience && !entry.path.includes(':')).map(({ path }) => path)

/**
 * Mails that nobody delivers are shown in a demonstration alone: elsewhere they hold links by which to enter. A package
 * of exam items is refused while there are none.
 */
const NOT_ASKED = ['listKeptMails', 'exportItems']

/** Pages that name the body and its contacts, without which no portal opens. */
const LEGAL = ['/kebijakan-privasi', '/syarat']
const isNamed = ({ nama_lembaga }: { nama_lembaga: string }): boolean => nama_lembaga !== ''

/** Returns the words that a reader sees. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

const titleOf = (html: string): string | undefined => /<title>(.*?)<\/title>/.exec(html)?.[1]

/** Words that something was missing in, links that lead nowhere, headings that are not one, a title without words. */
function gapsIn(html: string): string[] {
  const title = titleOf(html) ?? ''
  return [
    ...(html.match(/<h1[\s>]/g)?.length === 1 ? [] : ['not one heading']),
    ...(/^[^ ·].*[^ ·]$/.test(title) ? [] : [`title "${title}"`]),
    ...(wordsOf(html).match(/.{0,30}(undefined|null|NaN|Invalid Date|\(\)|: ?[.,]).{0,30}/g) ?? []),
    ...(html.match(/<a [^>]*href="(|mailto:|tel:)".{0,80}|src=""|<h\d[^>]*><\/h\d>|<p[^>]*><\/p>/g) ?? []),
  ]
}

/** Calls that can be made without knowing anything: no names in the path, nothing that must be given. */
const askable = (table: Record<string, Call>): [string, Call][] =>
  Object.entries(table).filter(
    ([name, call]) =>
      !NOT_ASKED.includes(name) &&
      call.method === 'GET' &&
      pathNames(call.path).length === 0 &&
      (call.payload === undefined || call.payload.safeParse({}).success),
  )

async function statusesOf(browser: Browser, table: [string, Call][]): Promise<string[]> {
  const statuses: string[] = []
  for (const [name, call] of table) statuses.push(`${name} ${(await browser.get(call.path)).status}`)
  return statuses
}

describe.each([
  ['that has only been set up', BODY],
  ['of a body that has not even a name', { nama_lembaga: '', alamat: '', email: '', phone: '' }],
])('a portal %s', (_, body) => {
  beforeAll(async () => {
    await site.db.updateTable('site_content').set(body).execute()
  })

  test('shows every public page whole, with one heading and no gap in its words', async () => {
    const faults: string[] = []
    for (const path of fixedPaths('anyone')) {
      const { status, text } = await new Browser(site.app).visit(path)
      if (status !== 200) faults.push(`${path}: ${status}`)
      const gaps = isNamed(body) || !LEGAL.includes(path) ? gapsIn(text) : []
      faults.push(...gaps.map((gap) => `${path}: ${gap}`))
    }
    expect(faults).toEqual([])
  })

  test('opens every page for guests', async () => {
    for (const path of fixedPaths('guest')) {
      expect([path, (await new Browser(site.app).visit(path)).status]).toEqual([path, 200])
    }
  })

  test('answers every public call', async () => {
    const calls = askable(api).filter(([, { access }]) => access === 'public')
    expect(calls.length).toBeGreaterThan(8)
    expect(await statusesOf(new Browser(site.app), calls)).toEqual(calls.map(([name]) => `${name} 200`))
  })

  test('opens every list of the back office', async () => {
    const calls = askable(officeApi)
    expect(calls.length).toBeGreaterThan(38)
    const administrator = await staffIn(site, [...PERMISSIONS])
    await signSecrecy(site, administrator.account.id)
    // Whole lists of people leave only after the password was given again.
    await administrator.browser.post('/user/confirm-password', { password: PASSWORD })
    const forAdministrators = calls.filter(([, { access }]) => access !== 'office:penguji')
    expect(await statusesOf(administrator.browser, forAdministrators)).toEqual(
      forAdministrators.map(([name]) => `${name} 200`),
    )
    const examiner = await staffIn(site, 'penguji')
    await signSecrecy(site, examiner.account.id)
    const forExaminers = calls.filter(([, { access }]) => access === 'office:penguji')
    expect(await statusesOf(examiner.browser, forExaminers)).toEqual(forExaminers.map(([name]) => `${name} 200`))
  })

  test('answers a new member without anything to show', async () => {
    const { browser } = await loggedIn(site, { status_data: 0 })
    // The copy of all of one's own data leaves only after it, too.
    await browser.post('/user/confirm-password', { password: PASSWORD })
    const calls = askable(api).filter(([, { access }]) => access === 'member')
    const statuses = await statusesOf(browser, calls)
    expect(statuses.filter((line) => !/ (200|204|404|409)$/.test(line))).toEqual([])
  })

  test('runs its jobs without a fault', async () => {
    await site.deadlines()
    expect(site.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })
})
