import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from './csv-reader.ts'

describe('records of a CSV text', () => {
  test.each([
    [
      'a,b\nc,d',
      ',',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\r\nc;d\r\n',
      ';',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\uFEFFa,b', ',', [['a', 'b']]],
    ['a,,c', ',', [['a', '', 'c']]],
    ['a,', ',', [['a', '']]],
    ['a,\nb', ',', [['a', ''], ['b']]],
    [',a', ',', [['', 'a']]],
    ['"a,b",c', ',', [['a,b', 'c']]],
    ['"a ""b"" c"', ',', [['a "b" c']]],
    ['"two\nlines",x', ',', [['two\nlines', 'x']]],
    ['"a",', ',', [['a', '']]],
    ['12" pipe,x', ',', [['12" pipe', 'x']]],
    ['"never closed,x\ny', ',', [['never closed,x\ny']]],
    ['"a" b,c', ',', [['a b', 'c']]],
    ['a\n\n  \nb\n', ',', [['a'], [''], [''], ['b']]],
    ['a\rb', ',', [['a'], ['b']]],
    ['', ',', []],
  ])('%j by %j', (text, delimiter, records) => {
    expect(readCsv(text, delimiter)).toEqual(records)
  })

  test('whatever was written with every cell quoted is read back', () => {
    const cell = fc.string({ maxLength: 12 }).map((each) => each.trim())
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 })
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (records, delimiter) => {
        const quoted = (each: string) => `"${each.replaceAll('"', '""')}"`
        const text = records.map((cells) => cells.map(quoted).join(delimiter)).join('\r\n')
        expect(readCsv(text, delimiter)).toEqual(records)
      }),
    )
  })

  test('any text at all is read to its end', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a', ' ') }), (text) => {
        const read = readCsv(text, ',').flat().join('')
        expect(read.replace(/[^a]/g, '')).toBe(text.replace(/[^a]/g, ''))
      }),
    )
  })
})
