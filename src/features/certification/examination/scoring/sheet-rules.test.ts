import { describe, expect, test } from 'vitest'
import {
  changedCells,
  fillCompetent,
  findingIn,
  isFound,
  lacksReason,
  mergeSheets,
  type SheetCell,
} from './sheet-rules.ts'

const cell = (more: Partial<SheetCell> = {}): SheetCell => ({
  unit: 'Memimpin pelingkupan',
  metode: 'Wawancara',
  jenis: 'lisan',
  nilai: null,
  hasil: null,
  catatan: '',
  ...more,
})
const written = (nilai: number | null, more: Partial<SheetCell> = {}) =>
  cell({ metode: 'CBT', jenis: 'tulis', nilai, ...more })

test('points give the finding from the limit on, a claimed one counts for nothing', () => {
  expect([69.9, 70, 70.1].map((nilai) => findingIn(written(nilai, { hasil: 'K' }), 70))).toEqual(['BK', 'K', 'K'])
  expect([findingIn(written(null, { hasil: 'K' }), 70), findingIn(cell({ hasil: 'BK' }), 70)]).toEqual([null, 'BK'])
  expect([written(0), written(null, { hasil: 'K' }), cell({ hasil: 'K' }), cell()].map(isFound)).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('points follow from the kind of a method, never from the words of its name', () => {
  const work = cell({ metode: 'Karya tulis', jenis: 'portofolio', nilai: 90, hasil: 'BK' })
  const unknown = cell({ metode: 'Ujian tulis', jenis: null, nilai: 90, hasil: 'BK' })
  expect([work, unknown].map((each) => findingIn(each, 70))).toEqual(['BK', 'BK'])
  expect(findingIn(cell({ metode: 'Tes pengetahuan', jenis: 'tulis', nilai: 90 }), 70)).toBe('K')
})

test('a finding of not yet competent lacks its reason until there is one, by points too', () => {
  const lacking = [cell({ hasil: 'BK' }), cell({ hasil: 'BK', catatan: '  ' }), written(69.9)]
  const complete = [cell({ hasil: 'BK', catatan: 'Belum runtut.' }), cell({ hasil: 'K' }), cell(), written(70)]
  expect(lacking.map((each) => lacksReason(each, 70))).toEqual([true, true, true])
  expect(complete.map((each) => lacksReason(each, 70))).toEqual([false, false, false, false])
})

test('all competent fills what is empty, makes up no points and changes no finding', () => {
  const sheet = [
    cell(),
    cell({ hasil: 'BK', catatan: 'Belum runtut.' }),
    written(null),
    written(12),
    cell({ catatan: 'Nanti.' }),
  ]
  expect(fillCompetent(sheet)).toEqual([
    cell({ hasil: 'K' }),
    cell({ hasil: 'BK', catatan: 'Belum runtut.' }),
    written(null),
    written(12),
    cell({ hasil: 'K', catatan: 'Nanti.' }),
  ])
})

describe('two tabs', () => {
  const seen = [cell(), written(null), cell({ unit: 'Menyusun RKL-RPL', hasil: 'K' })]
  test('keep what each of them wrote; in the same cell what I typed last stays before me', () => {
    const mine = [cell({ hasil: 'K' }), written(80), cell({ unit: 'Menyusun RKL-RPL', hasil: 'K' })]
    const saved = [cell(), written(75), cell({ unit: 'Menyusun RKL-RPL', hasil: 'BK', catatan: 'Belum runtut.' })]
    const merged = mergeSheets(saved, { seen, mine })
    expect(merged).toEqual([cell({ hasil: 'K' }), written(80), saved[2]])
    expect(changedCells(merged, saved)).toEqual([cell({ hasil: 'K' }), written(80)])
  })

  test('that wrote the same differ in nothing', () => {
    const mine = [cell({ hasil: 'K' }), written(80), cell({ unit: 'Menyusun RKL-RPL', hasil: 'K' })]
    expect(changedCells(mergeSheets(mine, { seen, mine }), mine)).toEqual([])
  })
})
