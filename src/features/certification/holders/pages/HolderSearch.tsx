import { Search as SearchIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { EXPERTISES } from '../../../../lib/people/expertise.ts'
import { PROVINCES } from '../../../../lib/people/province.ts'
import { limits } from '../../../../limits.ts'
import { to } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { AskForm } from '../../../../ui/search/AskForm.tsx'
import { FilterSelect } from '../../../../ui/search/FilterSelect.tsx'
import { Pager } from '../../../../ui/search/Pager.tsx'
import { CERTIFICATE_STATES } from '../../certificates/rules.ts'
import type { Holder } from '../contract.ts'
import { isNumber } from '../rules.ts'
import { isNarrowed, noSearch, type Search, searchHref, verdictHref } from './address.ts'
import { HolderTable } from './HolderTable.tsx'

export interface SearchData {
  search: Search
  data: Holder[]
  total: number
  lebih: boolean
}

const { diganti: _never, ...BROWSED } = CERTIFICATE_STATES

/** Holders of a certificate who agreed to be shown. */
export function HolderSearch({
  data: { search, data, total, lebih },
  verdict,
}: {
  data: SearchData
  /** The register's answer about the number, where a whole number was typed. */
  verdict: ReactNode
}) {
  return (
    <>
      <SearchFields search={search} />
      {verdict}
      <div className="space-y-1">
        <p role="status" className="text-muted">
          {lebih ? (
            <>
              Lebih dari <strong className="text-base-content tabular-nums">{total}</strong> pemegang cocok; ditampilkan{' '}
              {total} di antaranya. Persempit pencarian Anda.
            </>
          ) : (
            <>
              <strong className="text-base-content tabular-nums">{total}</strong> pemegang
              {isNarrowed(search) ? ' cocok' : ''}
            </>
          )}
        </p>
        <p className="text-muted text-sm">
          Daftar ini memuat pemegang yang bersedia ditampilkan. Sertifikat lain dapat dipastikan dengan menulis nomornya
          lengkap.
        </p>
      </div>
      {data.length > 0 ? <HolderTable holders={data} /> : !verdict && <Nobody search={search} />}
      <Pager
        page={search.page}
        pages={Math.ceil(total / limits.listPageSize)}
        href={(page) => searchHref(search, { page })}
      />
    </>
  )
}

/** An ordinary GET form. */
function SearchFields({ search }: { search: Search }) {
  return (
    <search>
      <AskForm
        action={to.holders}
        // Fields keep what was typed, so the key makes a new form for each address.
        key={searchHref(search, {})}
        className="panel no-print grid gap-x-3 gap-y-4 p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-4"
      >
        <label className="flex min-w-0 flex-col gap-1.5 sm:col-span-full">
          <span className="font-medium text-sm">Nama atau nomor</span>
          <span className="input w-full">
            <SearchIcon aria-hidden className="size-4 shrink-0 opacity-70" />
            <input
              type="search"
              name="search"
              defaultValue={search.search}
              maxLength={limits.searchLength}
              placeholder="Kata dari nama, atau nomor dari depan"
            />
          </span>
        </label>
        <FilterSelect
          label="Kualifikasi"
          name="kualifikasi"
          value={search.kualifikasi}
          all={['', 'Semua kualifikasi']}
          options={[
            ['KTPA', 'KTPA (ketua tim)'],
            ['ATPA', 'ATPA (anggota tim)'],
          ]}
        />
        <FilterSelect
          label="Provinsi"
          name="provinsi"
          value={search.provinsi}
          all={['', 'Semua provinsi']}
          options={Object.entries(PROVINCES)}
        />
        <FilterSelect
          label="Keahlian"
          name="keahlian"
          value={search.keahlian}
          all={['', 'Semua keahlian']}
          options={EXPERTISES.map((name) => [name, name])}
        />
        <FilterSelect
          label="Status"
          name="status_sertifikat"
          value={search.status_sertifikat}
          all={['', 'Semua status']}
          options={Object.entries(BROWSED)}
        />
        <span className="col-span-full flex flex-wrap items-center justify-end gap-2">
          {isNarrowed(search) && (
            <Link to={to.holders} className="btn btn-ghost">
              Hapus saringan
            </Link>
          )}
          <button type="submit" className="btn btn-primary">
            Cari
          </button>
        </span>
      </AskForm>
    </search>
  )
}

function Nobody({ search }: { search: Search }) {
  if (!isNarrowed(search)) {
    return (
      <EmptyState title="Belum ada pemegang yang ditampilkan">
        <p>Pemegang sertifikat muncul di sini sesudah menyetujuinya.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Tidak ada pemegang yang cocok">
      <p>Periksa ejaannya atau kurangi saringan. Pemegang yang tidak bersedia ditampilkan tidak muncul di sini.</p>
      {isNumber(search.search) && (
        <p className="mt-4">
          <Link to={verdictHref(search.search)} className="text-link">
            Periksa nomor {search.search}
          </Link>
        </p>
      )}
      <p className="mt-4">
        <Link to={searchHref(noSearch, {})} className="text-link">
          Lihat semua pemegang
        </Link>
      </p>
    </EmptyState>
  )
}
