import { describe, expect, test } from 'vitest'
import {
  CORRECTION_STATE_NAMES,
  CORRECTION_TRANSITION_NAMES,
  openCorrectionTransitions,
  takeCorrectionTransition,
} from './correction-rules.ts'

describe('a correction', () => {
  test('is confirmed or refused by another, and taken back by its proposer', () => {
    const proposed = { status: 'diusulkan' as const, proposed_by: 1 }
    expect(openCorrectionTransitions(proposed, 1)).toEqual(['tarik'])
    expect(openCorrectionTransitions(proposed, 2)).toEqual(['konfirmasi', 'tolak'])
    expect(takeCorrectionTransition('konfirmasi', proposed, 1)).toEqual({ refused: 'SECOND_PERSON_YOURS' })
    expect(takeCorrectionTransition('tarik', proposed, 2)).toEqual({ refused: 'KEY_CORRECTION_PROPOSER' })
  })

  test.each(CORRECTION_STATE_NAMES.filter((state) => state !== 'diusulkan'))('that is %s stays so', (status) => {
    for (const langkah of CORRECTION_TRANSITION_NAMES)
      for (const person of [1, 2])
        expect(takeCorrectionTransition(langkah, { status, proposed_by: 1 }, person)).toEqual({
          refused: 'KEY_CORRECTION_STATE',
        })
  })
})
