import { describe, expect, test } from 'vitest'
import { checkOutcome, type Mark, nextUnchecked, notesOfUnfit } from './marks.ts'

const marked = (...states: (Mark | null)[]) =>
  states.map((status, index) => ({ nama: `Berkas ${index}`, status, catatan: `Catatan ${index}.` }))

describe('what follows from the marks', () => {
  test('is nothing while a document is unchecked, whatever the others say', () => {
    expect(checkOutcome(marked('sesuai', 'belum_diperiksa', 'perlu_perbaikan'))).toEqual({
      outcome: 'unchecked',
      names: ['Berkas 1'],
    })
  })

  test('is a correction as soon as one does not fit', () => {
    expect(checkOutcome(marked('sesuai', 'perlu_perbaikan'))).toEqual({ outcome: 'unfit', names: ['Berkas 1'] })
  })

  test('is approval where all fit, also where one was not given or none was asked for', () => {
    expect(checkOutcome(marked('sesuai', null))).toEqual({ outcome: 'fit' })
    expect(checkOutcome([])).toEqual({ outcome: 'fit' })
  })
})

describe('the next document to look at', () => {
  const all = marked('belum_diperiksa', 'sesuai', null, 'belum_diperiksa')

  test.each([
    [undefined, 'Berkas 0'],
    ['Berkas 0', 'Berkas 3'],
    ['Berkas 3', 'Berkas 0'],
  ])('after %s is %s', (now, next) => {
    expect(nextUnchecked(all, now)).toBe(next)
  })

  test('is none where only this one is left', () => {
    expect(nextUnchecked(marked('sesuai', 'belum_diperiksa'), 'Berkas 1')).toBeUndefined()
  })
})

describe('the reason that a case is sent back with', () => {
  test('is the note of its only document, beside which earlier ones do not count', () => {
    expect(notesOfUnfit(marked(null, 'perlu_perbaikan', null))).toBe('Catatan 1.')
  })

  test('names each of several documents that do not fit, and no other', () => {
    expect(notesOfUnfit(marked('perlu_perbaikan', 'sesuai', 'perlu_perbaikan'))).toBe(
      'Berkas 0: Catatan 0.\nBerkas 2: Catatan 2.',
    )
  })
})
