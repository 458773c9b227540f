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
