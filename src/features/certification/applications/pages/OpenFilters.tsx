import { longMonth } from '../../../../lib/day.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import { limits } from '../../../../limits.ts'
import { to } from '../../../../paths.ts'
import { FilterForm } from '../../../../ui/search/FilterForm.tsx'
import { FilterSelect } from '../../../../ui/search/FilterSelect.tsx'
import type { OpenChoices } from '../start/open-search-contract.ts'
import { noOpenFilter, type OpenFilter, openFilterHref, readOpenFilter } from './open-filter.ts'

/** Shows the filters and the order of the schedules, which are kept in the address. */
export function OpenFilters({ filter, choices }: { filter: OpenFilter; choices: OpenChoices }) {
  const { search, kategori, bulan, provinsi, memenuhi } = filter
  const used = [kategori, bulan, provinsi, memenuhi].filter((chosen) => chosen !== '').length
  return (
    <FilterForm
      action={to.certificationSchedules}
      href={(given) => openFilterHref(readOpenFilter(given), {})}
      // Fields keep what was typed, so another address needs another form.
      key={openFilterHref(filter, {})}
      search={search}
      maxLength={limits.searchLength}
      placeholder="Nama skema, TUK, atau kota"
      used={used}
      check={{ name: 'memenuhi', label: 'Hanya yang syaratnya sudah saya penuhi', checked: memenuhi === '1' }}
      clear={used > 0 || search !== '' ? openFilterHref(noOpenFilter, { urut: filter.urut }) : null}
    >
      <FilterSelect
        label="Kategori"
        name="kategori"
        value={filter.kategori}
        all={['', 'Semua kategori']}
        options={choices.category.map((name) => [name, name])}
      />
      <FilterSelect
        label="Bulan"
        name="bulan"
        value={filter.bulan}
        all={['', 'Semua bulan']}
        options={choices.bulan.map((month) => [month, longMonth(month)])}
      />
      <FilterSelect
        label="Provinsi"
        name="provinsi"
        value={filter.provinsi}
        all={['', 'Semua provinsi']}
        options={choices.provinsi.map((code) => [code, provinceName(code)])}
      />
      <FilterSelect
        label="Urutkan"
        name="urut"
        value={filter.urut}
        all={['sesuai', 'Paling sesuai untuk Anda']}
        options={[
          ['tanggal', 'Tanggal terdekat'],
          ['biaya', 'Biaya terendah'],
          ['kursi', 'Kursi terbanyak'],
        ]}
      />
    </FilterForm>
  )
}
