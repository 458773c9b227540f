import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeFiles } from '../../../tests/code-files.ts'
import { readCsv } from './csv-reader.ts'
import { csvText, startsFormula } from './csv-writer.ts'
import { markCell, unmarkCell } from './marked-cell.ts'

/** Any text, and often one that begins like a formula in some way. */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(
      fc.constantFrom('', ' ', '\n', '\r\n', '\t', '\u00a0', '\ufeff', '\u200b', "'", '"', "''", '0'),
      fc.constantFrom(...'=+-@＝＋－＠−⁺﹣'),
      fc.string(),
    )
    .map((parts) => parts.join('')),
)

test.each([
  '=1+1',
  '\n=1+1',
  '\r\n@SUM(A1)',
  ' =1',
  '\u00a0+1',
  '\ufeff=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '−1',
  '﹣2',
  '\t',
])('a spreadsheet may compute %j', (text) => {
  expect(startsFormula(text)).toBe(true)
})

test.each(['PT Contoh', '1 = 1', "'=1", 'a\n=1', '', '5-6', 'surel@example.com'])('and never %j', (text) => {
  expect(startsFormula(text)).toBe(false)
})

test('no cell of a CSV begins a formula, whatever was typed, and numbers stay numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const written = csvText(rows)
      expect(readCsv(written, ',').flat().filter(startsFormula)).toEqual([])
      // Programs that do not trim see the bytes as they are.
      for (const row of rows) for (const one of row) expect(startsFormula(quotedIn(csvText([[one]])))).toBe(false)
    }),
  )
  expect(csvText([['a', -5]])).toBe('\uFEFF"a",-5\r\n')
})

const quotedIn = (line: string): string => line.slice(2, -3).replaceAll('""', '"')

test('a marked cell is no formula, and comes back as it was', () => {
  fc.assert(
    fc.property(cell, (text) => {
      expect([unmarkCell(markCell(text)), startsFormula(markCell(text))]).toEqual([text, false])
    }),
  )
})

/** Each place that makes a file for spreadsheets, by what makes its cells safe. */
const WRITERS: Record<string, RegExp> = {
  'src/features/certification/bookkeeping/office/BookDownload.tsx': /writtenSheet\(book, text\)/,
  'src/features/certification/items/office/ItemTemplate.tsx': /const ROWS = .*SHEET_EXAMPLES\]/,
  'src/features/service/management-figures/office/FigureDownload.tsx': /figureSheetsOf/,
  'src/features/service/processing-register/office/ReportDownload.tsx': /reportSheets\(report\)/,
  'src/office/export/ExportMenu.tsx': /tableOf\(/,
}

test('spreadsheets are written from safe cells alone', () => {
  const files = codeFiles('src').map((file) => [path.relative('.', file), readFileSync(file, 'utf8')] as const)
  const written = files.filter(([, text]) => text.includes("'write-excel-file"))
  expect(written.map(([file]) => file)).toEqual(Object.keys(WRITERS))
  expect(written.filter(([file, text]) => !WRITERS[file]?.test(text))).toEqual([])
})

test('with semicolons a fraction has a comma, as Excel with Indonesian settings reads it', () => {
  expect(csvText([['Nama; gelar', 12.5, 4_125_000]], ';')).toBe('\uFEFF"Nama; gelar";12,5;4125000\r\n')
  expect(readCsv(csvText([['a;b', 'c"d']], ';'), ';')[0]).toEqual(['a;b', 'c"d'])
})
