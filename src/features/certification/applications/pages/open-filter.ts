import { longMonth } from '../../../../lib/day.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import { to } from '../../../../paths.ts'
import { OPEN_ORDERS, type OpenFilter as OpenFilterName } from '../rules.ts'

export interface OpenFilter {
  search: string
  kategori: string
  bulan: string
  provinsi: string
  memenuhi: '' | '1'
  urut: (typeof OPEN_ORDERS)[number]
}

export const noOpenFilter: OpenFilter = {
  search: '',
  kategori: '',
  bulan: '',
  provinsi: '',
  memenuhi: '',
  urut: 'sesuai',
}

/** Reads the address; whatever makes no sense counts as not given. */
export function readOpenFilter(query: URLSearchParams): OpenFilter {
  const text = (name: string): string => query.get(name)?.trim() ?? ''
  return {
    search: text('search').slice(0, 100),
    kategori: text('kategori'),
    bulan: /^20\d\d-(0[1-9]|1[0-2])$/.test(text('bulan')) ? text('bulan') : '',
    provinsi: /^\d{2}$/.test(text('provinsi')) ? text('provinsi') : '',
    memenuhi: query.get('memenuhi') === '1' ? '1' : '',
    urut: OPEN_ORDERS.find((order) => order === text('urut')) ?? 'sesuai',
  }
}

/** The address that shows the filter with these changes; what is as usual is left out. */
export function openFilterHref(filter: OpenFilter, changes: Partial<OpenFilter>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filter, ...changes })) {
    if (value !== noOpenFilter[name as keyof OpenFilter]) query.set(name, value)
  }
  return query.size > 0 ? `${to.certificationSchedules}?${query}` : to.certificationSchedules
}

/** As the call asks for it. */
export const openQuery = ({ kategori, memenuhi, ...rest }: OpenFilter) => ({
  ...rest,
  category: kategori || 'all',
  memenuhi: memenuhi || ('0' as const),
})

/** The address without one filter, and what that filter is called. */
export function withoutFilter(filter: OpenFilter, name: OpenFilterName): { href: string; label: string } {
  switch (name) {
    case 'search':
      return { href: openFilterHref(filter, { search: '' }), label: `kata “${filter.search}”` }
    case 'category':
      return { href: openFilterHref(filter, { kategori: '' }), label: `kategori ${filter.kategori}` }
    case 'bulan':
      return { href: openFilterHref(filter, { bulan: '' }), label: `bulan ${longMonth(filter.bulan)}` }
    case 'provinsi':
      return { href: openFilterHref(filter, { provinsi: '' }), label: `provinsi ${provinceName(filter.provinsi)}` }
    case 'memenuhi':
      return { href: openFilterHref(filter, { memenuhi: '' }), label: 'hanya yang memenuhi syarat' }
  }
}
