import { Search } from 'lucide-react'
import { longMonth } from '../../../../lib/day.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import { limits } from '../../../../limits.ts'
import { to } from '../../../../paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { AskForm } from '../../../../ui/search/AskForm.tsx'
import { FilterDrawer } from '../../../../ui/search/FilterDrawer.tsx'
import { FilterSelect } from '../../../../ui/search/FilterSelect.tsx'
import { METHODS } from '../rules.ts'
import { filterHref, isFilterNarrowed, noFilter, readFilter, type ScheduleFilter } from './schedule-filter.ts'

/** The choices of the filter, taken from the schedules on offer. */
export interface FilterChoices {
  categories: string[]
  months: string[]
  provinces: string[]
}

/** The filter of the schedule: an ordinary GET form; with scripts the address stays short. */
export function ScheduleFilters({ filter, choices }: { filter: ScheduleFilter; choices: FilterChoices }) {
  return (
    <search>
      <AskForm
        action={to.schedules}
        href={(given) => filterHref(readFilter(given), {})}
        preventScrollReset
        // Fields keep what was typed, so another address needs another form.
        key={filterHref(filter, {})}
        className="panel grid gap-x-3 gap-y-4 p-4 sm:p-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)]"
      >
        {filter.tampilan === 'bulan' && <input type="hidden" name="tampilan" value="bulan" />}
        {filter.arsip === '1' && <input type="hidden" name="arsip" value="1" />}
        <label className="flex min-w-0 flex-col gap-1.5">
          <span className="font-medium text-sm">Cari</span>
          <span className="input w-full">
            <Search aria-hidden className="size-4 shrink-0 opacity-70" />
            <input
              type="search"
              name="search"
              defaultValue={filter.search}
              maxLength={limits.searchLength}
              placeholder="Nama skema, TUK, atau kota"
            />
          </span>
        </label>
        <FilterDrawer open={isFilterNarrowed(filter)}>
          <Choices filter={filter} choices={choices} />
        </FilterDrawer>
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <label className="flex min-h-6 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              name="hanya_tersedia"
              value="1"
              defaultChecked={filter.hanya_tersedia === '1'}
              className="checkbox checkbox-primary checkbox-sm"
            />
            Hanya yang masih tersedia
          </label>
          <span className="flex flex-wrap items-center gap-2">
            {isFilterNarrowed(filter) && (
              <Link
                to={filterHref(filter, { ...noFilter, arsip: filter.arsip, tampilan: filter.tampilan })}
                className="btn btn-ghost"
              >
                Hapus saringan
              </Link>
            )}
            <button type="submit" className="btn btn-primary">
              Tampilkan
            </button>
          </span>
        </div>
      </AskForm>
    </search>
  )
}

function Choices({ filter, choices }: { filter: ScheduleFilter; choices: FilterChoices }) {
  const monthly = filter.tampilan === 'bulan'
  return (
    <>
      <FilterSelect
        label="Kategori"
        name="category"
        value={filter.category}
        all={[noFilter.category, 'Semua kategori']}
        options={choices.categories.map((name) => [name, name])}
      />
      <FilterSelect
        label="Bulan"
        name="bulan"
        value={filter.bulan}
        all={['', monthly ? 'Bulan terdekat' : 'Semua bulan']}
        options={choices.months.map((month) => [month, longMonth(month)])}
      />
      <FilterSelect
        label="Provinsi"
        name="provinsi"
        value={filter.provinsi}
        all={['', 'Semua provinsi']}
        options={choices.provinces.map((code) => [code, provinceName(code)])}
      />
      <FilterSelect
        label="Metode"
        name="metode"
        value={filter.metode}
        all={['', 'Semua metode']}
        options={METHODS.map((method) => [method, method])}
      />
    </>
  )
}
