import { own } from '../../../../../app/own-links.ts'
import { longDay } from '../../../../../lib/day.ts'
import { Alert } from '../../../../../ui/Alert.tsx'
import { NewerVersion } from '../../../../../ui/form/NewerVersion.tsx'
import { SaveStatus } from '../../../../../ui/form/SaveStatus.tsx'
import { type StepItem, StepList } from '../../../../../ui/form/StepList.tsx'
import { useStepChange } from '../../../../../ui/form/use-step-change.ts'
import type { PrivateFile } from '../../../../platform/files/contract.ts'
import type { Report } from '../../contract.ts'
import { PartForm } from './PartForm.tsx'
import { PLACE_TITLES, type Place, STEP_HEADING_ID } from './places.ts'
import { Review } from './Review.tsx'
import { type Source, useReport } from './use-report.ts'

interface WritingProps {
  opened: Report
  sources: Source[]
  files: PrivateFile[]
  place: Place
  onClosed: (report: Report) => void
}

/** A report being written, in short steps that save themselves. */
export function Writing({ place, ...given }: WritingProps) {
  const form = useReport(given)
  const { draft, report, newer } = form
  const saveNow = () => void draft.flush().catch(() => undefined)
  useStepChange(place, STEP_HEADING_ID, saveNow)
  return (
    <>
      <SaveStatus saving={draft.saving} retry={saveNow} />
      <Notice report={report} />
      <div className="mt-4 grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <StepList label="Langkah laporan" items={stepItems(report, place)} />
        <div className="min-w-0 max-w-3xl">
          {newer && <NewerVersion settle={form.settle} />}
          {place === 'periksa' ? <Review form={form} /> : <PartForm key={place} form={form} part={place} />}
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

function stepItems({ id, bagian }: Report, place: Place): StepItem[] {
  const parts = bagian.map(({ bagian: part, lengkap, mulai }) => ({
    label: PLACE_TITLES[part],
    to: own.report(id, part),
    state: lengkap ? ('done' as const) : mulai ? ('attention' as const) : ('open' as const),
    current: place === part,
  }))
  const isReady = parts.every(({ state }) => state === 'done')
  const review = {
    label: PLACE_TITLES.periksa,
    to: own.report(id, 'periksa'),
    state: 'open' as const,
    words: isReady ? 'Siap dikirim' : 'Sesudah semua lengkap',
    current: place === 'periksa',
  }
  return [...parts, review]
}
