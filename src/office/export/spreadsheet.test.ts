import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { readXlsx } from '../../lib/files/xlsx-reader.ts'
import { sheetOf } from './spreadsheet.ts'

const ROWS = [
  ['Nama', 'Dibayar (WIB)', 'Tanggal', 'Total', 'Tahun', 'NIK'],
  ['Sri', '2026-11-20 23:30', '2026-02-28', 4_125_000, 2026, '9912345678901234'],
  ['=Budi', '', '2026-02-31', 12.5, 2027, '0012'],
]

const fileOf = async () => writeXlsx([sheetOf('Permohonan: semua/arsip [2026] dan yang lain', ROWS)]).toBuffer()

test('a day is a date, a moment a date with its time, and what is no day stays as it is', async () => {
  const [sheet = []] = readXlsx(new Uint8Array(await fileOf())) ?? []
  expect(sheet[1]?.slice(0, 5)).toEqual(['Sri', expect.stringContaining('2026-11-20'), '2026-02-28', '4125000', '2026'])
  expect(sheet[2]?.[2]).toBe('2026-02-31')
  const files = unzipSync(new Uint8Array(await fileOf()))
  const cells = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const styles = strFromU8(files['xl/styles.xml'] ?? new Uint8Array())
  // The serial number of the moment: 23:30 is 47/48 of a day after that of the 20th.
  const days = Date.UTC(2026, 10, 20) / 86_400_000 + 25_569
  const [, written = ''] = /<c r="B2"[^>]*><v>([\d.]+)<\/v>/.exec(cells) ?? []
  expect(Number(written)).toBeCloseTo(days + 47 / 48, 6)
  expect(styles).toMatch(/dd\/mm\/yyyy hh:mm/)
})

test('an amount is a number in groups of three, a year and a NIK are none', async () => {
  const { data } = sheetOf('Data', ROWS)
  expect(data[1]?.slice(3)).toEqual([
    { value: 4_125_000, type: Number, format: '#,##0' },
    { value: 2026, type: Number },
    { value: '9912345678901234', type: String },
  ])
})

test('the sheet has the list’s name, its head stays in sight, and columns are as wide as what they hold', async () => {
  const files = unzipSync(new Uint8Array(await fileOf()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(text('xl/workbook.xml')).toContain('name="Permohonan  semua arsip  2026  "'.trimEnd().slice(0, 20))
  expect(text('xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
  const [wide] = sheetOf('Data', [['A'], ['x'.repeat(200)]]).columns
  expect([wide?.width, sheetOf('Data', [['A']]).columns[0]?.width]).toEqual([60, 8])
})
