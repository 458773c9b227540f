import { expect, test } from 'vitest'
import { dayOf } from './field.ts'

const sentenceFor = (given: unknown) => dayOf('Tanggal transfer').safeParse(given).error?.issues[0]?.message

test('a day that is missing or none is answered in words of people, not in a notation', () => {
  expect([sentenceFor(''), sentenceFor(undefined)]).toEqual([
    'Tanggal transfer wajib diisi.',
    'Tanggal transfer wajib diisi.',
  ])
  expect(sentenceFor('2026-02-30')).toBe(
    'Tanggal transfer bukan tanggal yang ada. Tulis tanggal, bulan, dan tahunnya lagi.',
  )
  expect(sentenceFor('2026-02-28')).toBeUndefined()
})
