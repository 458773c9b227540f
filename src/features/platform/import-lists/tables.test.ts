import fc from 'fast-check'
import { expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import type { ImportList } from './rules.ts'
import { readTable } from './table-service.ts'

const LIST: ImportList = {
  ...{ name: 'contoh', title: 'contoh', noun: 'contoh', permission: 'konten', key: 'nama', about: '' },
  columns: {
    nama: { label: 'Nama', as: 'words', required: true, example: '' },
    tanggal: { label: 'Tanggal terbit', as: 'day', heads: ['Mulai berlaku'], example: '' },
    kota: { label: 'Kota', as: 'words', example: '' },
  },
}

/** What people write into cells: words with accents, apostrophes, quotes, delimiters and lines. */
const anyCell = fc
  .array(fc.constantFrom('Ayu', 'Nur’aini', 'José', '"kutip"', 'a;b', 'a,b', 'satu\ndua', '0042', '–', 'Łódź'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '))
const anyRows = fc.array(fc.tuple(anyCell, anyCell, anyCell), { minLength: 1, maxLength: 6 })

const HEADS = ['NAMA', 'Mulai Berlaku', 'kota']
const inQuotes = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

const ENCODINGS: Record<string, (text: string) => Uint8Array> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 of the other order': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
}

test('the same rows are read from any delimiter, line end, encoding, and below any title', () => {
  const anyForm = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    end: fc.constantFrom('\n', '\r\n'),
    encoding: fc.constantFrom(...Object.keys(ENCODINGS)),
    above: fc.constantFrom([], ['Daftar contoh'], ['Daftar contoh', '', 'Per 1 Januari 2024']),
  })
  fc.assert(
    fc.property(anyRows, anyForm, (rows, { delimiter, end, encoding, above }) => {
      const text = [...above, ...[HEADS, ...rows].map((row) => row.map(inQuotes).join(delimiter))].join(end)
      const table = readTable(LIST, ENCODINGS[encoding]?.(text) ?? Buffer.from(''))
      expect(table.fields).toEqual(['nama', 'tanggal', 'kota'])
      expect(table.rows).toEqual(
        rows.map((cells, at) => ({ baris: above.length + at + 2, cells: cells.map((cell) => cell.trim()) })),
      )
    }),
  )
})

test('the same rows are read from a workbook', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      const cells = [HEADS, ...rows].map((row) => row.map((value) => ({ type: String, value })))
      const table = readTable(LIST, await writeXlsx(cells as never).toBuffer())
      expect(table.rows.map((row) => row.cells)).toEqual(rows.map((row) => row.map((cell) => cell.trim())))
    }),
    { numRuns: 20 },
  )
})

test('a column chosen before is known before any that only seems to be it', () => {
  const bytes = Buffer.from('Nama;Kode;Kotaa\nA;B;C')
  expect(readTable(LIST, bytes).fields).toEqual(['nama', null, 'kota'])
  expect(readTable(LIST, bytes, new Map([['kode', 'kota']])).fields).toEqual(['nama', 'kota', null])
  expect(readTable(LIST, bytes, new Map([['kode', 'hilang']])).fields).toEqual(['nama', null, 'kota'])
})
