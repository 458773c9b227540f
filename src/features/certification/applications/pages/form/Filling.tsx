import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { longMoment } from '../../../../../lib/day.ts'
import { to } from '../../../../../paths.ts'
import { Alert } from '../../../../../ui/Alert.tsx'
import { type FormPageItem, FormPageList } from '../../../../../ui/form/FormPageList.tsx'
import { NewerVersion } from '../../../../../ui/form/NewerVersion.tsx'
import { SaveStatus } from '../../../../../ui/form/SaveStatus.tsx'
import { useFormPageChange } from '../../../../../ui/form/use-form-page-change.ts'
import { Link } from '../../../../../ui/Link.tsx'
import type { PrivateFile } from '../../../../platform/files/contract.ts'
import type { Application } from '../../contract.ts'
import { FORM_PAGES } from '../../rules.ts'
import { Overview } from './Overview.tsx'
import { PageFrame } from './PageFrame.tsx'
import { type FormPlace, PAGE_HEADING_ID, PLACE_TITLES } from './page-titles.ts'
import { Review } from './Review.tsx'
import { Sent } from './Sent.tsx'
import { type FormState, useForm } from './use-form.ts'

interface FillingProps {
  application: Application
  files: PrivateFile[]
  place: FormPlace
}

/** The application form: a task list of short pages that save themselves. */
export function Filling({ application: opened, files, place }: FillingProps) {
  const form = useForm(opened, files)
  const { application, draft, newer, settle } = form
  const [sent, setSent] = useState<Application>()
  useFormPageChange(place, PAGE_HEADING_ID, () => void draft.flush().catch(() => undefined))
  if (sent) return <Sent application={sent} isCorrection={opened.tahap === 'perlu_perbaikan'} />
  return (
    <div className="wrap py-8 lg:py-12">
      <Link
        to={to.certificationSchedules}
        className="no-print inline-flex items-center gap-2 py-1 text-primary hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Daftar Sertifikasi
      </Link>
      <p className="mt-4 text-muted">{application.category.name}</p>
      <h1 className="mt-1 text-3xl">{application.name}</h1>
      <SaveStatus saving={draft.saving} retry={() => void draft.flush().catch(() => undefined)} />
      <Deadline application={application} />
      {newer && <NewerVersion settle={settle} />}
      <div className="mt-4 grid gap-6 lg:grid-cols-[17rem_1fr] lg:items-start">
        <FormPageList label="Langkah permohonan" items={pageItems(form, place)} />
        {place === 'ringkasan' && <Overview form={form} />}
        {place === 'periksa' && <Review form={form} onSent={setSent} />}
        {place !== 'ringkasan' && place !== 'periksa' && <PageFrame key={place} form={form} page={place} />}
      </div>
    </div>
  )
}

function Deadline({ application: { due_at, ditawarkan, tahap, catatan } }: { application: Application }) {
  const until = due_at ? longMoment(new Date(due_at)) : undefined
  if (tahap === 'perlu_perbaikan') {
    return (
      <Alert tone="warning">
        <p className="font-semibold">Perlu perbaikan{until && ` sebelum ${until}`}</p>
        {catatan && <p className="mt-1 whitespace-pre-line">{catatan}</p>}
      </Alert>
    )
  }
  if (!ditawarkan) return null
  return (
    <Alert tone="info">
      Satu kursi dipegang untuk Anda sampai {until}. Lengkapi dan kirim permohonan sebelum waktu itu.
    </Alert>
  )
}

function pageItems({ application }: FormState, place: FormPlace): FormPageItem[] {
  const at = (page: string) => to.certificationForm(application.schedule_id, page)
  const pages = FORM_PAGES.map((page) => {
    const { lengkap, mulai } = application.langkah.find(({ langkah }) => langkah === page) ?? {}
    return {
      label: PLACE_TITLES[page],
      to: at(page),
      state: lengkap ? ('done' as const) : mulai ? ('attention' as const) : ('open' as const),
      current: place === page,
    }
  })
  const isReady = pages.every(({ state }) => state === 'done')
  const review = {
    label: PLACE_TITLES.periksa,
    to: at('periksa'),
    state: 'open' as const,
    words: isReady ? 'Siap dikirim' : 'Sesudah semua lengkap',
    current: place === 'periksa',
  }
  return [...pages, review]
}
