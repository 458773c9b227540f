import { expect, test } from 'vitest'
import { arrangementSearch, fitArrangement, type KnownList, keptFilters } from './arrangement.ts'

const known: KnownList = {
  filters: new Map<string, string[] | undefined>([
    ['q', undefined],
    ['status', ['diajukan', 'diterima']],
  ]),
  sorts: new Set(['submitted_at']),
  sort: { field: 'submitted_at', order: 'ASC' },
}

test('what a list knows no longer is left out of an arrangement, and the rest counts', () => {
  const kept = {
    saringan: { q: 'budi', status: 'diajukan', dulu: 1 },
    urut: { field: 'dulu', order: 'DESC' },
    tersembunyi: ['ke'],
  } as const
  expect(fitArrangement({ ...kept, tersembunyi: ['ke'] }, known)).toEqual({
    saringan: { q: 'budi', status: 'diajukan' },
    urut: { field: 'submitted_at', order: 'ASC' },
    tersembunyi: ['ke'],
  })
  expect(fitArrangement({ ...kept, saringan: { status: 'lama' }, tersembunyi: [] }, known).saringan).toEqual({})
})

test('the address opens the list with filter and order, from its first page', () => {
  const search = new URLSearchParams(
    arrangementSearch({ saringan: { status: 'diajukan' }, urut: { field: 'id', order: 'DESC' }, tersembunyi: [] }, 50),
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
  expect(keptFilters({ a: '', b: null, c: undefined, d: false, e: 'x' })).toEqual({ d: false, e: 'x' })
})
