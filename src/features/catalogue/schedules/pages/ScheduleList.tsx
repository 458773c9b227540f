import type { ApiClient, At, Head } from '../../../../app/routing/page.ts'
import { unreadFilter } from '../../../../app/routing/unread-filter.ts'
import { longMonth } from '../../../../lib/day.ts'
import { limits } from '../../../../limits.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { Pager } from '../../../../ui/search/Pager.tsx'
import type { Training } from '../contract.ts'
import type { Months } from './month.ts'
import { type FilterChoices, ScheduleFilters } from './ScheduleFilters.tsx'
import { ScheduleMonth } from './ScheduleMonth.tsx'
import { ScheduleTable } from './ScheduleTable.tsx'
import { filterHref, isFilterNarrowed, noFilter, readFilter, type ScheduleFilter } from './schedule-filter.ts'
import { type ScheduleRow, scheduleRow } from './schedule-row.ts'

interface Schedules {
  filter: ScheduleFilter
  choices: FilterChoices
  /** Why the filter in the address could not be read; '' where it was. */
  unread: string
  total: number
  pages: number
  rows: ScheduleRow[]
  /** The month of the calendar; null in the list, and when there is no date to start from. */
  month: string | null
  months: Months
}

export const search = readFilter

export async function load(client: ApiClient, { url }: At): Promise<Schedules> {
  const asked = readFilter(url.searchParams)
  const { search, category, bulan, provinsi, metode, hanya_tersedia, arsip } = asked
  const monthly = asked.tampilan === 'bulan'
  const schedulesMatching = (from: '0' | '1') =>
    client.listTrainings({ search, category, bulan, provinsi, metode, hanya_tersedia, is_jadwal: '1', arsip: from })
  const allSchedules = (from: '0' | '1') =>
    client.listTrainings({ category: 'all', search: '', is_jadwal: '1', arsip: from })
  let unread = ''
  const orNone = (matching: Promise<Training[]>) =>
    matching.catch((error: unknown) => {
      unread = unreadFilter(error)
      return []
    })
  const [all, found, past, allPast] = await Promise.all([
    allSchedules(arsip),
    orNone(schedulesMatching(arsip)),
    monthly ? orNone(schedulesMatching('1')) : [],
    monthly ? allSchedules('1') : [],
  ])
  const month = monthly && !unread ? bulan || monthOf([...found, ...all, ...past]) : null
  const inAddress = unread ? '' : bulan
  const shown = month ? [...past, ...found].filter((schedule) => isInMonth(schedule, month)) : found
  const pages = month ? 1 : Math.max(1, Math.ceil(shown.length / limits.listPageSize))
  const page = Math.min(asked.page, pages)
  const rows = month ? shown : shown.slice((page - 1) * limits.listPageSize, page * limits.listPageSize)
  return {
    filter: { ...asked, page, bulan: month ?? inAddress },
    choices: choicesOf(all, month ?? inAddress),
    unread,
    total: shown.length,
    pages,
    rows: rows.map(scheduleRow),
    month,
    months: monthsOf([...allPast, ...all], month ?? ''),
  }
}

export const head = ({ filter }: Schedules): Head => ({
  title: filter.arsip === '1' ? 'Arsip Jadwal Uji' : 'Jadwal Uji',
  description:
    'Jadwal uji kompetensi penyusun Amdal: tanggal, Tempat Uji Kompetensi, batas pendaftaran, biaya, dan kuota.',
  noindex: isFilterNarrowed(filter) && filter.tampilan === 'daftar',
})

export function Page({ data }: { data: Schedules }) {
  const { filter, rows, month } = data
  return (
    <>
      <PageHeader
        title="Jadwal Uji"
        intro="Pilih tanggal dan Tempat Uji Kompetensi (TUK). Jam menurut zona waktu TUK."
        crumbs={[{ label: 'Jadwal Uji' }]}
      />
      <div className="wrap space-y-4 py-4 md:space-y-6 md:py-8 lg:py-12">
        <ScheduleFilters filter={filter} choices={data.choices} />
        {data.unread && <Alert tone="error">{data.unread}</Alert>}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="text-muted">
            <strong className="text-base-content tabular-nums">{data.total}</strong> jadwal
            {month ? ` pada ${longMonth(month)}` : filter.arsip === '1' ? ' di arsip' : ' mendatang'}
          </p>
          <Views filter={filter} />
        </div>
        {month && <ScheduleMonth month={month} months={data.months} rows={rows} filter={filter} />}
        {!month && rows.length > 0 && <ScheduleTable rows={rows} archive={filter.arsip === '1'} />}
        {!month && rows.length === 0 && <NoSchedule filter={filter} />}
        <Pager page={filter.page} pages={data.pages} href={(page) => filterHref(filter, { page })} />
      </div>
    </>
  )
}

function Views({ filter }: { filter: ScheduleFilter }) {
  const monthly = filter.tampilan === 'bulan'
  const list = { tampilan: 'daftar', bulan: monthly ? '' : filter.bulan } as const
  const views = [
    { label: 'Mendatang', to: filterHref(filter, { ...list, arsip: '0' }), current: !monthly && filter.arsip === '0' },
    { label: 'Kalender', to: filterHref(filter, { tampilan: 'bulan', arsip: '0' }), current: monthly },
    { label: 'Arsip', to: filterHref(filter, { ...list, arsip: '1' }), current: !monthly && filter.arsip === '1' },
  ]
  return <LinkTabs label="Tampilan jadwal" items={views} />
}

function NoSchedule({ filter }: { filter: ScheduleFilter }) {
  if (isFilterNarrowed(filter)) {
    return (
      <EmptyState title="Tidak ada jadwal yang cocok">
        <p>Kurangi saringan, pilih bulan atau provinsi lain, atau lihat semua jadwal.</p>
        <ButtonLink to={filterHref(noFilter, { arsip: filter.arsip })} variant="outline" className="mt-6">
          Lihat semua jadwal
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={filter.arsip === '1' ? 'Arsip masih kosong' : 'Belum ada jadwal mendatang'}>
      <p>
        {filter.arsip === '1'
          ? 'Jadwal yang sudah selesai akan tersimpan di sini.'
          : 'Jadwal baru diumumkan di halaman ini. Sementara itu, Anda dapat menyiapkan persyaratan.'}
      </p>
    </EmptyState>
  )
}

const monthOf = (schedules: Training[]): string | null =>
  schedules.find((schedule) => schedule.start_date)?.start_date?.slice(0, 7) ?? null

/** Returns the first and the last month that hold a schedule; without any, the month that is shown. */
function monthsOf(schedules: Training[], month: string): Months {
  const known = schedules.flatMap(({ start_date, end_date }) =>
    start_date ? [start_date, end_date ?? start_date] : [],
  )
  const months = known.map((on) => on.slice(0, 7)).sort()
  return { first: months[0] ?? month, last: months.at(-1) ?? month }
}

/** Tells whether any day of a schedule lies in the month. */
function isInMonth({ start_date, end_date }: Training, month: string): boolean {
  if (!start_date) return false
  return start_date.slice(0, 7) <= month && (end_date ?? start_date).slice(0, 7) >= month
}

const distinctNames = (values: (string | undefined)[]): string[] =>
  [...new Set(values.filter((value) => value !== undefined))].sort()

function choicesOf(schedules: Training[], month: string): FilterChoices {
  return {
    categories: distinctNames(schedules.map(({ category }) => category.name)),
    months: distinctNames([...schedules.map(({ start_date }) => start_date?.slice(0, 7)), month || undefined]),
    provinces: distinctNames(schedules.map(({ tuk }) => tuk?.provinsi)),
  }
}
