import { expect, test } from 'vitest'
import {
  kindFromBefore,
  kindsOfMethods,
  methodLine,
  methodOf,
  methodsWithoutKind,
  proposedKind,
} from './method-rules.ts'

test.each([
  ['Ujian tulis', 'tulis'],
  ['Tes tertulis', 'tulis'],
  ['CBT', 'tulis'],
  ['Tes pengetahuan', 'tulis'],
  ['Karya tulis', 'portofolio'],
  ['Pemeriksaan portofolio', 'portofolio'],
  ['Pemeriksaan bukti tambahan', 'portofolio'],
  ['Wawancara', 'lisan'],
  ['Presentasi memimpin tim', 'lisan'],
  ['Observasi di tempat kerja', 'observasi'],
  ['Uji praktik', 'praktik'],
])('%s is proposed as %s', (metode, jenis) => {
  expect(proposedKind(metode)).toBe(jenis)
})

test.each(['Penilaian', 'Ramalan', 'Presentasi karya tulis', 'Observasi dan wawancara', 'Kapitulis', ''])(
  'nothing is proposed for %j, which says nothing or too much',
  (metode) => {
    expect(proposedKind(metode)).toBe(null)
  },
)

test('a method without a kind is taken as it was before methods had kinds', () => {
  expect(['Ujian tulis', 'Karya tulis', 'CBT'].map(kindFromBefore)).toEqual(['tulis', 'tulis', null])
})

test('kinds are kept for the methods that are there, in their order, and those without one are named', () => {
  const kinds = [
    { metode: 'Wawancara', jenis: 'lisan' },
    { metode: 'Yang dihapus', jenis: 'praktik' },
    { metode: 'CBT', jenis: 'tulis' },
  ] as const
  expect(kindsOfMethods(['CBT', 'Penilaian', 'Wawancara'], kinds)).toEqual([kinds[2], kinds[0]])
  expect(methodsWithoutKind(['CBT', 'Penilaian', 'Wawancara'], kinds)).toEqual(['Penilaian'])
})

test('a line of a cell brings method and kind back, also where the name holds the sign between them', () => {
  const one = { metode: 'CBT :: ruang 2', jenis: 'tulis' } as const
  expect(methodOf(methodLine(one))).toEqual(one)
  expect(methodOf('Wawancara')).toEqual({ metode: 'Wawancara', jenis: '' })
})
