import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { dayRange, longDay } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { PrivateFile } from '../../../platform/files/contract.ts'
import type { Report } from '../contract.ts'
import { type ReportFormPage, yearTitle } from './form/form-pages.ts'
import type { Source } from './form/use-report.ts'
import { WriteReport } from './form/WriteReport.tsx'
import { ReportView } from './ReportView.tsx'
import { ReportChip } from './YearTable.tsx'

interface OneReportProps {
  report: Report
  sources: Source[]
  files: PrivateFile[]
  page: ReportFormPage
}

/** The report of a year: a form while it can be edited, read-only afterwards. */
export function OneReport({ report: opened, sources, files, page }: OneReportProps) {
  const [written, setWritten] = useState(opened)
  // What waited for the network has gone: the page is loaded again.
  const report = opened.dapat_ditulis ? written : opened
  const isSent = opened.dapat_ditulis && !report.dapat_ditulis
  const { tahun, status, terlambat, submitted_at } = report
  return (
    <div className="wrap py-8 lg:py-12">
      <Link to={own.reporting} className="no-print inline-flex items-center gap-2 py-1 text-primary hover:underline">
        <ArrowLeft aria-hidden className="size-4" />
        Pelaporan Kinerja
      </Link>
      <p className="mt-4 text-muted">
        {tahun.kualifikasi} · <span className="tabular-nums">{tahun.no_sertifikasi}</span>
      </p>
      <h1 className="mt-1 text-3xl">{yearTitle(report)}</h1>
      <p className="mt-2 text-muted">
        {dayRange(tahun.mulai, tahun.selesai)} · jatuh tempo {longDay(tahun.jatuh_tempo)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ReportChip status={status} />
        {terlambat && <Chip tone={submitted_at ? 'warning' : 'error'}>Terlambat</Chip>}
      </div>
      {report.dapat_ditulis ? (
        <WriteReport opened={report} sources={sources} files={files} page={page} onClosed={setWritten} />
      ) : (
        <ReportView report={report} isSent={isSent} />
      )}
    </div>
  )
}
