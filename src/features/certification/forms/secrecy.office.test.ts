import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { formTable, makeFormExam } from '../../../../tests/exam-forms.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { COMMON_PERMISSIONS } from '../../../access.ts'
import { api } from '../../../api.ts'
import { type Call, pathNames } from '../../../lib/calls/call.ts'
import { contentWords } from '../items/content-rules.ts'
import { itemOfficeCalls } from '../items/office/contract.ts'
import { openItem } from '../items/service.ts'
import { formOfficeCalls } from './office/contract.ts'
import { formItemsOf } from './queries.ts'

let site: TestApp
let author: { browser: Browser }
let form = 0
let schedule = 0
/** Words of each item of the form, which stand nowhere else. */
let words: string[] = []
/** The names of the form's items in answers. */
let numbers: string[] = []
let names: string[] = []

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  const table = await formTable(site)
  author = table.author
  const { id, version } = await table.propose()
  form = id
  await table.release(id)
  await table.release(id + 1)
  const exam = await makeFormExam(site, version, 2)
  schedule = exam.schedule
  names = exam.people.map(({ name }) => name)
  await author.browser.put(`/admin-api/naskah-jadwal/${schedule}/naskah`, { form_ids: [id, id + 1], sebelumnya: [] })
  const items = await formItemsOf(site.db, id)
  words = items.map((row) => contentWords(openItem(TEST_KEYS, row).isi).split(' ')[0] ?? '')
  numbers = items.map(({ item_version_id }) => `"item_version_id":${item_version_id}`)
})

const GETS = Object.entries(api as Record<string, Call>).filter(
  ([, { method, path }]) => method === 'GET' && path !== '',
)
/** The calls of the bank, in which items are at home. */
const BANK = new Set(Object.keys(itemOfficeCalls))

/** Asks every call that reads of these records, and returns those whose answer has one of the marks. */
async function leaksTo(
  browser: Browser,
  marks: readonly string[],
  ids: readonly number[],
  calls = GETS,
): Promise<string[]> {
  const found = new Set<string>()
  for (const [name, call] of calls) {
    for (const id of pathNames(call.path).length > 0 ? ids : [0]) {
      const url = pathNames(call.path).reduce((path, one) => path.replace(`{${one}}`, String(id)), call.path)
      const { text } = await browser.get(url)
      if (marks.some((mark) => text.includes(mark))) found.add(name)
    }
  }
  return [...found]
}

describe('a sealed form', () => {
  test('tells neither text nor number of its items to anybody, its author among them', async () => {
    expect(words.every((one) => one.length > 8)).toBe(true)
    const leaks = await leaksTo(author.browser, [...words, ...numbers], [form])
    expect(leaks.filter((name) => !BANK.has(name))).toEqual([])
  })

  test('tells nothing to those with all other permissions', async () => {
    const others = (await staffIn(site, [...COMMON_PERMISSIONS])).browser
    expect(await leaksTo(others, [...words, ...numbers], [form, schedule])).toEqual([])
  })

  test('stands in no log and in no line of the audit', async () => {
    const log = await site.db
      .selectFrom('audit_log')
      .selectAll()
      .where('noun', 'in', ['naskah', 'naskah-jadwal'])
      .execute()
    expect(log.length).toBeGreaterThan(4)
    const told = JSON.stringify(log) + site.logged.join('\n')
    for (const mark of words) expect(told).not.toContain(mark)
    expect(log.filter(({ noun }) => noun === 'naskah').every(({ before, after }) => !(before || after))).toBe(true)
  })
})

describe('the papers of an exam', () => {
  test('have no name in anything that the bank may read of them', async () => {
    const own = GETS.filter(([name]) => Object.hasOwn(formOfficeCalls, name))
    expect(own.length).toBeGreaterThan(7)
    expect(await leaksTo(author.browser, names, [schedule, form], own)).toEqual([])
    const { body } = await author.browser.get(`/admin-api/naskah-jadwal/${schedule}`)
    const papers = await site.db.selectFrom('exam_papers').selectAll().where('schedule_id', '=', schedule).execute()
    expect(body.kode).toHaveLength(2)
    for (const { user_training_id } of papers)
      expect(JSON.stringify(body)).not.toContain(`user_training_id":${user_training_id}`)
  })
})
