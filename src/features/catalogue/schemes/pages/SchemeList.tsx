import { Info } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { ApiClient, Head } from '../../../../app/routing/page.ts'
import { memoize } from '../../../../lib/memoize.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { limits } from '../../../../limits.ts'
import { to } from '../../../../paths.ts'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { Pager } from '../../../../ui/search/Pager.tsx'
import { fillParts, languageOfPage, own, t } from '../../../../ui/words.tsx'
import type { Training } from '../../schedules/contract.ts'
import { scheduledPlace } from '../../schedules/rules.ts'
import { SchemeGroups } from './SchemeGroups.tsx'
import { groupByScheme, type Scheduled } from './scheme-groups.ts'

/** The facts that the table shows of a schedule; the long texts would only make the page larger. */
interface Row extends Scheduled {
  category: string
  durasi: string | null
}

export const search = (query: URLSearchParams) => ({
  page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
})

export async function load(client: ApiClient): Promise<Row[]> {
  const schedules = await client.listTrainings({ category: 'all', search: '', ujian: '0', is_jadwal: '1' })
  return rowsOf(schedules)
}

/** The list is loaded once; its pages are cut from it here. */
export const keeps = (): boolean => true

export const head = (): Head => ({
  title: t('Daftar Skema'),
  description: t('Skema sertifikasi penyusun Amdal yang dijadwalkan, beserta pelaksanaan dan regulasinya.'),
})

export function Page({ data }: { data: Row[] }) {
  const [query] = useSearchParams()
  const size = limits.schemeListPageSize
  const pages = Math.max(1, Math.ceil(data.length / size))
  const page = Math.min(search(query).page, pages)
  const before = (page - 1) * size
  return (
    <>
      <PageHeader
        title={t('Daftar Skema')}
        intro={t('Setiap skema memiliki regulasi yang memuat syarat, proses, dan kewajiban pemegang sertifikat.')}
        crumbs={[{ label: t('Daftar Skema') }]}
      />
      <div className="wrap space-y-4 py-4 md:space-y-6 md:py-8 lg:py-12">
        <p className="flex gap-2 rounded-box border border-line bg-base-200 px-3 py-2 text-[0.9375rem] md:gap-3 md:px-4 md:py-3">
          <Info aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
          <span>
            {fillParts('Untuk mendaftar skema, silakan {login} atau {register} terlebih dahulu.', {
              login: (
                <Link to={to.login} className="text-link">
                  {t('Login')}
                </Link>
              ),
              register: (
                <Link to={to.register} className="text-link">
                  {t('Register')}
                </Link>
              ),
            })}
          </span>
        </p>
        {page === 1 && data.length > 0 && <SchemeGroups groups={groupByScheme(data)} />}
        <DataTable
          caption={t(`Daftar skema, ${data.length} seluruhnya`)}
          columns={columnsAfter(before)}
          rows={data.slice(before, before + size)}
          rowKey={(row) => row.id}
          empty={
            <EmptyState title={t('Belum ada skema yang dijadwalkan')}>
              <p>{t('Skema baru diumumkan di halaman ini.')}</p>
            </EmptyState>
          }
        />
        <Pager page={page} pages={pages} href={(next) => (next === 1 ? to.schemes : `${to.schemes}?page=${next}`)} />
      </div>
    </>
  )
}

const rowOf = (schedule: Training): Row => ({
  id: schedule.id,
  name: schedule.name,
  category: schedule.category.name,
  durasi: schedule.durasi,
  start: schedule.start_date ?? schedule.tanggal_sertifikasi,
  end: schedule.end_date,
  city: scheduledPlace(schedule) ?? undefined,
  fee: schedule.registration_fee,
  state: schedule.status_jadwal,
})

/** Every page of the list is cut from the same rows. */
const rowsOf = memoize((schedules: Training[]): Row[] => schedules.map(rowOf))

const columnsAfter = (before: number) => [
  {
    header: t('No.'),
    cell: (_: Row, index: number) => <span className="tabular-nums">{before + index + 1}</span>,
    // Cards need no number.
    className: 'max-md:hidden!',
  },
  { header: t('Jenis'), cell: kindCell },
  { header: t('Pelaksanaan'), cell: (row: Row) => own(row.durasi ?? '-') },
  { header: t('Regulasi'), cell: regulationCell },
]

function kindCell(row: Row) {
  return (
    <>
      <span className="font-semibold">{own(row.category)}</span>
      <span className="mt-0.5 block text-muted text-sm">
        {own(row.name)}
        <span className="flex flex-wrap gap-x-3">
          <DayRange start={row.start} end={row.end} />
          {row.city && <span>{own(row.city)}</span>}
          {languageOfPage() && <span>{t(formatRupiah(row.fee))}</span>}
        </span>
      </span>
    </>
  )
}

function regulationCell(row: Row) {
  return (
    <Link to={to.scheme(row.id)} className="btn btn-outline btn-primary btn-sm">
      {t('Detail')}
      <span className="sr-only">
        {' '}
        {t('regulasi')} {own(row.name)}
      </span>
    </Link>
  )
}
