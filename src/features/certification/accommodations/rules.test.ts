import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ACCOMMODATION_TRANSITIONS,
  type Accommodation,
  type AccommodationState,
  type AccommodationTransition,
  accommodationAfter,
  measureLines,
  measuresInForce,
  plainMeasureLines,
  transitionByWords,
} from './rules.ts'

const NAMES = Object.keys(ACCOMMODATION_TRANSITIONS) as AccommodationTransition[]
const NOTHING = {
  tambahan_menit: 0,
  ruang_terpisah: false,
  pembaca: false,
  huruf_besar: false,
  perangkat_sendiri: false,
  langkah_lain: '',
}

type Act = { words: string } | { office: AccommodationTransition }
const act = fc.oneof(
  fc.constantFrom('', '  ', 'Kursi roda', 'Huruf besar').map((words): Act => ({ words })),
  fc
    .constantFrom(...NAMES.filter((name) => ACCOMMODATION_TRANSITIONS[name].by === 'verifikasi'))
    .map((office): Act => ({ office })),
)

test('no sequence of changed words and decisions gives measures for words that nobody decided on', () => {
  const taken = new Set<AccommodationTransition>()
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let words = ''
      let decided: string | undefined
      let one: { status: AccommodationState; permintaan: string } | undefined
      for (const now of acts) {
        const transition = 'office' in now ? now.office : transitionByWords(now.words, one)
        if ('words' in now && one?.status === 'diberikan') continue
        if ('words' in now) words = now.words.trim()
        if (!transition) continue
        const status = accommodationAfter(transition, one?.status ?? null)
        if (!status) continue
        taken.add(transition)
        one = { status, permintaan: 'words' in now ? words : (one?.permintaan ?? '') }
        if (transition === 'grant' || transition === 'refuse') decided = words
        if (['ditetapkan', 'ditolak', 'diberikan'].includes(status)) expect(decided).toBe(words)
        if (status === 'ditarik') expect(words).toBe('')
        else expect(words).not.toBe('')
      }
    }),
    { numRuns: 2000 },
  )
  expect([...taken].toSorted()).toEqual(NAMES.toSorted())
})

test('the same words, and blanks around them, change nothing', () => {
  expect(transitionByWords(' Kursi roda ', { status: 'ditetapkan', permintaan: 'Kursi roda' })).toBeUndefined()
  expect(transitionByWords('', undefined)).toBeUndefined()
})

test('measures are lines, without those that were not decided, and words only where they may stand', () => {
  const measures = { ...NOTHING, tambahan_menit: 30, huruf_besar: true, langkah_lain: 'Duduk dekat pintu' }
  expect(plainMeasureLines(measures)).toEqual(['Tambahan waktu 30 menit', 'Naskah berhuruf besar'])
  expect(measureLines(measures)).toEqual([...plainMeasureLines(measures), 'Duduk dekat pintu'])
  expect(measureLines(NOTHING)).toEqual([])
})

test('measures hold only while a decision does', () => {
  const one = { ...NOTHING, pembaca: true } as Accommodation
  const inForce = (status: AccommodationState) => measuresInForce({ ...one, status })
  expect(inForce('ditetapkan')).toEqual(['Pembaca soal'])
  expect(inForce('diberikan')).toEqual(['Pembaca soal'])
  expect([...inForce('diminta'), ...inForce('ditolak'), ...inForce('ditarik'), ...measuresInForce(null)]).toEqual([])
})
