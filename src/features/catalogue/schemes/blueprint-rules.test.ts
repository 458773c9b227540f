import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blueprintFaults, blueprintOf, sumOfShares, type UnitShares, type WrittenExam } from './blueprint-rules.ts'
import { LEVELS } from './level-rules.ts'

const shares = (ingat: [number, number], terapkan: [number, number], analisis: [number, number]): UnitShares => {
  const [one, two, three] = [ingat, terapkan, analisis].map(([butir, poin]) => ({ butir, poin }))
  const none = { butir: 0, poin: 0 }
  return { ingat: one ?? none, terapkan: two ?? none, analisis: three ?? none }
}

const exam = (more: Partial<WrittenExam> = {}): WrittenExam => ({
  unit_kompetensi: [
    { judul: 'Pelingkupan', metode: ['CBT'], kisi: shares([10, 20], [10, 30], [0, 0]) },
    { judul: 'Etika', metode: ['Wawancara', 'CBT'], kisi: shares([0, 0], [15, 30], [5, 20]) },
    { judul: 'Presentasi', metode: ['Wawancara'], kisi: null },
  ],
  jenis_metode: [
    { metode: 'CBT', jenis: 'tulis' },
    { metode: 'Wawancara', jenis: 'lisan' },
  ],
  menit_tulis: 90,
  butir_tulis: 40,
  poin_tulis: 100,
  batas_nilai_tulis: 70,
  cara_batas: 'ditetapkan',
  alasan_batas: 'Sama dengan versi sebelumnya.',
  ...more,
})
const EMPTY = {
  menit_tulis: null,
  butir_tulis: null,
  poin_tulis: null,
  batas_nilai_tulis: null,
  cara_batas: null,
  alasan_batas: null,
}
const bare = exam().unit_kompetensi.map((unit) => ({ ...unit, kisi: null }))

test('a blueprint has the cells with items, in the order of units and levels, and their sums', () => {
  const found = blueprintOf(exam())
  expect(found?.cells.map(({ unit, level, butir }) => `${unit} ${level} ${butir}`)).toEqual([
    'Pelingkupan ingat 10',
    'Pelingkupan terapkan 10',
    'Etika terapkan 15',
    'Etika analisis 5',
  ])
  expect(found).toMatchObject({ menit: 90, butir: 40, poin: 100, batas_nilai_tulis: 70, cara_batas: 'ditetapkan' })
  expect(blueprintOf(exam({ unit_kompetensi: bare }))).toBe(null)
})

test('a whole blueprint, a cut score alone and nothing at all have no fault', () => {
  expect(blueprintFaults(exam())).toEqual({})
  expect(blueprintFaults(exam({ unit_kompetensi: bare, ...EMPTY }))).toEqual({})
  const alone = { ...EMPTY, batas_nilai_tulis: 65, cara_batas: 'angoff' } as const
  expect(blueprintFaults(exam({ unit_kompetensi: bare, ...alone }))).toEqual({})
})

describe('a fault is', () => {
  test.each<[string, Partial<WrittenExam>, Record<string, string>]>([
    ['items that do not add up', { butir_tulis: 41 }, { butir_tulis: 'Kisi-kisi berjumlah 40 butir, bukan 41.' }],
    ['points that do not add up', { poin_tulis: 99 }, { poin_tulis: 'Kisi-kisi berjumlah 100 poin, bukan 99.' }],
    ['no minutes', { menit_tulis: null }, { menit_tulis: 'Isi lama ujian tulis.' }],
    [
      'no cut score',
      { batas_nilai_tulis: null, cara_batas: null },
      { batas_nilai_tulis: 'Isi batas nilai ujian tulis.' },
    ],
    [
      'a cut score that nobody knows the way of',
      { cara_batas: null },
      { cara_batas: 'Pilih cara batas nilai ditetapkan.' },
    ],
    ['a number without a reason', { alasan_batas: null }, { alasan_batas: 'Tulis alasan batas nilai itu.' }],
    [
      'a cut score without a written method',
      { ...EMPTY, unit_kompetensi: bare, batas_nilai_tulis: 70, jenis_metode: [{ metode: 'CBT', jenis: 'lisan' }] },
      { batas_nilai_tulis: 'Tidak ada metode tertulis: kosongkan batas nilai.' },
    ],
  ])('%s', (_what, more, faults) => {
    expect(blueprintFaults(exam(more))).toEqual(faults)
  })

  test('a cell with items and no points, of a unit that is not written, or a written unit without items', () => {
    const [first, second, third] = exam().unit_kompetensi
    if (!first || !second || !third) throw new Error('three units')
    const unit_kompetensi = [
      { ...first, kisi: shares([10, 20], [10, 30], [1, 0]) },
      { ...second, kisi: null },
      { ...third, kisi: shares([20, 50], [0, 0], [0, 0]) },
    ]
    expect(blueprintFaults(exam({ unit_kompetensi, butir_tulis: 41 }))).toEqual({
      'unit_kompetensi.0.kisi': 'Pelingkupan, Menganalisis: isi butir dan poinnya.',
      'unit_kompetensi.1.kisi': 'Etika diuji tertulis, tetapi belum punya butir.',
      'unit_kompetensi.2.kisi': 'Presentasi tidak diuji dengan metode tertulis: kosongkan kisi-kisinya.',
    })
  })
})

test('whatever the cells are, a blueprint without a fault adds up to what it says', () => {
  const share = fc.record({ butir: fc.nat(3), poin: fc.nat(3) })
  const kisi = fc.record({ ingat: share, terapkan: share, analisis: share })
  const off = fc.constantFrom(0, 0, 1)
  fc.assert(
    fc.property(fc.array(kisi, { maxLength: 3 }), off, off, (units, butirOff, poinOff) => {
      const unit_kompetensi = units.map((one, at) => ({ judul: `Unit ${at}`, metode: ['CBT'], kisi: one }))
      const sum = sumOfShares(units.flatMap((one) => LEVELS.map((level) => one[level])))
      // The form takes no exam without items.
      fc.pre(sum.butir > 0 && sum.poin > 0)
      const said = { butir_tulis: sum.butir + butirOff, poin_tulis: sum.poin + poinOff }
      const version = exam({ unit_kompetensi, ...said })
      if (Object.keys(blueprintFaults(version)).length > 0) return
      const found = blueprintOf(version)
      expect([found?.butir, found?.poin]).toEqual([said.butir_tulis, said.poin_tulis])
      expect(found?.cells.every((cell) => cell.butir > 0 && cell.poin > 0)).toBe(true)
    }),
  )
})
