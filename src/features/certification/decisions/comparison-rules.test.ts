import { expect, test } from 'vitest'
import { compareScores, countDifferences, type FoundScore, groundsOf } from './comparison-rules.ts'

const UNITS = ['Melakukan pelingkupan', 'Memprakirakan dampak', 'Menerapkan etika', 'Menyusun RKL-RPL']
const METHODS = ['Ujian tulis', 'Wawancara']

/** All competent, but those of these places. */
const scores = (failed: [unit: number, method: number][] = [], nilai = 80) => ({
  nilai: UNITS.flatMap((unit, row) =>
    METHODS.map((metode, column): FoundScore => {
      const isFailed = failed.some(([one, other]) => one === row && other === column)
      return { unit, metode, nilai: column === 0 ? nilai : null, hasil: isFailed ? 'BK' : 'K', catatan: '' }
    }),
  ),
})

test('units on which examiners differ come first, then what both found wanting, then the rest in its order', () => {
  const compared = compareScores(UNITS, METHODS, [
    scores([
      [3, 1],
      [1, 0],
    ]),
    scores([[1, 0]]),
  ])
  expect(compared.map(({ unit, isDifferent, failed, total }) => [unit, isDifferent, failed, total])).toEqual([
    [UNITS[3], true, 1, 4],
    [UNITS[1], false, 2, 4],
    [UNITS[0], false, 0, 4],
    [UNITS[2], false, 0, 4],
  ])
  expect(countDifferences(compared)).toBe(1)
  expect(compared[0]?.cells.map(({ isDifferent, found }) => [isDifferent, found.map((score) => score?.hasil)])).toEqual(
    [
      [false, ['K', 'K']],
      [true, ['BK', 'K']],
    ],
  )
})

test('other points with the same finding are no difference, a missing finding is one', () => {
  expect(countDifferences(compareScores(UNITS, METHODS, [scores([], 71), scores([], 99)]))).toBe(0)
  const half = { nilai: scores().nilai.slice(1) }
  expect(countDifferences(compareScores(UNITS, METHODS, [scores(), half]))).toBe(1)
  expect(countDifferences(compareScores(UNITS, METHODS, [scores()]))).toBe(0)
})

test('the grounds name the units that are not yet competent, and long enough to be sent', () => {
  const decided = (failed: number[]) =>
    UNITS.map((unit, at) => ({ unit, hasil: failed.includes(at) ? ('BK' as const) : ('K' as const) }))
  const by = { metode: METHODS, examiners: 2 }
  expect(groundsOf(decided([]), by)).toBe(
    'Berdasarkan penilaian 2 penguji dengan metode ujian tulis, wawancara, peserta kompeten pada seluruh 4 unit.',
  )
  expect(groundsOf(decided([1, 3]), by)).toMatch(
    /peserta belum kompeten pada 2 dari 4 unit: Memprakirakan dampak; Menyusun RKL-RPL\.$/,
  )
})
