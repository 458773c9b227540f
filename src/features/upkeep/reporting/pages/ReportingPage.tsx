import { useSearchParams } from 'react-router'
import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import type { PrivateFile } from '../../../platform/files/contract.ts'
import type { Report, ReportYear, RoleClaim } from '../contract.ts'
import { formPageOf, yearTitle } from './form/form-pages.ts'
import type { Source } from './form/use-report.ts'
import { OneReport } from './OneReport.tsx'
import { ReportOverview } from './ReportOverview.tsx'

export type ReportingData =
  | { state: 'list'; years: ReportYear[]; claims: RoleClaim[] }
  | { state: 'report'; report: Report; sources: Source[]; files: PrivateFile[] }

export async function load(client: ApiClient, { url }: Opened): Promise<ReportingData> {
  const asked = url.searchParams.get('tahun')
  if (asked === null) {
    const [years, claims] = await Promise.all([client.listReportYears(), client.listRoleClaims()])
    return { state: 'list', years, claims }
  }
  const id = Number(asked)
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Laporan tidak ditemukan.')
  const report = await client.getReport({ id })
  if (!report.dapat_ditulis) return { state: 'report', report, sources: [], files: report.berkas }
  const [{ dokumen, berkas }, own] = await Promise.all([client.listReportableDocuments(), client.listFiles()])
  const files = new Map([...own, ...berkas, ...report.berkas].map((file) => [file.id, file]))
  return { state: 'report', report, sources: dokumen, files: [...files.values()] }
}

export const head = (data: ReportingData): Head => ({
  title: data.state === 'report' ? yearTitle(data.report) : 'Pelaporan Kinerja',
  noindex: true,
})

// The pages of a report's form share what was loaded and what was typed since.
export const keeps = (from: URL, next: URL): boolean => {
  const year = next.searchParams.get('tahun')
  return from.pathname === next.pathname && year !== null && from.searchParams.get('tahun') === year
}

export function Page({ data }: { data: ReportingData }) {
  const [search] = useSearchParams()
  if (data.state === 'list') return <ReportOverview {...data} />
  return <OneReport key={data.report.id} {...data} page={formPageOf(search)} />
}
