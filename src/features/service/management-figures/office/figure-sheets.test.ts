import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { readCsv } from '../../../../lib/files/csv-reader.ts'
import { csvText } from '../../../../lib/files/csv-writer.ts'
import { TABLE_NAMES, tableRule } from '../table-rules.ts'
import type { CountedTable } from '../writing-rules.ts'
import { figureLinesOf, figureSheetsOf } from './figure-sheets.ts'

const NAME = '=Skema "A"; Ketua, Tim & <Uji>\nbaris kedua'

/** Every table of the report with two rows, whose figures differ from each other; one measure has none. */
const TABLES: CountedTable[] = TABLE_NAMES.map((tabel, place) => {
  const names = Object.keys(tableRule(tabel).ukuran)
  const figures = (from: number) => Object.fromEntries(names.map((name, at) => [name, place * 100 + from + at + 0.5]))
  const baris = [
    { kunci: 'a', nama: NAME, angka: figures(10) },
    { kunci: 'b', nama: 'Skema B', angka: { ...figures(20), [names[0] ?? '']: null } },
  ]
  return { tabel, baris, jumlah: place % 2 === 0 ? figures(30) : null }
})

test('the CSV read back has a line for each figure of each table, and no cell is a formula', () => {
  const [heads, ...lines] = readCsv(csvText(figureLinesOf(TABLES)), ',').filter((line) => line.length > 1)
  expect(heads).toEqual(['Bab', 'Tabel', 'Baris', 'Ukuran', 'Angka'])
  const expected = TABLES.flatMap(({ tabel, baris }) =>
    baris.flatMap(({ nama, angka }) =>
      Object.entries(tableRule(tabel).ukuran).map(([name, { label }]) => [
        tableRule(tabel).judul,
        nama === NAME ? `'${NAME}` : nama,
        label,
        String(angka[name] ?? ''),
      ]),
    ),
  )
  expect(lines.map(([, ...line]) => line)).toEqual(expected)
})

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Cells of a row where its columns say, A for the first; those that are not written are empty. */
function cellsOf(row: string, shared: string[]): (string | number)[] {
  const cells: (string | number)[] = []
  for (const [, marks = '', cell = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const column = (/r="([A-Z])\d+"/.exec(marks)?.[1]?.charCodeAt(0) ?? 65) - 65
    const value = cell.replaceAll(/<[^>]+>/g, '')
    while (cells.length < column) cells.push('')
    cells[column] = value === '' ? '' : marks.includes('t="s"') ? (shared[Number(value)] ?? '') : Number(value)
  }
  return cells
}

/** Sheets of an XLSX by name, cell by cell, as a spreadsheet reads them. */
async function sheetsIn(bytes: Uint8Array): Promise<[name: string, rows: (string | number)[][]][]> {
  const files = unzipSync(bytes)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    unescaped(item.replaceAll(/<[^>]+>/g, '')),
  )
  const names = [...text('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) =>
    unescaped(name),
  )
  return names.map((name, at) => {
    const rows = [...text(`xl/worksheets/sheet${at + 1}.xml`).matchAll(/<row[^>]*>(.*?)<\/row>/gs)]
    return [name, rows.map(([, row = '']) => cellsOf(row, shared))]
  })
}

test('the XLSX read back has a sheet for each table with numbers as numbers, each under a name of its own', async () => {
  const sheets = await sheetsIn(await writeXlsx(figureSheetsOf(TABLES)).toBuffer())
  const names = sheets.map(([name]) => name)
  expect([names.length, new Set(names.map((name) => name.toLowerCase())).size]).toEqual([TABLES.length, TABLES.length])
  for (const name of names) expect(name).toMatch(/^[^\\/?*:[\]]{1,31}$/)
  for (const [place, { tabel, baris, jumlah }] of TABLES.entries()) {
    const { kelompok, ukuran } = tableRule(tabel)
    const measures = Object.keys(ukuran)
    const [heads = [], ...rows] = sheets[place]?.[1] ?? []
    expect(heads).toEqual([kelompok, ...Object.values(ukuran).map(({ label }) => label)])
    const figures = (angka: Record<string, number | null>) => measures.map((name) => angka[name] ?? '')
    expect(
      rows.map((row) => [...row, ...Array<string>(measures.length).fill('')].slice(0, measures.length + 1)),
    ).toEqual([
      [`'${NAME}`, ...figures(baris[0]?.angka ?? {})],
      ['Skema B', ...figures(baris[1]?.angka ?? {})],
      ...(jumlah ? [['Jumlah', ...figures(jumlah)]] : []),
    ])
  }
})

test('a table without rows has no sheet', () => {
  expect(figureSheetsOf(TABLES.map((table) => ({ ...table, baris: [] })))).toEqual([])
})
