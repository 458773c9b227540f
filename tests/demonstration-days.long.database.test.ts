import { beforeAll, expect, test } from 'vitest'
import { fillDemo } from '../demo/seed.ts'
import { lockForTransition } from '../src/features/certification/applications/lock-service.ts'
import type { Db } from '../src/ground/database/db.ts'
import { type Day, day } from '../src/lib/day.ts'
import { requirePrerequisites } from '../src/processes/applications/require-prerequisites.ts'
import { makePicture } from './content.ts'
import { demonstrationParts } from './demonstration-parts.ts'
import { TEST_KEYS, type TestApp, testApp } from './harness.ts'
import { pdf } from './pdf.ts'

/** A Monday to a Sunday, at ends of months, of a leap year's February and of years. */
const DAYS = ['2027-05-31', '2028-02-29', '2027-03-31', '2026-12-31', '2027-01-01', '2027-07-31', '2027-02-28'].map(day)

let site: TestApp
let picture: string
let document: string

beforeAll(async () => {
  site = await testApp({ env: { DEMO: '1' } })
  // One of each stands for all, of which the days change nothing.
  picture = await makePicture(site)
  document = (await site.files.storeDocument(site.db, pdf())).name
})

/** Expects that whoever waits for a decision fulfils what the scheme asked for on the day of the exam. */
async function expectFit(db: Db, today: Day): Promise<void> {
  const waiting = await db.selectFrom('user_trainings').select('id').where('tahap', '=', 'menunggu_keputusan').execute()
  expect(waiting.length).toBeGreaterThan(0)
  for (const { id } of waiting) {
    const { row } = await lockForTransition(db, { id, tahap: 'menunggu_keputusan' })
    await requirePrerequisites(db, { keys: TEST_KEYS, today }, row)
  }
}

test.each(DAYS)(
  'the demonstration can be made on any day: weekends move its exams, which still share no place and can be decided (%s)',
  async (today) => {
    const undone = new Error('nothing of this day stays')
    const filling = site.db.transaction().execute(async (db) => {
      await fillDemo(
        { ...demonstrationParts(site, today), db },
        { pictureOf: () => picture, regulationOf: () => document },
      )
      await expectFit(db, today)
      throw undone
    })
    await expect(filling).rejects.toBe(undone)
  },
)
