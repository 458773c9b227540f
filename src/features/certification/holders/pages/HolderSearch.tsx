import { Search as SearchIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { isNumber } from '../../../../lib/identifiers/number.ts'
import { EXPERTISES } from '../../../../lib/people/expertise.ts'
import { PROVINCES } from '../../../../lib/people/province.ts'
import { limits } from '../../../../limits.ts'
import { to } from '../../../../paths.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { AskForm } from '../../../../ui/search/AskForm.tsx'
import { FilterSelect } from '../../../../ui/search/FilterSelect.tsx'
import { Pager } from '../../../../ui/search/Pager.tsx'
import { t } from '../../../../ui/words.tsx'
import { CERTIFICATE_STATES } from '../../certificates/rules.ts'
import type { Holder } from '../contract.ts'
import { isNarrowed, noSearch, type Search, searchHref, verdictHref } from './address.ts'
import { HolderTable } from './HolderTable.tsx'

export interface SearchData {
  search: Search
  data: Holder[]
  total: number
  lebih: boolean
  mirip: boolean
  /** Why the search in the address could not be read. */
  unread?: string
}

const { diganti: _never, ...BROWSED } = CERTIFICATE_STATES

/** Holders of a certificate who agreed to be shown. */
export function HolderSearch({
  data: { search, data, total, lebih, mirip, unread },
  verdict,
}: {
  data: SearchData
  /** The register's answer about the number, where a whole number was typed. */
  verdict: ReactNode
}) {
  return (
    <>
      <SearchFields search={search} />
      {unread && <Alert tone="error">{t(unread)}</Alert>}
      {verdict}
      {mirip && <p className="font-medium">{t('Tidak ada nama yang persis begini. Ini nama yang mirip.')}</p>}
      <div className="space-y-1">
        <p role="status" className="text-muted">
          <Counted total={total}>
            {lebih
              ? `Lebih dari ${total} pemegang cocok; ditampilkan ${total} di antaranya. Persempit pencarian Anda.`
              : `${total} pemegang${isNarrowed(search) ? ' cocok' : ''}`}
          </Counted>
        </p>
        <p className="text-muted text-sm">
          {t(
            'Daftar ini memuat pemegang yang bersedia ditampilkan. Sertifikat lain dapat dipastikan dengan menulis nomornya lengkap.',
          )}
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

/** A sentence with its count in bold. */
function Counted({ total, children }: { total: number; children: string }) {
  const [before, ...after] = t(children).split(String(total))
  return (
    <>
      {before}
      <strong className="text-base-content tabular-nums">{total}</strong>
      {after.join(String(total))}
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
          <span className="font-medium text-sm">{t('Nama atau nomor')}</span>
          <span className="input w-full">
            <SearchIcon aria-hidden className="size-4 shrink-0 opacity-70" />
            <input
              type="search"
              name="search"
              defaultValue={search.search}
              maxLength={limits.searchLength}
              placeholder={t('Kata dari nama, atau nomor dari depan')}
            />
          </span>
        </label>
        <FilterSelect
          label={t('Kualifikasi')}
          name="kualifikasi"
          value={search.kualifikasi}
          all={['', t('Semua kualifikasi')]}
          options={[
            ['KTPA', t('KTPA (ketua tim)')],
            ['ATPA', t('ATPA (anggota tim)')],
          ]}
        />
        <FilterSelect
          label={t('Provinsi')}
          name="provinsi"
          value={search.provinsi}
          all={['', t('Semua provinsi')]}
          options={Object.entries(PROVINCES)}
        />
        <FilterSelect
          label={t('Keahlian')}
          name="keahlian"
          value={search.keahlian}
          all={['', t('Semua keahlian')]}
          options={EXPERTISES.map((name) => [name, t(name)])}
        />
        <FilterSelect
          label={t('Status')}
          name="status_sertifikat"
          value={search.status_sertifikat}
          all={['', t('Semua status')]}
          options={Object.entries(BROWSED).map(([state, words]) => [state, t(words)])}
        />
        <span className="col-span-full flex flex-wrap items-center justify-end gap-2">
          {isNarrowed(search) && (
            <Link to={to.holders} className="btn btn-ghost">
              {t('Hapus saringan')}
            </Link>
          )}
          <button type="submit" className="btn btn-primary">
            {t('Cari')}
          </button>
        </span>
      </AskForm>
    </search>
  )
}

function Nobody({ search }: { search: Search }) {
  if (!isNarrowed(search)) {
    return (
      <EmptyState title={t('Belum ada pemegang yang ditampilkan')}>
        <p>{t('Pemegang sertifikat muncul di sini sesudah menyetujuinya.')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('Tidak ada pemegang yang cocok')}>
      <p>
        {t('Periksa ejaannya atau kurangi saringan. Pemegang yang tidak bersedia ditampilkan tidak muncul di sini.')}
      </p>
      {isNumber(search.search) && (
        <p className="mt-4">
          <Link to={verdictHref(search.search)} className="text-link">
            {t(`Periksa nomor ${search.search}`)}
          </Link>
        </p>
      )}
      <p className="mt-4">
        <Link to={searchHref(noSearch, {})} className="text-link">
          {t('Lihat semua pemegang')}
        </Link>
      </p>
    </EmptyState>
  )
}
