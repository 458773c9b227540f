import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBlock, readWrittenBlock } from './written-block.ts'
import { numberRefusal, readWrittenNumber, writeNumber } from './written-number.ts'

const POINTS = { name: 'Ujian tulis', bounds: { least: 0, most: 100, decimals: 1 } }
const FINDING = { name: 'Wawancara', words: ['K', 'BK'] }
const ROOM = { rows: 3, columns: [POINTS, FINDING] }

const points = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)
const lineEnd = fc.constantFrom('\n', '\r\n', '\r')

describe('a block of cells', () => {
  test('is read cell by cell, with comma and with point, and words in whatever capitals', () => {
    expect(readWrittenBlock('65,5\tK\r\n70.5\tbk\r\n', ROOM)).toEqual({
      cells: [
        { row: 0, column: 0, value: 65.5 },
        { row: 0, column: 1, value: 'K' },
        { row: 1, column: 0, value: 70.5 },
        { row: 1, column: 1, value: 'BK' },
      ],
    })
  })

  test('leaves what is empty in it as it is', () => {
    expect(readWrittenBlock('\n80\n\n\n\n\n', ROOM)).toEqual({ cells: [{ row: 1, column: 0, value: 80 }] })
    expect(readWrittenBlock('\tK\n90\t\n', ROOM)).toEqual({
      cells: [
        { row: 0, column: 1, value: 'K' },
        { row: 1, column: 0, value: 90 },
      ],
    })
  })

  test.each([
    ['more rows than are left', '1\n2\n3\n4', /^Yang ditempel 4 baris dan 1 kolom, .* 3 baris dan 2 kolom\./],
    ['more columns than are left', '1\tK\tK', /^Yang ditempel 1 baris dan 3 kolom/],
    ['rows of different lengths', '1\tK\n2', /^Baris 2 tidak sepanjang baris pertama\./],
    [
      'a heading',
      'Nilai\n80',
      /^Baris 1, Ujian tulis: “Nilai” tidak dapat dipakai\. Tulis dengan angka, misalnya 65,5\./,
    ],
    ['a number out of range', '80\n120', /^Baris 2, Ujian tulis: “120” tidak dapat dipakai\. Paling besar 100\./],
    ['a number below', '80\n-5', /Paling kecil 0\./],
    ['a number that is too fine', '80\n65,55', /Paling banyak 1 angka di belakang koma\./],
    ['two numbers in a cell', '80 90', /Tulis dengan angka/],
    ['a number where a finding belongs', '80\t90', /^Baris 1, Wawancara: “90” tidak dapat dipakai\. Tulis K atau BK\./],
    ['nothing', ' \n\t\n', /^Yang ditempel kosong\./],
  ])('with %s is refused whole', (_what, text, refusal) => {
    const read = readWrittenBlock(text, ROOM)
    expect(read).toEqual({ refusal: expect.stringMatching(refusal) })
    expect(read).toEqual({ refusal: expect.stringMatching(/Tidak ada sel yang diubah\.$/) })
  })

  test('with several wrong cells is refused once, and names each of them', () => {
    const read = readWrittenBlock('120\tK\nabc\tX\n80\tBK', ROOM)
    expect('refusal' in read && read.refusal.split('\n')).toEqual([
      '3 sel tidak dapat dipakai.',
      'Baris 1, Ujian tulis: “120” tidak dapat dipakai. Paling besar 100.',
      'Baris 2, Ujian tulis: “abc” tidak dapat dipakai. Tulis dengan angka, misalnya 65,5.',
      'Baris 2, Wawancara: “X” tidak dapat dipakai. Tulis K atau BK.',
      'Tidak ada sel yang diubah.',
    ])
  })

  test('names twenty wrong cells and counts the others', () => {
    const read = readWrittenBlock('x\n'.repeat(25), { rows: 30, columns: [POINTS] })
    const lines = 'refusal' in read ? read.refusal.split('\n') : []
    expect([lines.length, lines[0], lines.at(-2)]).toEqual([23, '25 sel tidak dapat dipakai.', '… dan 5 sel lagi.'])
  })

  test('may hold the single letters that write a word by the keyboard', () => {
    const room = { rows: 2, columns: [{ ...FINDING, keys: { B: 'BK' } }] }
    expect(readWrittenBlock('b\nk', room)).toEqual({
      cells: [
        { row: 0, column: 0, value: 'BK' },
        { row: 1, column: 0, value: 'K' },
      ],
    })
    expect(readWrittenBlock('b', { rows: 1, columns: [FINDING] })).toHaveProperty('refusal')
  })

  test('quotes no more of a wrong cell than fits in a sentence', () => {
    const read = readWrittenBlock('x'.repeat(5000), ROOM)
    expect('refusal' in read && read.refusal.length).toBeLessThan(150)
  })

  test('of fitting numbers gives exactly these, whatever the mark of decimals and the line end', () => {
    const column = fc.array(points, { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(column, fc.constantFrom(',', '.'), lineEnd, (values, mark, end) => {
        const text = values.map((value) => writeNumber(value).replace(',', mark)).join(end)
        const cells = values.map((value, row) => ({ row, column: 0, value }))
        expect(readWrittenBlock(text + end, { rows: 10, columns: [POINTS] })).toEqual({ cells })
      }),
    )
  })

  test('is taken whole or not at all, and no value but the typed ones comes of it', () => {
    const cell = fc.oneof(
      fc.constantFrom('65,5', '120', '-5', 'K', 'bk', '', 'abc', '1.250', '6 5'),
      fc.string(),
      points.map(writeNumber),
    )
    const block = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(block, (rows) => {
        const plain = rows.map((row) => row.map((text) => text.replaceAll(/[\t\r\n"]/g, '').trim()))
        const read = readWrittenBlock(plain.map((row) => row.join('\t')).join('\n'), ROOM)
        if ('refusal' in read) return
        for (const { row, column, value } of read.cells) {
          const typed = plain[row]?.[column] ?? ''
          if (column === 1) expect(value).toBe(typed.toUpperCase())
          else {
            expect(numberRefusal(typed, POINTS.bounds)).toBeUndefined()
            expect(value).toBe(readWrittenNumber(typed, 1))
          }
        }
        expect(read.cells).toHaveLength(plain.flat().filter((text) => text !== '').length)
      }),
    )
  })
})

test('a single number or word is no block, also with the line end that spreadsheets add', () => {
  expect(['82,5', '82,5\r\n', 'K\n', '82\t', '82\n83', '82\t83'].map(isBlock)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})
