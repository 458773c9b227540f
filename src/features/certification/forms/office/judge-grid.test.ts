import { describe, expect, test } from 'vitest'
import { estimateIn, pastedCells, pastedInto, type TypingJudge } from './judge-grid.ts'

const judge = (nama: string): TypingJudge => ({
  ...{ key: 1, nama, keahlian: 'Ahli', putaran_1: ['1', '2', '3'], putaran_2: ['', '', ''] },
})

describe('estimates of judges', () => {
  test.each([
    ['62,5', 62.5],
    ['62.5', 62.5],
    [' 100 % ', 100],
    ['', null],
    ['101', undefined],
    ['enam', undefined],
    ['-5', undefined],
  ])('%j is read as %j', (typed, value) => {
    expect(estimateIn(typed)).toBe(value)
  })

  test('are pasted from a spreadsheet over the cells from where one stands, and nowhere else', () => {
    const cells = pastedCells('50\t60\r\n70\t80\r\n')
    expect(cells).toEqual([
      ['50', '60'],
      ['70', '80'],
    ])
    const after = pastedInto([judge('A'), judge('B')], { round: 'putaran_1', judge: 1, item: 1 }, cells)
    expect(after.map(({ putaran_1 }) => putaran_1)).toEqual([
      ['1', '2', '3'],
      ['1', '50', '70'],
    ])
    expect(after.map(({ putaran_2 }) => putaran_2)).toEqual([
      ['', '', ''],
      ['', '', ''],
    ])
  })
})
