import { expect, test } from 'vitest'
import { nextReview, nextTask } from './rules.ts'

test('a review is finished only on gathered inputs, and gathers none afterwards', () => {
  expect(nextReview('finish', { status: 'disiapkan', gathered_at: null })).toEqual({ refused: 'REVIEW_UNGATHERED' })
  expect(nextReview('finish', { status: 'disiapkan', gathered_at: 'then' })).toEqual({ next: 'selesai' })
  for (const transition of ['gather', 'finish'] as const) {
    expect(nextReview(transition, { status: 'selesai', gathered_at: 'then' })).toEqual({ refused: 'QUALITY_STATE' })
  }
})

test('a task is done once, by whoever answers for it', () => {
  expect(nextTask({ status: 'terbuka', owner_id: 1 }, 1)).toEqual({ next: 'selesai' })
  expect(nextTask({ status: 'terbuka', owner_id: 1 }, 2)).toEqual({ refused: 'QUALITY_OWNER' })
  expect(nextTask({ status: 'selesai', owner_id: 1 }, 1)).toEqual({ refused: 'QUALITY_STATE' })
})
