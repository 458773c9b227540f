import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUESTIONS } from '../../../../tests/evaluations.ts'
import { addDays, day } from '../../../lib/day.ts'
import {
  answerRefusals,
  EVALUATION_STATE_NAMES,
  EVALUATION_TRANSITIONS,
  type EvaluationState,
  type EvaluationTransition,
  evaluationStateAfter,
  evaluationStateOn,
  FOLLOW_UP_NAMES,
  filesInAnswers,
  followUpRefusal,
  mayAskReview,
  missingAnswers,
  publicationRefusals,
  RESULT_NAMES,
  reviewAnswerRefusal,
  reviewDeadline,
} from './rules.ts'

const DUE = day('2026-11-30')

describe('a transition on the day before its last day, on it, and after it', () => {
  test.each([
    ['2026-11-29', 'berlangsung', 'terkirim', undefined, 'belum_dikerjakan'],
    ['2026-11-30', 'berlangsung', 'terkirim', undefined, 'belum_dikerjakan'],
    ['2026-12-01', undefined, undefined, 'kedaluwarsa', 'kedaluwarsa'],
  ])('%s', (today, save, submit, lapse, state) => {
    const fresh = { status: 'belum_dikerjakan', batas_waktu: DUE } as const
    const on = day(today)
    expect([
      evaluationStateAfter('save', fresh, on),
      evaluationStateAfter('submit', fresh, on),
      evaluationStateAfter('lapse', fresh, on),
    ]).toEqual([save, submit, lapse])
    expect(evaluationStateOn(fresh, on)).toBe(state)
  })

  test('what was sent is reviewed on any day and never lapses', () => {
    for (const on of [DUE, addDays(DUE, 400)]) {
      const sent = { status: 'terkirim', batas_waktu: DUE } as const
      expect([
        evaluationStateAfter('review', sent, on),
        evaluationStateAfter('lapse', sent, on),
        evaluationStateAfter('submit', sent, on),
      ]).toEqual(['dinilai', undefined, undefined])
    }
  })
})

/** Where each state leads, by hand from domain 2.12; what follows one that lapsed is a person's to say. */
const LEGAL: Record<EvaluationState, EvaluationState[]> = {
  belum_dikerjakan: ['berlangsung', 'terkirim', 'kedaluwarsa'],
  berlangsung: ['berlangsung', 'terkirim', 'kedaluwarsa'],
  terkirim: ['dinilai'],
  dinilai: [],
  kedaluwarsa: ['dinilai'],
}

test('no sequence of transitions on any days leaves the table, sends twice, or lets a job judge', () => {
  const anyTransition = fc.constantFrom(...(Object.keys(EVALUATION_TRANSITIONS) as EvaluationTransition[]))
  const reached = new Set<EvaluationState>()
  fc.assert(
    fc.property(fc.array(fc.tuple(anyTransition, fc.integer({ min: 0, max: 3 })), { maxLength: 12 }), (taken) => {
      let status: EvaluationState = 'belum_dikerjakan'
      let today = addDays(DUE, -6)
      let sent = 0
      for (const [transition, days] of taken) {
        today = addDays(today, days)
        const next = evaluationStateAfter(transition, { status, batas_waktu: DUE }, today)
        if (!next) continue
        expect(LEGAL[status]).toContain(next)
        if (EVALUATION_TRANSITIONS[transition].by === 'sistem') expect(next).toBe('kedaluwarsa')
        if (next === 'terkirim') sent += 1
        reached.add(next)
        status = next
      }
      expect(sent).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2000 },
  )
  expect([...reached].sort()).toEqual(EVALUATION_STATE_NAMES.filter((state) => state !== 'belum_dikerjakan').sort())
})

describe('answers', () => {
  test('as each question takes them are accepted, also half of them', () => {
    expect(answerRefusals(QUESTIONS, { p1: 'Ya', p2: '5', p3: 'Data lama', p4: 'berkas' })).toEqual({})
    expect(answerRefusals(QUESTIONS, { p1: '', p2: '' })).toEqual({})
  })

  test.each([
    [{ p1: 'Mungkin' }, 'p1', 'Pilih salah satu jawaban yang tersedia.'],
    [{ p2: '6' }, 'p2', 'Pilih angka 1 sampai 5.'],
    [{ p2: '0' }, 'p2', 'Pilih angka 1 sampai 5.'],
    [{ p3: 'x'.repeat(4001) }, 'p3', 'Jawaban paling panjang 4000 huruf.'],
    [{ p9: 'Ya' }, 'jawaban', 'Pertanyaannya sudah berubah. Muat ulang halaman.'],
  ])('such as %o are refused', (answers, field, sentence) => {
    expect(answerRefusals(QUESTIONS, answers)).toEqual({ [field]: [sentence] })
  })

  test('that have to be given are asked for, blanks being none', () => {
    expect(Object.keys(missingAnswers(QUESTIONS, { p1: ' ' }))).toEqual(['p1', 'p2'])
    expect(missingAnswers(QUESTIONS, { p1: 'Ya', p2: '1' })).toEqual({})
  })

  test('name their files', () => {
    expect(filesInAnswers(QUESTIONS, { p3: 'bukan berkas', p4: 'satu' })).toEqual(['satu'])
    expect(filesInAnswers(QUESTIONS, { p4: '' })).toEqual([])
  })
})

test('a questionnaire is published with QUESTIONS, real choices, and without files where nobody is to be known', () => {
  expect(publicationRefusals({ jenis: 'surveilan', pertanyaan: QUESTIONS })).toEqual([])
  expect(publicationRefusals({ jenis: 'surveilan', pertanyaan: [] })).toHaveLength(1)
  expect(publicationRefusals({ jenis: 'layanan', pertanyaan: QUESTIONS })).toHaveLength(1)
  const same = QUESTIONS.map((question) => ({ ...question, pilihan: ['Ya', 'Ya'] }))
  expect(publicationRefusals({ jenis: 'surveilan', pertanyaan: same })).toHaveLength(1)
})

describe('another look at a result', () => {
  const until = reviewDeadline(day('2026-11-20'), 14)

  test.each([
    ['2026-12-03', true],
    ['2026-12-04', true],
    ['2026-12-05', false],
  ])('can be asked for on %s: %s', (on, allowed) => {
    expect(mayAskReview({ status: 'dinilai', objected_at: null }, until, day(on))).toBe(allowed)
  })

  test('is asked for once, and of a result only', () => {
    expect(mayAskReview({ status: 'dinilai', objected_at: new Date() }, until, until)).toBe(false)
    expect(mayAskReview({ status: 'terkirim', objected_at: null }, until, until)).toBe(false)
  })

  test('is taken once, by another person than the first', () => {
    const asked = { reviewed_by: 7, objected_at: new Date(), reconsidered_at: null }
    expect(reviewAnswerRefusal(7, asked)).toBe('NOT_YOUR_REVIEW')
    expect(reviewAnswerRefusal(8, asked)).toBeUndefined()
    expect(reviewAnswerRefusal(8, { ...asked, reconsidered_at: new Date() })).toBe('STALE')
    expect(reviewAnswerRefusal(8, { ...asked, objected_at: null })).toBe('STALE')
  })
})

test('what is met needs no follow-up, and a sanction is proposed only of what is not met', () => {
  const allowed = RESULT_NAMES.map((hasil) => FOLLOW_UP_NAMES.filter((follow) => !followUpRefusal(hasil, follow)))
  expect(allowed).toEqual([
    ['tidak_ada'],
    ['tidak_ada', 'pemeliharaan_tambahan', 'uji_ulang'],
    ['tidak_ada', 'pemeliharaan_tambahan', 'uji_ulang', 'usul_sanksi'],
  ])
})
