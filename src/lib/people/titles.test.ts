import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameKey, nameOrder, partName } from './titles.ts'

describe('a name', () => {
  test.each([
    ['Dr. Ir. SITI   AMINAH', 'Siti Aminah', 'Dr. Ir.', ''],
    ['PROF. DR. H. AHMAD BIN UMAR, S.T., M.Si', 'Ahmad bin Umar', 'PROF. DR. H.', 'S.T., M.Si'],
    ["Hj. NUR'AINI", "Nur'aini", 'Hj.', ''],
    ['siti aminah', 'Siti Aminah', '', ''],
    ['AL-FATIH', 'Al-Fatih', '', ''],
    ['Budi Santoso S.T., M.T.', 'Budi Santoso', '', 'S.T., M.T.'],
    ['Dr.Ir.Budi', 'Budi', 'Dr.Ir.', ''],
    ['Irawan Drajat', 'Irawan Drajat', '', ''],
    ['H. M. Yusuf', 'M. Yusuf', 'H.', ''],
    ['Dr.', 'Dr.', '', ''],
    ['A', 'A', '', ''],
  ])('%j is %s with the titles %j and the degrees %j', (typed, nama, gelar_depan, gelar_belakang) => {
    expect(partName(typed)).toEqual({ nama, gelar_depan, gelar_belakang })
  })

  test('that was parted once stays as it is', () => {
    const piece = fc.constantFrom(
      'Dr.',
      'Ir. ',
      'H. ',
      'SITI',
      ' siti ',
      'Aminah',
      'bin',
      "Nur'aini",
      ', ',
      'S.T.',
      'M.Si',
      '-',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const { nama } = partName(pieces.join(' '))
        if (partName(nama).gelar_depan === '' && partName(nama).gelar_belakang === '')
          expect(partName(nama).nama).toBe(nama)
      }),
    )
  })

  test('is sorted under what stands behind its titles', () => {
    const names = ['Dr. Zainal', 'Prof. Dr. Ir. Budi', 'Hj. Ani', 'Citra', 'Drajat', 'Irma']
    expect(names.toSorted((a, b) => (nameOrder(a) < nameOrder(b) ? -1 : 1))).toEqual([
      ...['Hj. Ani', 'Prof. Dr. Ir. Budi', 'Citra', 'Drajat', 'Irma', 'Dr. Zainal'],
    ])
  })

  test.each([
    ['Dr. Ir. Nur’aini José, M.Si', 'nuraini jose'],
    ['H Abdul Malik', 'abdul malik'],
  ])('%j is compared as %j', (name, key) => {
    expect(nameKey(name)).toBe(key)
  })
})
