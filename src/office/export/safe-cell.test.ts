import { describe, expect, it } from 'vitest'
import { csvText } from '../../lib/files/csv-writer.ts'
import { cellOf } from './safe-cell.ts'

describe('an exported cell', () => {
  it.each(['=1+1', '+62811', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])(
    'is never a formula: %j',
    (text) => {
      expect(cellOf(text)).toBe(`'${text}`)
      expect(cellOf([text, 'b'])).toBe(`'${text}; b`)
    },
  )

  it('keeps numbers as numbers, the negative ones too', () => {
    expect(cellOf(-5)).toBe(-5)
  })

  it('says yes and no in Indonesian, and nothing for nothing', () => {
    expect([cellOf(true), cellOf(false), cellOf(null), cellOf(undefined)]).toEqual(['Ya', 'Tidak', '', ''])
  })

  it('stands quoted in CSV, with its own quotes doubled and its lines kept', () => {
    expect(csvText([['Nama', 'a "b"\nc', 3]])).toBe('\uFEFF"Nama","a ""b""\nc",3\r\n')
  })
})
