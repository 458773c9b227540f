import { beforeAll, expect, test } from 'vitest'
import { fillDemo } from '../demo/seed.ts'
import { day } from '../src/lib/day.ts'
import { makePicture } from './content.ts'
import { demonstrationParts } from './demonstration-parts.ts'
import { type TestApp, testApp } from './harness.ts'
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

test.each(DAYS)(
  'the demonstration can be made on any day: weekends move its exams, which still share no place (%s)',
  async (today) => {
    const undone = new Error('nothing of this day stays')
    const filling = site.db.transaction().execute(async (db) => {
      await fillDemo(
        { ...demonstrationParts(site, today), db },
        { pictureOf: () => picture, regulationOf: () => document },
      )
      throw undone
    })
    await expect(filling).rejects.toBe(undone)
  },
)
