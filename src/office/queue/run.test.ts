import { describe, expect, test } from 'vitest'
import { afterDone, afterSkip, FIRST, placeIn, type Run, runIn, searchOf } from './run.ts'

describe('a run stands in its address', () => {
  test.each<Run>([FIRST, { done: 3, skipped: [] }, { done: 0, skipped: [7, 12] }])(
    '%j is read as it was written',
    (run) => {
      expect(runIn(searchOf(run))).toEqual(run)
    },
  )

  test.each([
    ['', undefined],
    ['?tab=pesan', undefined],
    ['?selesai=x&lewati=a,,-1,5,5', { done: 0, skipped: [5] }],
    ['?selesai=-2', { done: 0, skipped: [] }],
  ])('%s is %j', (search, run) => {
    expect(runIn(search)).toEqual(run)
  })
})

describe('somebody goes through twelve cases', () => {
  test('and the count rises with each, whether it was decided or skipped', () => {
    expect(placeIn(FIRST, 12)).toEqual({ place: 1, total: 12 })
    const second = afterDone(FIRST, 4)
    expect(placeIn(second, 11)).toEqual({ place: 2, total: 12 })
    const third = afterSkip(second, 5)
    expect([third, placeIn(third, 11)]).toEqual([
      { done: 1, skipped: [5] },
      { place: 3, total: 12 },
    ])
  })

  test('and one that was skipped and decided after all is decided', () => {
    expect(afterDone({ done: 1, skipped: [5, 6] }, 5)).toEqual({ done: 2, skipped: [6] })
  })

  test('and the place is never beyond the end, though others take cases too', () => {
    expect(placeIn({ done: 2, skipped: [5, 6, 7] }, 2)).toEqual({ place: 4, total: 4 })
  })
})
