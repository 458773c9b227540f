import { afterEach, expect, test } from 'vitest'
import { setBodyZone } from '../../../lib/day.ts'
import { readCell, writeCell } from './cell-service.ts'
import { hintOf, type ImportColumn } from './rules.ts'

const COLUMN: ImportColumn = { label: 'Mulai', as: 'moment', example: '2025-01-31 14.30' }

afterEach(() => setBodyZone('WIB'))

test("hours in a cell are the body's, unless a zone stands beside them", () => {
  setBodyZone('WIT')
  expect(readCell(COLUMN, '2025-01-31 14.30')).toEqual({ value: '2025-01-31T05:30:00.000Z' })
  expect(readCell(COLUMN, '2025-01-31 pukul 14.30 wib')).toEqual({ value: '2025-01-31T07:30:00.000Z' })
  expect(readCell(COLUMN, '2025-01-31 14.30 WITA')).toEqual({ value: '2025-01-31T06:30:00.000Z' })
  expect(readCell(COLUMN, writeCell(COLUMN, '2025-01-30T15:00:00.000Z'))).toEqual({ value: '2025-01-30T15:00:00.000Z' })
  expect(writeCell(COLUMN, '2025-01-30T15:00:00.000Z')).toBe('2025-01-31')
  expect(hintOf(COLUMN)).toContain('jam WIT')
})

const NIK: ImportColumn = { label: 'NIK', as: 'nik', example: '' }

test.each(['9981012711710007', "'9981012711710007", '9981.012711.710007', '9981 0127 1171 0007', '9981012711710007.0'])(
  'a NIK written %s is read',
  (cell) => {
    expect(readCell(NIK, cell)).toEqual({ value: '9981012711710007' })
  },
)

test.each(['9,95E+15', '9.98201021073e+15', '1E+16'])(
  'a NIK that a spreadsheet made %s is named, and never completed',
  (cell) => {
    expect(readCell(NIK, cell)).toEqual({ wrong: { jenis: 'dibulatkan', pesan: 'NIK terdiri atas 16 angka.' } })
  },
)

const AREAS: ImportColumn = {
  ...{
    label: 'Keahlian',
    as: 'list',
    of: ['mutu air', 'sosial', 'geologi'],
    synonyms: { air: 'mutu air' },
    example: '',
  },
}

test.each([
  ['mutu air, sosial', ['mutu air', 'sosial']],
  ['Mutu Air; SOSIAL', ['mutu air', 'sosial']],
  ['mutu air dan sosial / geologi', ['mutu air', 'sosial', 'geologi']],
  ['sosial, sosial', ['sosial']],
])('%s is a list of what the column may hold', (cell, value) => {
  expect(readCell(AREAS, cell)).toEqual({ value })
})

test.each([
  ['air, sosial', 'mutu air; sosial'],
  ['muttu air', 'mutu air'],
  ['kopi', undefined],
  ['sosial, kopi', undefined],
])('%s is not in the list: what it probably means is only offered', (cell, usul) => {
  const read = readCell(AREAS, cell)
  expect('wrong' in read && read.wrong.usul).toBe(usul)
})

test('a word for nothing is offered as an empty cell where the column may be empty', () => {
  const province: ImportColumn = { label: 'Provinsi', as: 'province', example: '' }
  expect(readCell(province, 'tidak ada')).toMatchObject({ wrong: { jenis: 'tanda_kosong', usul: '' } })
  expect(readCell({ ...province, required: true }, '-')).toMatchObject({ wrong: { jenis: 'isi' } })
})
