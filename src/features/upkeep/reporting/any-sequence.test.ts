import { strict as assert } from 'node:assert'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { runs } from '../../../../tests/quick.ts'
import { decideReport, type Reporter, reportContent, reportDocument, reporter } from '../../../../tests/reports.ts'
import { day } from '../../../lib/day.ts'
import { reportedDocuments } from './service.ts'
import type { ReportState } from './state-rules.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi'])).browser
})

const YEARS = 2
const TITLES = ['Amdal Satu', 'amdal  SATU', 'Amdal Dua']

/** The actions that anybody may try at any moment. */
const action = fc.record({
  kind: fc.constantFrom('write', 'send', 'send', 'accept', 'return' as const),
  year: fc.nat(YEARS - 1),
  titles: fc.uniqueArray(fc.nat(TITLES.length - 1), { minLength: 1, maxLength: 2 }),
})
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

/** Leads through every state, whatever chance brings. */
const THERE_AND_BACK: Action[] = (['write', 'send', 'return', 'send', 'accept'] as const).map((kind) => ({
  kind,
  year: 0,
  titles: [0],
}))

/** A report as this test expects it, said by hand from domain 2.11. */
interface Expected {
  state: ReportState
  titles: string[] | undefined
}

/** Returns the report after an action; undefined where the action is to be refused. */
function expectedAfter({ state, titles }: Expected, { kind, ...given }: Action): Expected | undefined {
  const isWritable = state === 'draft' || state === 'perlu_perbaikan'
  const isWhole =
    titles !== undefined &&
    new Set(titles.map((title) => title.toLowerCase().replace(/ +/g, ' '))).size === titles.length
  if (kind === 'write') return isWritable ? { state, titles: given.titles.map((at) => TITLES[at] ?? '') } : undefined
  if (kind === 'send') return isWritable && isWhole ? { state: 'diajukan', titles } : undefined
  if (state !== 'diajukan') return undefined
  return { state: kind === 'accept' ? 'diterima' : 'perlu_perbaikan', titles }
}

/** Does an action to the program; returns true when it was not refused. */
async function perform(who: Reporter, { kind, year, titles }: Action): Promise<boolean> {
  const id = who.years[year] ?? 0
  const { version, status } = (await who.browser.get(`/pelaporan/${id}`)).body
  if (kind === 'write') {
    const dokumen = titles.map((at) => reportDocument(who.bukti_id, { judul_dokumen: TITLES[at] ?? '' }))
    return (await who.browser.put(`/pelaporan/${id}`, { isi: reportContent({ dokumen }), version })).status === 200
  }
  if (kind === 'send') {
    if (status === 'perlu_perbaikan') await declareAgain(who, id)
    const seen = (await who.browser.get(`/pelaporan/${id}`)).body.version
    return (await who.browser.post(`/pelaporan/${id}/kirim`, { version: seen })).status === 200
  }
  const report = await site.db
    .selectFrom('performance_reports')
    .select('id')
    .where('year_id', '=', id)
    .executeTakeFirst()
  return (await decideReport(staff, report?.id ?? 0, kind === 'accept' ? 'terima' : 'kembalikan')).status === 200
}

async function declareAgain({ browser }: Reporter, id: number): Promise<void> {
  const { isi, version } = (await browser.get(`/pelaporan/${id}`)).body
  await browser.put(`/pelaporan/${id}`, { isi: { ...isi, pernyataan: true }, version })
}

const storedReport = (who: Reporter) =>
  site.db
    .selectFrom('performance_reports')
    .innerJoin('certificate_years as year', 'year.id', 'year_id')
    .select(['performance_reports.status', 'year.ke'])
    .select(
      sql<string[]>`array(select each ->> 'judul_dokumen' from jsonb_array_elements(dokumen) as each)`.as('titles'),
    )
    .where('performance_reports.user_id', '=', who.account.id)
    .orderBy('year.ke')
    .execute()

test('whatever holder and office do: one report a year, none that changes once accepted, no document counted twice', async () => {
  const met = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), async (actions) => {
      const who = await reporter(site, { valid_from: day('2024-05-19') })
      const expected = Array.from({ length: YEARS }, (): Expected => ({ state: 'draft', titles: undefined }))
      for (const each of actions) {
        const next = expectedAfter(expected[each.year] ?? assert.fail(), each)
        assert.equal(await perform(who, each), next !== undefined, `${each.kind} at ${expected[each.year]?.state}`)
        if (next) expected[each.year] = next
        const written = expected.flatMap(({ state, titles }, at) =>
          titles ? [{ status: state, ke: at + 1, titles }] : [],
        )
        assert.deepEqual(await storedReport(who), written)
        if (next) met.add(next.state)
      }
      const counted = (await reportedDocuments(site.db, who.account.id)).map(({ judul_dokumen }) => judul_dokumen)
      const accepted = expected.flatMap(({ state, titles }) => (state === 'diterima' ? (titles ?? []) : []))
      const different = new Set(accepted.map((title) => title.toLowerCase().replace(/ +/g, ' ')))
      assert.equal(counted.length, different.size)
    }),
    { numRuns: runs(60, 8), endOnFailure: true, examples: [[THERE_AND_BACK]] },
  )
  expect([...met].sort()).toEqual(['diajukan', 'diterima', 'draft', 'perlu_perbaikan'])
}, 240_000)
