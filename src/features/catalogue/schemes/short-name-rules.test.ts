import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortNames } from './short-name-rules.ts'
import { SCHEME_TEMPLATES } from './template-rules.ts'

const shortOf = (...names: string[]): (string | undefined)[] => names.map((name) => shortNames(names).get(name))

test('a scheme is called by what tells it from the others', () => {
  expect(
    shortOf(
      'Sertifikasi Ketua Tim Penyusun Amdal',
      'Sertifikasi Anggota Tim Penyusun Amdal',
      'Perpanjangan Sertifikat Ketua Tim Penyusun Amdal',
      'Webinar Persetujuan Teknis',
    ),
  ).toEqual(['KTPA', 'ATPA', 'Perpanjangan KTPA', 'Webinar Persetujuan Teknis'])
})

test('names that would be called the same keep what tells them apart', () => {
  expect(shortOf('Sertifikasi KTPA', 'Sertifikat KTPA', 'KTPA')).toEqual([
    'Sertifikasi KTPA',
    'Sertifikat KTPA',
    'KTPA',
  ])
  expect(shortOf('Sertifikasi')).toEqual(['Sertifikasi'])
})

const WORDS = [
  'Sertifikasi',
  'Sertifikat',
  'Ketua Tim Penyusun Amdal',
  'Anggota Tim Penyusun Amdal',
  'KTPA',
  'Uji',
  'ketua tim penyusun amdal',
]
const NAME = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  fc.string({ minLength: 1, maxLength: 40 }),
)

test('two different names of a list never get the same short one, and none gets longer or empty', () => {
  fc.assert(
    fc.property(fc.uniqueArray(NAME, { maxLength: 12 }), (names) => {
      const shorts = shortNames(names)
      expect(new Set(names.map((name) => shorts.get(name))).size).toBe(names.length)
      for (const [name, short] of shorts) {
        expect(short.length).toBeLessThanOrEqual(name.length)
        expect(short.trim() === '' && name.trim() !== '').toBe(false)
      }
    }),
  )
})

test('the names of the templates are short and differ', () => {
  const names = Object.values(SCHEME_TEMPLATES).map(({ name }) => name)
  expect(new Set(shortNames(names).values()).size).toBe(new Set(names).size)
})
