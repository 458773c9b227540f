import type { ApiClient } from '../../app/routing/page.ts'
import { englishTo } from '../../english-paths.ts'
import type { EnglishContent } from '../../features/platform/site-content/contract.ts'
import { limits } from '../../limits.ts'
import { to } from '../../paths.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { englishPage } from '../english-page.ts'
import { EnglishHeader, EnglishPager, IndonesianLink } from '../parts.tsx'
import { duration, fee, qualification, SchemeName } from '../scheme-words.tsx'
import { englishDays, t } from '../text.ts'

interface Row {
  id: number
  name: string
  category: string
  durasi: string | null
  start: string | null
  end: string | null
  city: string | null
  fee: number
}

const search = (query: URLSearchParams) => ({ page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1) })

async function load(client: ApiClient): Promise<Row[]> {
  const trainings = await client.listTrainings({ category: 'all', search: '', ujian: '0', is_jadwal: '1' })
  return trainings.map((training) => ({
    id: training.id,
    name: training.name,
    category: training.category.name,
    durasi: training.durasi,
    start: training.start_date ?? training.tanggal_sertifikasi,
    end: training.end_date,
    city: training.tuk?.kota ?? null,
    fee: training.registration_fee,
  }))
}

/** The schemes that are offered, and when. */
export const schemeList = englishPage<Row[]>({
  path: englishTo.schemes,
  indonesian: to.schemes,
  search,
  load,
  head: () => ({ title: t('schemes.title'), description: t('schemes.description') }),
  View: ({ data, at, english }) => {
    const size = limits.schemeListPageSize
    const pages = Math.max(1, Math.ceil(data.length / size))
    const page = Math.min(search(at.url.searchParams).page, pages)
    return (
      <>
        <EnglishHeader title={t('schemes.title')} intro={t('schemes.intro')} crumbs={[{ label: t('schemes.title') }]} />
        <div className="wrap space-y-6 py-8 lg:py-12">
          <p className="max-w-[51em]">
            {t('schemes.apply')} <IndonesianLink href={to.register}>{t('rest.register')}</IndonesianLink>
          </p>
          <DataTable
            caption={t('schemes.caption', { count: data.length })}
            columns={columnsIn(english)}
            rows={data.slice((page - 1) * size, page * size)}
            rowKey={(row) => row.id}
            empty={
              <EmptyState title={t('schemes.none')}>
                <p>{t('schemes.noneText')}</p>
              </EmptyState>
            }
          />
          <EnglishPager
            page={page}
            pages={pages}
            href={(next) => (next === 1 ? englishTo.schemes : `${englishTo.schemes}?page=${next}`)}
          />
        </div>
      </>
    )
  },
})

const columnsIn = (english: EnglishContent) => [
  {
    header: t('schemes.scheme'),
    cell: (row: Row) => (
      <>
        <a href={englishTo.scheme(row.id)} className="font-semibold text-primary underline-offset-4 hover:underline">
          <SchemeName name={row.name} english={english} />
        </a>
        <span className="mt-0.5 block text-muted text-sm">{qualification(row.category)}</span>
      </>
    ),
  },
  {
    header: t('schemes.date'),
    cell: (row: Row) => (
      <>
        {row.start === null ? '–' : englishDays(row.start, row.end)}
        {row.city && (
          <span lang="id" className="block text-muted text-sm">
            {row.city}
          </span>
        )}
      </>
    ),
  },
  { header: t('schemes.duration'), cell: (row: Row) => duration(row.durasi) },
  { header: t('schemes.fee'), cell: (row: Row) => <span className="tabular-nums">{fee(row.fee)}</span> },
]
