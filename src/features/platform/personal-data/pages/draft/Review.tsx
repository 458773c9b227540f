import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { own } from '../../../../../own-paths.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { Facts } from '../../../../../ui/Facts.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { FieldWords } from '../../../../../ui/form/fields/FieldWords.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { FileLink } from '../../../../../ui/navigation/FileLink.tsx'
import { Link } from '../../../../../ui/navigation/Link.tsx'
import { LABELS } from '../../label-rules.ts'
import { SECTION_NAMES, SECTIONS, type Section } from '../../rules.ts'
import { answersOf } from '../fields/answers.ts'
import { CONSENT_TEXTS } from '../fields/consents.ts'
import { DraftPageHeading } from './DraftPageHeading.tsx'
import { draftPageTitle, sentencesOf } from './draft-pages.ts'
import { useDraftPath } from './use-draft-path.ts'
import { useFocusAfter } from './use-focus-after.ts'
import type { PersonalForm } from './use-personal-draft.ts'

/** All answers once more before they are sent. */
export function Review({ form }: { form: PersonalForm }) {
  const { running, failure, run } = useAction()
  const [attempts, setAttempts] = useState(0)
  const missing = useRef<HTMLDivElement>(null)
  useFocusAfter(attempts, missing)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run('send', () => form.submit().finally(() => setAttempts((count) => count + 1)))
  }
  return (
    <section aria-labelledby="langkah">
      <DraftPageHeading title={draftPageTitle('periksa')} form={form} />
      <div ref={missing} tabIndex={-1} className="outline-none">
        <Missing form={form} />
      </div>
      <div className="grid gap-5">
        {SECTION_NAMES.map((section) => (
          <SectionAnswers key={section} section={section} form={form} />
        ))}
      </div>
      <form noValidate onSubmit={send} className="mt-6 grid gap-4">
        <p className="text-muted">
          Sesudah dikirim, nama, NIK atau nomor paspor, dan tanggal lahir hanya berubah melalui pengajuan dengan bukti.
          Data lain dapat Anda ubah di halaman Profil.
        </p>
        <FormErrors message={form.newer ? undefined : failure} />
        {!form.waits && (
          <SubmitButton busy={running === 'send'} className="justify-self-start">
            Kirim data diri
          </SubmitButton>
        )}
      </form>
    </section>
  )
}

const WAITING =
  'Data diri Anda menunggu jaringan dan dikirim satu kali begitu tersambung. Isian yang Anda ubah sebelum itu perlu dikirim sekali lagi.'
const UNJUDGED = 'Isian Anda belum sampai ke layanan. Kelengkapannya diperiksa begitu tersambung.'

const Notice = ({ children }: { children: string }) => (
  <div className="mb-6">
    <Alert tone="info">{children}</Alert>
  </div>
)

/** The notice before sending: which sections still need something, or that nothing can be judged now. */
function Missing({ form: { state, draft, waits } }: { form: PersonalForm }) {
  const pathOf = useDraftPath()
  if (waits) return <Notice>{WAITING}</Notice>
  // What the server has judged is not what stands here.
  if (draft.saving.state === 'failed' && draft.saving.again) return <Notice>{UNJUDGED}</Notice>
  const sections = SECTION_NAMES.map((section) => ({
    section,
    count: Object.keys(sentencesOf(section, state.kesalahan)).length,
  }))
  const incomplete = sections.filter(({ count }) => count > 0)
  if (incomplete.length === 0) return null
  return (
    <div className="mb-6">
      <Alert tone="warning">
        <p className="font-bold">Data diri belum lengkap</p>
        <ul className="mt-1">
          {incomplete.map(({ section, count }) => (
            <li key={section}>
              <Link to={pathOf(section)} className="text-link">
                {SECTIONS[section]}
              </Link>
              : {count} isian perlu dilengkapi atau diperbaiki
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

function SectionAnswers({ section, form }: { section: Section; form: PersonalForm }) {
  const pathOf = useDraftPath()
  const items = section === 'berkas' ? [...fileItems(form), ...consentItems(form)] : textItems(section, form)
  return (
    <section aria-labelledby={`jawaban-${section}`} className="panel p-5 sm:p-6">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h3 id={`jawaban-${section}`}>{SECTIONS[section]}</h3>
        <Link to={pathOf(section)} className="text-link">
          Ubah<span className="sr-only"> {SECTIONS[section]}</span>
        </Link>
      </div>
      <Facts items={items} beside />
    </section>
  )
}

interface Item {
  label: string
  value: ReactNode
}

/** Returns what is wrong with a field or one of its rows, as one text; undefined where nothing is. */
const sentencesAbout = (name: string, sentences: Record<string, string[]>): string | undefined =>
  Object.entries(sentences)
    .filter(([key]) => key === name || key.startsWith(`${name}.`))
    .flatMap(([, texts]) => texts)
    .join(' ') || undefined

/** An answer, or that there is none, with what is said of it. */
function Answer({ name, form: { state }, children }: { name: string; form: PersonalForm; children: ReactNode }) {
  const error = sentencesAbout(name, state.kesalahan)
  return (
    <>
      {children || (!error && <span className="font-normal text-muted">Tidak diisi</span>)}
      <FieldWords id={`jawaban-${name}`} error={error} warning={sentencesAbout(name, state.peringatan)} />
    </>
  )
}

const textItems = (section: Exclude<Section, 'berkas'>, form: PersonalForm): Item[] =>
  answersOf(section, form.draft.values).map(({ name, label, text }) => ({
    label,
    value: (
      <Answer name={name} form={form}>
        {text}
      </Answer>
    ),
  }))

const fileItems = (form: PersonalForm): Item[] =>
  (['foto', 'file_ktp', 'file_ijazah', 'file_cv'] as const).map((name) => {
    const file = form.files.find(({ id }) => id === form.draft.values[name])
    return {
      label: LABELS[name],
      value: (
        <Answer name={name} form={form}>
          {file && <FileLink href={own.file(file.id)} name={file.name} />}
        </Answer>
      ),
    }
  })

function consentItems(form: PersonalForm): Item[] {
  const consents = [
    ['persetujuan_pdp', 'pdp'],
    ['persetujuan_publikasi', 'publikasi'],
    ['pernyataan_benar', 'pernyataan'],
  ] as const
  return consents.map(([name, kind]) => ({
    label: LABELS[name],
    value: (
      <Answer name={name} form={form}>
        {form.draft.values[name] ? <Chip tone="success">Ya</Chip> : <Chip tone="neutral">Tidak</Chip>}
        <p className="mt-1.5 max-w-[47em] font-normal">{CONSENT_TEXTS[kind]}</p>
      </Answer>
    ),
  }))
}
