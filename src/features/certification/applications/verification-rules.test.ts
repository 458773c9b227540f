import { describe, expect, test } from 'vitest'
import { REQUIREMENT_KINDS } from './file-kind-rules.ts'
import type { FileState } from './rules.ts'
import { correctionRequest, nextUnchecked, reasonsFor, verificationOutcome } from './verification-rules.ts'

const marked = (...states: (FileState | null)[]) => states.map((status, index) => ({ nama: `Berkas ${index}`, status }))

describe('what follows from the marks', () => {
  test('is nothing while a document is unchecked, whatever the others say', () => {
    expect(verificationOutcome(marked('sesuai', 'belum_diperiksa', 'perlu_perbaikan'))).toEqual({
      outcome: 'unchecked',
      names: ['Berkas 1'],
    })
  })

  test('is a correction as soon as one does not fit', () => {
    expect(verificationOutcome(marked('sesuai', 'perlu_perbaikan'))).toEqual({ outcome: 'unfit', names: ['Berkas 1'] })
  })

  test('is approval where all fit, also where one was not given or none was asked for', () => {
    expect(verificationOutcome(marked('sesuai', null))).toEqual({ outcome: 'fit' })
    expect(verificationOutcome([])).toEqual({ outcome: 'fit' })
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

test('every kind of document has sentences that fit a note and say what to do', () => {
  const names = ['KTP', 'Ijazah', 'CV', 'Pas foto', 'Sertifikat ATPA', 'Sertifikat pelatihan', 'Portofolio']
  const sentences = [...names, 'Surat keterangan kerja', 'Akta'].map(reasonsFor)
  expect(new Set(sentences).size).toBe(REQUIREMENT_KINDS.length)
  for (const sentence of sentences.flat()) {
    expect(sentence).toMatch(/^\p{Lu}.*\. .*(Unggah|unggah|Lengkapi|Sertakan|ajukan|Perbaiki).*\.$/u)
    expect(sentence.length).toBeLessThanOrEqual(500)
  }
})

test('the request for corrections names the documents', () => {
  expect(correctionRequest(['KTP', 'Ijazah'])).toBe(
    'Mohon perbaiki 2 berkas: KTP; Ijazah. Catatan kami tertulis pada setiap berkas.',
  )
})
