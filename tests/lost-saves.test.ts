import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loggedIn } from './accounts.ts'
import { applicant, draftOf, examOn } from './applications.ts'
import { codeFiles } from './code-files.ts'
import { makeSiteContent } from './content.ts'
import { makeEvaluation } from './evaluations.ts'
import { type TestApp, testApp } from './harness.ts'
import type { Browser } from './http.ts'
import { correctDraft, personalFiles } from './personal-data.ts'
import { reportContent, reportDocument, reporter } from './reports.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
beforeEach(() => {
  site.clock.now = new Date('2026-11-20T03:00:00Z')
})

/** A draft: where it is saved, the version it begins with, what is saved, and something else. */
interface Saved {
  browser: Browser
  address: string
  version: number
  asked: object
  other: object
}

/** Each form whose draft saves itself, by the file that asks for it. */
const FORMS: Record<string, () => Promise<Saved>> = {
  'features/platform/personal-data/pages/draft/use-personal-draft.ts': async () => {
    const { browser, account } = await loggedIn(site, { status_data: 0 })
    const isi = correctDraft(await personalFiles(site, account.id))
    return {
      browser,
      address: '/data-diri',
      version: 0,
      asked: { isi },
      other: { isi: { ...isi, instansi: 'PT Contoh' } },
    }
  },
  'features/certification/applications/pages/form/use-form.ts': async () => {
    const person = await applicant(site)
    const address = `/user-training/${await draftOf(person, await examOn(site))}`
    const asked = (kebutuhan_khusus: string) => ({ tahap: 'draft', kebutuhan_khusus })
    return {
      browser: person.browser,
      address,
      version: 0,
      asked: asked('Kursi roda'),
      other: asked('Juru bahasa isyarat'),
    }
  },
  'features/upkeep/reporting/pages/form/use-report.ts': async () => {
    const { browser, years, bukti_id } = await reporter(site)
    const isi = reportContent({ dokumen: [reportDocument(bukti_id)] })
    const other = { isi: { ...isi, kendala: 'Akses ke lokasi.' } }
    return { browser, address: `/pelaporan/${years[0]}`, version: 0, asked: { isi }, other }
  },
  'features/upkeep/evaluation/pages/use-evaluation.ts': async () => {
    const { browser, id } = await makeEvaluation(site)
    return { browser, address: `/evaluasi/${id}`, version: 1, asked: { jawaban: { p1: 'Ya' } }, other: { jawaban: {} } }
  },
}

test.each(Object.entries(FORMS))(
  'a save whose answer was lost is answered when it is sent again, without a new version: %s',
  async (_, begin) => {
    const { browser, address, version, asked, other } = await begin()
    const save = (content: object, made: number) => browser.put(address, { ...content, version: made })
    const first = await save(asked, version)
    expect([first.status, first.body.version]).toEqual([200, version + 1])
    const again = await save(asked, version)
    expect([again.status, again.body.version]).toEqual([200, version + 1])
    expect((await save(other, version)).status).toBe(409)
  },
)

test('every form whose draft saves itself has a row', () => {
  const asks = (file: string) => readFileSync(file, 'utf8').includes('useVersionedDraft')
  const asking = codeFiles('src/features').filter(asks)
  expect(asking.map((file) => path.relative('src', file))).toEqual(Object.keys(FORMS).sort())
})
