import { longDay } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { NewerVersion } from '../../../../../ui/form/drafts/NewerVersion.tsx'
import { SaveStatus } from '../../../../../ui/form/drafts/SaveStatus.tsx'
import { type FormPageItem, FormPageList } from '../../../../../ui/form/pages/FormPageList.tsx'
import { useFormPageChange } from '../../../../../ui/form/pages/use-form-page-change.ts'
import type { PrivateFile } from '../../../../platform/files/contract.ts'
import type { Report } from '../../contract.ts'
import { PAGE_TITLES, REPORT_PAGE_HEADING_ID, type ReportFormPage } from './form-pages.ts'
import { PartForm } from './PartForm.tsx'
import { ReportReview } from './ReportReview.tsx'
import { type Source, useReport } from './use-report.ts'

interface WriteReportProps {
  opened: Report
  sources: Source[]
  files: PrivateFile[]
  page: ReportFormPage
  onClosed: (report: Report) => void
}

/** A report being written, in short pages that save themselves. */
export function WriteReport({ page, ...given }: WriteReportProps) {
  const form = useReport(given)
  const { draft, report, newer } = form
  const saveNow = () => void draft.flush().catch(() => undefined)
  useFormPageChange(page, REPORT_PAGE_HEADING_ID, saveNow)
  return (
    <>
      <SaveStatus saving={draft.saving} retry={saveNow} />
      <Notice report={report} />
      <div className="mt-4 grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <FormPageList label="Langkah laporan" items={pageItems(report, page)} />
        <div className="min-w-0 max-w-3xl">
          {newer && <NewerVersion settle={form.settle} />}
          {page === 'periksa' ? <ReportReview form={form} /> : <PartForm key={page} form={form} part={page} />}
        </div>
      </div>
    </>
  )
}

function Notice({ report: { status, catatan, dapat_dikirim, tahun } }: { report: Report }) {
  if (status === 'perlu_perbaikan') {
    return (
      <Alert tone="warning">
        <p className="font-semibold">Perlu perbaikan</p>
        {catatan && <p className="mt-1 whitespace-pre-line">{catatan}</p>}
      </Alert>
    )
  }
  if (dapat_dikirim) return null
  return (
    <Alert tone="info">
      Laporan ini dapat dikirim mulai {longDay(tahun.lapor_mulai)}. Drafnya sudah dapat ditulis.
    </Alert>
  )
}

function pageItems({ id, bagian }: Report, page: ReportFormPage): FormPageItem[] {
  const parts = bagian.map(({ bagian: part, lengkap, mulai }) => ({
    label: PAGE_TITLES[part],
    to: own.report(id, part),
    state: lengkap ? ('done' as const) : mulai ? ('attention' as const) : ('open' as const),
    current: page === part,
  }))
  const isReady = parts.every(({ state }) => state === 'done')
  const review = {
    label: PAGE_TITLES.periksa,
    to: own.report(id, 'periksa'),
    state: 'open' as const,
    words: isReady ? 'Siap dikirim' : 'Sesudah semua lengkap',
    current: page === 'periksa',
  }
  return [...parts, review]
}
