import { longMonth } from '../../../../lib/day.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import { limits } from '../../../../limits.ts'
import { to } from '../../../../paths.ts'
import { FilterForm } from '../../../../ui/search/FilterForm.tsx'
import { FilterSelect } from '../../../../ui/search/FilterSelect.tsx'
import { METHODS } from '../rules.ts'
import {
  filterHref,
  isFilterNarrowed,
  noFilter,
  readFilter,
  type ScheduleFilter,
  usedFilters,
} from './schedule-filter.ts'

/** The choices of the filter, taken from the schedules on offer. */
export interface FilterChoices {
  categories: string[]
  months: string[]
  provinces: string[]
}

/** The filter of the schedule; with scripts the address stays short. */
export const ScheduleFilters = ({ filter, choices }: { filter: ScheduleFilter; choices: FilterChoices }) => (
  <FilterForm
    action={to.schedules}
    href={(given) => filterHref(readFilter(given), {})}
    // Fields keep what was typed, so another address needs another form.
    key={filterHref(filter, {})}
    search={filter.search}
    maxLength={limits.searchLength}
    placeholder="Nama skema, TUK, atau kota"
    used={usedFilters(filter)}
    check={{ name: 'hanya_tersedia', label: 'Hanya yang masih tersedia', checked: filter.hanya_tersedia === '1' }}
    clear={
      isFilterNarrowed(filter)
        ? filterHref(filter, { ...noFilter, arsip: filter.arsip, tampilan: filter.tampilan })
        : null
    }
    kept={
      <>
        {filter.tampilan === 'bulan' && <input type="hidden" name="tampilan" value="bulan" />}
        {filter.arsip === '1' && <input type="hidden" name="arsip" value="1" />}
      </>
    }
  >
    <Choices filter={filter} choices={choices} />
  </FilterForm>
)

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
