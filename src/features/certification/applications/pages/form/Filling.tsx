import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { longMoment } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'
import { to } from '../../../../../paths.ts'
import { FoldedPart } from '../../../../../ui/FoldedPart.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { NewerVersion } from '../../../../../ui/form/drafts/NewerVersion.tsx'
import { SaveStatus } from '../../../../../ui/form/drafts/SaveStatus.tsx'
import { type FormPageItem, FormPageList } from '../../../../../ui/form/pages/FormPageList.tsx'
import { useFormPageChange } from '../../../../../ui/form/pages/use-form-page-change.ts'
import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../../ui/navigation/Link.tsx'
import type { PrivateFile } from '../../../../platform/files/contract.ts'
import type { Application } from '../../contract.ts'
import { OwnTransitions } from '../detail/OwnTransitions.tsx'
import { RenewalPart } from '../detail/RenewalPart.tsx'
import { draftWords } from '../draft-words.ts'
import { isOptional } from './first-place.ts'
import { PageFrame } from './PageFrame.tsx'
import { Preparation } from './Preparation.tsx'
import { FORM_PLACES, type FormPlace, PAGE_HEADING_ID, PLACE_TITLES } from './page-titles.ts'
import { Review } from './Review.tsx'
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
  useFormPageChange(place, PAGE_HEADING_ID, () => {
    void draft.flush().catch(() => undefined)
    form.see(place)
  })
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
      {application.tahap === 'draft' && application.due_at && (
        <p className="mt-1 text-muted">{draftWords(application.due_at, application.jadwal.status_jadwal)}</p>
      )}
      <SaveStatus saving={draft.saving} retry={() => void draft.flush().catch(() => undefined)} />
      <Deadline application={application} />
      {newer && <NewerVersion settle={settle} />}
      <div className="mt-4 grid gap-6 lg:grid-cols-[17rem_1fr] lg:items-start">
        <FormPageList label="Langkah permohonan" items={pageItems(form, place)} />
        {place === 'periksa' ? (
          <Review form={form} onSent={setSent} />
        ) : (
          <div className="grid min-w-0 grid-cols-1 gap-6">
            {place === 'jadwal' && <RenewalPart application={application} />}
            <PageFrame key={place} form={form} page={place} />
            {application.tahap === 'draft' && (
              <FoldedPart title="Yang akan Anda isi">
                <Preparation {...application} units={application.asesmen.length} />
              </FoldedPart>
            )}
            {place === 'jadwal' && (
              <div className="flex flex-wrap gap-2">
                <OwnTransitions application={application} />
              </div>
            )}
          </div>
        )}
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
      Satu kursi disimpan untuk Anda sampai {until}. Lengkapi dan kirim permohonan sebelum waktu itu.
    </Alert>
  )
}

function pageItems({ application }: FormState, place: FormPlace): FormPageItem[] {
  const stateOf = (page: FormPlace) => application.langkah.find(({ langkah }) => langkah === page)
  const isReady = application.langkah.every((page) => page.langkah === 'pernyataan' || page.lengkap || isOptional(page))
  return FORM_PLACES.map((page) => {
    const { lengkap, mulai } = stateOf(page) ?? {}
    const item = {
      label: PLACE_TITLES[page],
      to: to.certificationForm(application.schedule_id, page),
      state: lengkap ? ('done' as const) : mulai ? ('attention' as const) : ('open' as const),
      current: place === page,
    }
    if (page === 'periksa') return { ...item, words: isReady ? 'Siap dikirim' : 'Sesudah semua lengkap' }
    const own = stateOf(page)
    if (!own || own.lengkap || !isOptional(own)) return item
    return { ...item, words: page === 'jadwal' ? 'Bila ada kebutuhan khusus' : 'Bila ada' }
  })
}

/** The reference number, and what follows. */
function Sent({ application: { id, nomor }, isCorrection }: { application: Application; isCorrection: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="wrap py-8 lg:py-12">
      <section aria-labelledby="terkirim" className="panel contours contours-right p-6 sm:p-8">
        <h1 id="terkirim" ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {isCorrection ? 'Perbaikan terkirim' : 'Permohonan terkirim'}
        </h1>
        <p className="mt-4">
          Nomor permohonan Anda <strong className="text-lg tabular-nums">{nomor}</strong>. Kursi Anda sudah disimpan.
        </p>
        <p className="mt-2 max-w-[44em] text-muted">
          Petugas memeriksa berkas Anda, dan hasilnya dikirim melalui email. Perkembangannya dapat Anda ikuti kapan
          saja.
        </p>
        <ButtonLink to={own.certification(id)} variant="primary" className="mt-6">
          Lihat permohonan
        </ButtonLink>
      </section>
    </div>
  )
}
