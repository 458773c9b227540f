import { englishTo } from '../../english-paths.ts'
import type { Holder } from '../../features/certification/holders/contract.ts'
import { noSearch, type Search } from '../../features/certification/holders/pages/address.ts'
import { Portrait } from '../../features/certification/holders/pages/Portrait.tsx'
import { LOOKS, placeOf } from '../../features/certification/holders/pages/state-look.ts'
import type { EnglishContent } from '../../features/platform/site-content/contract.ts'
import { EXPERTISES } from '../../lib/people/expertise.ts'
import { PROVINCES } from '../../lib/people/province.ts'
import { limits } from '../../limits.ts'
import { Chip } from '../../ui/Chip.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FilterSelect } from '../../ui/search/FilterSelect.tsx'
import { EnglishPager, Indonesian } from '../parts.tsx'
import { qualification, SchemeName } from '../scheme-words.tsx'
import { englishDay, rich, t } from '../text.ts'

export interface SearchData {
  search: Search
  data: Holder[]
  total: number
  lebih: boolean
}

/** The address that shows the search with these changes; what is as usual is left out. */
function searchHref(search: Search, changes: Partial<Search>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...search, page: 1, ...changes })) {
    if (value !== noSearch[name as keyof Search]) query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${englishTo.holders}?${text}` : englishTo.holders
}

/** Tells whether the search has any words or filters. */
const isNarrowed = (search: Search): boolean => searchHref(search, {}) !== englishTo.holders

interface Props {
  data: SearchData
  english: EnglishContent
}

/** Holders of a certificate who agreed to be shown. */
export const HolderSearch = ({ data: { search, data, total, lebih }, english }: Props) => (
  <>
    <SearchFields search={search} />
    <div className="space-y-1">
      <p className="text-muted">
        {t(lebih ? 'holders.more' : isNarrowed(search) ? 'holders.found' : 'holders.count', { count: total })}
      </p>
      <p className="text-muted text-sm">
        {rich('holders.consent', {
          link: (words) => (
            <a key="number" href={`${englishTo.holders}?bagian=nomor`} className="text-link">
              {words}
            </a>
          ),
        })}
      </p>
    </div>
    {data.length > 0 ? (
      <DataTable
        caption={t('holders.caption')}
        columns={columnsIn(english)}
        rows={data}
        rowKey={({ no_sertifikasi }) => no_sertifikasi}
        empty={null}
      />
    ) : (
      <EmptyState title={t(isNarrowed(search) ? 'holders.none' : 'holders.nobody')}>
        {isNarrowed(search) && <p>{t('holders.noneText')}</p>}
        {/\d/.test(search.search) && (
          <p className="mt-4">
            <a href={englishTo.verdict(search.search)} className="text-link">
              {t('holders.checkNumber', { number: search.search })}
            </a>
          </p>
        )}
      </EmptyState>
    )}
    <EnglishPager
      page={search.page}
      pages={Math.ceil(total / limits.listPageSize)}
      href={(page) => searchHref(search, { page })}
    />
  </>
)

const STATES = ['aktif', 'akan_berakhir', 'belum_berlaku', 'dibekukan', 'dicabut', 'kedaluwarsa'] as const

const SearchFields = ({ search }: { search: Search }) => (
  <search>
    <form
      noValidate
      action={englishTo.holders}
      className="panel no-print grid gap-x-3 gap-y-4 p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-4"
    >
      <label className="flex min-w-0 flex-col gap-1.5 sm:col-span-full">
        <span className="font-medium text-sm">{t('holders.nameOrNumber')}</span>
        <input
          type="search"
          name="search"
          defaultValue={search.search}
          maxLength={limits.searchLength}
          className="input w-full"
        />
      </label>
      <FilterSelect
        label={t('holders.qualification')}
        name="kualifikasi"
        value={search.kualifikasi}
        all={['', t('holders.allQualifications')]}
        options={[
          ['KTPA', t('qualification.KTPA')],
          ['ATPA', t('qualification.ATPA')],
        ]}
      />
      <FilterSelect
        label={t('holders.province')}
        name="provinsi"
        value={search.provinsi}
        all={['', t('holders.allProvinces')]}
        options={Object.entries(PROVINCES)}
      />
      <FilterSelect
        label={t('holders.expertise')}
        name="keahlian"
        value={search.keahlian}
        all={['', t('holders.allExpertises')]}
        options={EXPERTISES.map((name) => [name, t(`expertise.${name}`)])}
      />
      <FilterSelect
        label={t('holders.state')}
        name="status_sertifikat"
        value={search.status_sertifikat}
        all={['', t('holders.allStates')]}
        options={STATES.map((state) => [state, t(`state.${state}`)])}
      />
      <span className="col-span-full flex flex-wrap items-center justify-end gap-2">
        {isNarrowed(search) && (
          <a href={englishTo.holders} className="btn btn-ghost">
            {t('holders.clear')}
          </a>
        )}
        <button type="submit" className="btn btn-primary">
          {t('holders.searchButton')}
        </button>
      </span>
    </form>
  </search>
)

const columnsIn = (english: EnglishContent) => [
  { header: t('holders.name'), cell: nameCell, className: 'lg:min-w-56 max-md:grid-cols-1! max-md:before:hidden!' },
  {
    header: t('schemes.scheme'),
    cell: ({ kualifikasi, skema }: Holder) => (
      <>
        {qualification(kualifikasi)}
        <span className="mt-0.5 block text-muted text-sm">
          <SchemeName name={skema} english={english} />
        </span>
      </>
    ),
  },
  { header: t('holders.expertise'), cell: ({ keahlian }: Holder) => expertises(keahlian) ?? '–' },
  {
    header: t('holders.place'),
    cell: (holder: Holder) => <Indonesian>{placeOf(holder) || '–'}</Indonesian>,
  },
  {
    header: t('holders.validUntil'),
    cell: (holder: Holder) => <span className="tabular-nums">{englishDay(holder.valid_until)}</span>,
  },
  { header: t('holders.state'), cell: stateCell, className: 'lg:whitespace-nowrap' },
]

function nameCell(holder: Holder) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Portrait holder={holder} className="size-11 text-sm" />
      <span className="min-w-0">
        <a
          href={englishTo.verdict(holder.no_sertifikasi)}
          lang="id"
          className="font-semibold text-primary underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {holder.nama}
        </a>
        <span className="mt-0.5 block text-muted text-sm tabular-nums [overflow-wrap:anywhere]">
          {holder.no_sertifikasi}
        </span>
      </span>
    </span>
  )
}

function stateCell({ status_sertifikat }: Holder) {
  const { tone, icon } = LOOKS[status_sertifikat]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`state.${status_sertifikat}`)}
    </Chip>
  )
}

/** Fields of expertise in English; null where there are none. */
export const expertises = (keahlian: readonly string[]): string | null =>
  keahlian.length === 0
    ? null
    : keahlian
        .map((name) => EXPERTISES.find((known) => known === name) ?? 'lainnya')
        .map((name) => t(`expertise.${name}`))
        .join(', ')
