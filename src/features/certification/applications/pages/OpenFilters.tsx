import { Search } from 'lucide-react'
import { longMonth } from '../../../../lib/day.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import { limits } from '../../../../limits.ts'
import { to } from '../../../../paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { AskForm } from '../../../../ui/search/AskForm.tsx'
import { FilterDrawer } from '../../../../ui/search/FilterDrawer.tsx'
import { FilterSelect } from '../../../../ui/search/FilterSelect.tsx'
import type { OpenChoices } from '../start/open-search-contract.ts'
import { noOpenFilter, type OpenFilter, openFilterHref, readOpenFilter } from './open-filter.ts'

/** Shows the filters and the order of the schedules, which are kept in the address. */
export function OpenFilters({ filter, choices }: { filter: OpenFilter; choices: OpenChoices }) {
  const { kategori, bulan, provinsi } = filter
  const isNarrowed = [kategori, bulan, provinsi].some((chosen) => chosen !== '')
  return (
    <search>
      <AskForm
        action={to.certificationSchedules}
        href={(given) => openFilterHref(readOpenFilter(given), {})}
        preventScrollReset
        // Fields keep what was typed, so another address needs another form.
        key={openFilterHref(filter, {})}
        className="panel grid gap-4 p-4 sm:p-5"
      >
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
        <FilterDrawer open={isNarrowed || filter.urut !== noOpenFilter.urut}>
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
        </FilterDrawer>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <label className="flex min-h-6 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              name="memenuhi"
              value="1"
              defaultChecked={filter.memenuhi === '1'}
              className="checkbox checkbox-primary checkbox-sm"
            />
            Hanya yang syaratnya sudah saya penuhi
          </label>
          <span className="flex flex-wrap items-center gap-2">
            {(isNarrowed || filter.search !== '' || filter.memenuhi !== '') && (
              <Link to={openFilterHref(noOpenFilter, { urut: filter.urut })} className="btn btn-ghost">
                Hapus saringan
              </Link>
            )}
            <button type="submit" className="btn btn-outline">
              Tampilkan
            </button>
          </span>
        </div>
      </AskForm>
    </search>
  )
}
