import { afterEach, expect, test } from 'vitest'
import { setBodyZone } from '../../lib/day.ts'
import { tableOf } from './table-of.ts'

const NAMES: Record<string, string> = { nama: 'Nama', paid_at: 'Dibayar', on: 'Tanggal', handler_id: 'Petugas' }
const nameOf = (source: string) => NAMES[source] ?? ''

afterEach(() => setBodyZone('WIB'))

test("a table has the names of the screen, and moments by the body's clocks", () => {
  const record = { nama: 'Sri', paid_at: '2026-11-20T16:30:00.000Z', on: '2026-11-20', handler_id: 3, secret: 'x' }
  const none = { ...record, paid_at: null }
  expect(tableOf([none, record], nameOf)).toEqual([
    ['Nama', 'Dibayar (WIB)', 'Tanggal'],
    ['Sri', '', '2026-11-20'],
    ['Sri', '2026-11-20 23:30', '2026-11-20'],
  ])
  setBodyZone('WIT')
  expect(tableOf([record], nameOf)[1]).toEqual(['Sri', '2026-11-21 01:30', '2026-11-20'])
})

test('a value stands under the name that it has on screen', () => {
  const words = { nama: [{ id: 'belum_dibayar', name: 'Belum dibayar' }] }
  expect(tableOf([{ nama: 'belum_dibayar' }, { nama: 'lain' }], nameOf, words).slice(1)).toEqual([
    ['Belum dibayar'],
    ['lain'],
  ])
})

test('lists of words stand in one cell, and records within records stay at home', () => {
  expect(tableOf([{ nama: ['a', 'b'], on: { x: 1 } }], nameOf)).toEqual([['Nama'], ['a; b']])
  expect(tableOf([], nameOf)).toEqual([[]])
})
