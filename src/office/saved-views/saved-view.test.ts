import { expect, test } from 'vitest'
import {
  columnOrder,
  fitSavedView,
  type KnownList,
  ranksOf,
  type Susunan,
  savedFilters,
  savedViewSearch,
} from './saved-view.ts'

const known: KnownList = {
  filters: new Map<string, string[] | undefined>([
    ['q', undefined],
    ['status', ['diajukan', 'diterima']],
  ]),
  sorts: new Set(['submitted_at']),
  sort: { field: 'submitted_at', order: 'ASC' },
  columns: ['nomor', 'nama', 'status', 'submitted_at'],
  hidden: [],
}

test('what a list knows no longer is left out of an arrangement, and the rest counts', () => {
  const kept = {
    saringan: { q: 'budi', status: 'diajukan', dulu: 1 },
    urut: { field: 'dulu', order: 'DESC' as const },
    tersembunyi: ['ke'],
    kolom: ['status', 'dulu', 'nama'],
  } satisfies Susunan
  expect(fitSavedView(kept, known)).toEqual({
    saringan: { q: 'budi', status: 'diajukan' },
    urut: { field: 'submitted_at', order: 'ASC' },
    tersembunyi: ['ke'],
    kolom: ['status', 'nama'],
  })
  expect(fitSavedView({ ...kept, saringan: { status: 'lama' }, tersembunyi: [] }, known).saringan).toEqual({})
})

test('the address opens the list with filter and order, from its first page', () => {
  const search = new URLSearchParams(
    savedViewSearch(
      { saringan: { status: 'diajukan' }, urut: { field: 'id', order: 'DESC' }, tersembunyi: [], kolom: [] },
      50,
    ),
  )
  expect(Object.fromEntries(search)).toEqual({
    filter: '{"status":"diajukan"}',
    displayedFilters: '{"status":true}',
    sort: 'id',
    order: 'DESC',
    page: '1',
    perPage: '50',
  })
})

test('filters that say nothing are not kept', () => {
  expect(savedFilters({ a: '', b: null, c: undefined, d: false, e: 'x' })).toEqual({ d: false, e: 'x' })
})

test('columns stand where they were put, and those that the list got later follow', () => {
  const kept = { saringan: {}, urut: known.sort, tersembunyi: [], kolom: ['status', 'dulu', 'nama', 'status'] }
  const ranks = ranksOf(kept, known.columns)
  expect(ranks).toEqual([2, 1, 0, 3])
  expect(columnOrder(ranks, known.columns)).toEqual(['status', 'nama', 'nomor', 'submitted_at'])
})

test('without an order of its own an arrangement leaves the columns where the list has them', () => {
  expect(ranksOf({ saringan: {}, urut: known.sort, tersembunyi: [], kolom: [] }, known.columns)).toBe(undefined)
  expect(columnOrder(undefined, known.columns)).toEqual([])
})
