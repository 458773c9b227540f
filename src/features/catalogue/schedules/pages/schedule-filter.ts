import { to } from '../../../../paths.ts'
import type { ExamMethod } from '../rules.ts'

/** The filter that the address of the schedule states. */
export interface ScheduleFilter {
  search: string
  category: string
  bulan: string
  provinsi: string
  metode: ExamMethod | ''
  hanya_tersedia: '0' | '1'
  arsip: '0' | '1'
  tampilan: 'daftar' | 'bulan'
  page: number
}

export const noFilter: ScheduleFilter = {
  search: '',
  category: 'all',
  bulan: '',
  provinsi: '',
  metode: '',
  hanya_tersedia: '0',
  arsip: '0',
  tampilan: 'daftar',
  page: 1,
}

/** Reads the filter; a choice that makes no sense is left to the server, which says so. */
export function readFilter(query: URLSearchParams): ScheduleFilter {
  const text = (name: string): string => query.get(name)?.trim() ?? ''
  const flag = (name: string): '0' | '1' => (query.get(name) === '1' ? '1' : '0')
  const monthly = query.get('tampilan') === 'bulan'
  return {
    search: text('search'),
    category: text('category') || noFilter.category,
    bulan: /^\d{4}-(0[1-9]|1[0-2])$/.test(text('bulan')) ? text('bulan') : '',
    provinsi: text('provinsi'),
    metode: text('metode') as ScheduleFilter['metode'],
    hanya_tersedia: flag('hanya_tersedia'),
    // A calendar shows past days by itself.
    arsip: monthly ? '0' : flag('arsip'),
    tampilan: monthly ? 'bulan' : 'daftar',
    page: Math.max(1, Math.trunc(Number(text('page'))) || 1),
  }
}

/** The address that shows the filter with these changes; what is as usual is left out. */
export function filterHref(filter: ScheduleFilter, changes: Partial<ScheduleFilter>): string {
  const next = { ...filter, page: 1, ...changes }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(next)) {
    if (value !== noFilter[name as keyof ScheduleFilter]) query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${to.schedules}?${text}` : to.schedules
}

/** Returns how many choices besides the search words narrow the list; archive, view and its month do not count. */
export const usedFilters = (filter: ScheduleFilter): number =>
  (['category', 'provinsi', 'metode', 'hanya_tersedia'] as const).filter((name) => filter[name] !== noFilter[name])
    .length + Number(filter.tampilan === 'daftar' && filter.bulan !== '')

/** Tells whether the visitor narrowed the list down. */
export const isFilterNarrowed = (filter: ScheduleFilter): boolean => filter.search !== '' || usedFilters(filter) > 0
