import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUESTIONS } from '../../../../tests/evaluations.ts'
import { addDays, day } from '../../../lib/day.ts'
import {
  answeringRefused,
  answersMissing,
  answersRefused,
  EVALUATION_STATE_NAMES,
  EVALUATION_STEPS,
  type EvaluationState,
  type EvaluationStep,
  FOLLOW_UP_NAMES,
  filesIn,
  followUpRefused,
  mayAskReview,
  publishingRefused,
  type Question,
  RESULT_NAMES,
  reviewUntil,
  stateOn,
  stepTo,
} from './rules.ts'

const DUE = day('2026-11-30')
const questions = QUESTIONS as unknown as Question[]

describe('a step on the day before its last day, on it, and after it', () => {
  test.each([
    ['2026-11-29', 'berlangsung', 'terkirim', undefined, 'belum_dikerjakan'],
    ['2026-11-30', 'berlangsung', 'terkirim', undefined, 'belum_dikerjakan'],
    ['2026-12-01', undefined, undefined, 'kedaluwarsa', 'kedaluwarsa'],
  ])('%s', (today, save, submit, lapse, state) => {
    const fresh = { status: 'belum_dikerjakan', batas_waktu: DUE } as const
    const on = day(today)
    expect([stepTo('save', fresh, on), stepTo('submit', fresh, on), stepTo('lapse', fresh, on)]).toEqual([
      save,
      submit,
      lapse,
    ])
    expect(stateOn(fresh, on)).toBe(state)
  })

  test('what was sent is reviewed on any day and never lapses', () => {
    for (const on of [DUE, addDays(DUE, 400)]) {
      const sent = { status: 'terkirim', batas_waktu: DUE } as const
      expect([stepTo('review', sent, on), stepTo('lapse', sent, on), stepTo('submit', sent, on)]).toEqual([
        'dinilai',
        undefined,
        undefined,
      ])
    }
  })
})

/** Where each state leads, by hand from domain 2.12. */
const LEGAL: Record<EvaluationState, EvaluationState[]> = {
  belum_dikerjakan: ['berlangsung', 'terkirim', 'kedaluwarsa'],
  berlangsung: ['berlangsung', 'terkirim', 'kedaluwarsa'],
  terkirim: ['dinilai'],
  dinilai: [],
  kedaluwarsa: [],
}

test('no sequence of steps on any days leaves the table, sends twice, or lets a job judge', () => {
  const anyStep = fc.constantFrom(...(Object.keys(EVALUATION_STEPS) as EvaluationStep[]))
  const reached = new Set<EvaluationState>()
  fc.assert(
    fc.property(fc.array(fc.tuple(anyStep, fc.integer({ min: 0, max: 3 })), { maxLength: 12 }), (taken) => {
      let status: EvaluationState = 'belum_dikerjakan'
      let today = addDays(DUE, -6)
      let sent = 0
      for (const [step, days] of taken) {
        today = addDays(today, days)
        const next = stepTo(step, { status, batas_waktu: DUE }, today)
        if (!next) continue
        expect(LEGAL[status]).toContain(next)
        if (EVALUATION_STEPS[step].by === 'sistem') expect(next).toBe('kedaluwarsa')
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
    expect(answersRefused(questions, { p1: 'Ya', p2: '5', p3: 'Data lama', p4: 'berkas' })).toEqual({})
    expect(answersRefused(questions, { p1: '', p2: '' })).toEqual({})
  })

  test.each([
    [{ p1: 'Mungkin' }, 'p1', 'Pilih salah satu jawaban yang tersedia.'],
    [{ p2: '6' }, 'p2', 'Pilih angka 1 sampai 5.'],
    [{ p2: '0' }, 'p2', 'Pilih angka 1 sampai 5.'],
    [{ p3: 'x'.repeat(4001) }, 'p3', 'Jawaban paling panjang 4000 huruf.'],
    [{ p9: 'Ya' }, 'jawaban', 'Pertanyaannya sudah berubah. Muat ulang halaman.'],
  ])('such as %o are refused', (answers, field, sentence) => {
    expect(answersRefused(questions, answers as unknown as Record<string, string>)).toEqual({ [field]: [sentence] })
  })

  test('that have to be given are asked for, blanks being none', () => {
    expect(Object.keys(answersMissing(questions, { p1: ' ' }))).toEqual(['p1', 'p2'])
    expect(answersMissing(questions, { p1: 'Ya', p2: '1' })).toEqual({})
  })

  test('name their files', () => {
    expect(filesIn(questions, { p3: 'bukan berkas', p4: 'satu' })).toEqual(['satu'])
    expect(filesIn(questions, { p4: '' })).toEqual([])
  })
})

test('a questionnaire is published with questions, real choices, and without files where nobody is to be known', () => {
  expect(publishingRefused({ jenis: 'surveilan', pertanyaan: questions })).toEqual([])
  expect(publishingRefused({ jenis: 'surveilan', pertanyaan: [] })).toHaveLength(1)
  expect(publishingRefused({ jenis: 'layanan', pertanyaan: questions })).toHaveLength(1)
  const same = questions.map((question) => ({ ...question, pilihan: ['Ya', 'Ya'] }))
  expect(publishingRefused({ jenis: 'surveilan', pertanyaan: same })).toHaveLength(1)
})

describe('another look at a result', () => {
  const until = reviewUntil(day('2026-11-20'), 14)

  test.each([
    ['2026-12-03', true],
    ['2026-12-04', true],
    ['2026-12-05', false],
  ])('can be asked for on %s: %s', (on, allowed) => {
    expect(mayAskReview({ status: 'dinilai', tinjau_at: null }, until, day(on))).toBe(allowed)
  })

  test('is asked for once, and of a result only', () => {
    expect(mayAskReview({ status: 'dinilai', tinjau_at: new Date() }, until, until)).toBe(false)
    expect(mayAskReview({ status: 'terkirim', tinjau_at: null }, until, until)).toBe(false)
  })

  test('is taken once, by another person than the first', () => {
    const asked = { reviewed_by: 7, tinjau_at: new Date(), tinjau_selesai_at: null }
    expect(answeringRefused(7, asked)).toBe('NOT_YOUR_REVIEW')
    expect(answeringRefused(8, asked)).toBeUndefined()
    expect(answeringRefused(8, { ...asked, tinjau_selesai_at: new Date() })).toBe('STALE')
    expect(answeringRefused(8, { ...asked, tinjau_at: null })).toBe('STALE')
  })
})

test('what is met needs no follow-up, and a sanction is proposed only of what is not met', () => {
  const allowed = RESULT_NAMES.map((hasil) => FOLLOW_UP_NAMES.filter((follow) => !followUpRefused(hasil, follow)))
  expect(allowed).toEqual([
    ['tidak_ada'],
    ['tidak_ada', 'pemeliharaan_tambahan', 'uji_ulang'],
    ['tidak_ada', 'pemeliharaan_tambahan', 'uji_ulang', 'usul_sanksi'],
  ])
})
