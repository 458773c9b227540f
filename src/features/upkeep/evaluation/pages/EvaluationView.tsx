import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { longDay, longMoment } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { focusNow } from '../../../../ui/form/focus-now.ts'
import { FileLink } from '../../../../ui/navigation/FileLink.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Part } from '../../../../ui/Part.tsx'
import type { Evaluation } from '../contract.ts'
import { QUESTIONNAIRE_KINDS, type Question, SCALE } from '../rules.ts'
import { EvaluationChip } from './EvaluationChip.tsx'
import { ReviewResult } from './ReviewResult.tsx'
import { ServiceForm } from './ServiceForm.tsx'
import { SurveillanceForm } from './SurveillanceForm.tsx'

interface EvaluationViewProps {
  evaluation: Evaluation
  /** The list. */
  back: string
}

/** One evaluation: filled in while it is open, read afterwards with what became of it. */
export function EvaluationView({ evaluation, back }: EvaluationViewProps) {
  const [isJustSent, setIsJustSent] = useState(false)
  const revalidator = useRevalidator()
  const { jenis, judul, perihal, status, pengantar, batas_waktu, boleh_isi } = evaluation
  const onSent = async () => {
    setIsJustSent(true)
    await revalidator.revalidate()
  }
  const onClosed = () => revalidator.revalidate()
  return (
    <div className="wrap max-w-4xl py-8 lg:py-12">
      <Link to={back} className="no-print inline-flex items-center gap-2 py-1 text-primary hover:underline">
        <ArrowLeft aria-hidden className="size-4" />
        Evaluasi
      </Link>
      <p className="mt-4 text-muted">
        {QUESTIONNAIRE_KINDS[jenis]}, {perihal}
      </p>
      <h1 className="mt-1 text-3xl">{judul}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <EvaluationChip status={status} />
        <p className="text-muted text-sm">{whenOf(evaluation)}</p>
      </div>
      {status === 'terkirim' && (isJustSent ? <SentNotice jenis={jenis} /> : <WaitingNotice jenis={jenis} />)}
      {boleh_isi && pengantar && <p className="mt-5 max-w-[50em] whitespace-pre-line">{pengantar}</p>}
      <div className="mt-6 grid gap-6">
        {boleh_isi && jenis === 'surveilan' && (
          <SurveillanceForm evaluation={evaluation} onSent={onSent} onClosed={onClosed} />
        )}
        {boleh_isi && jenis === 'layanan' && <ServiceForm evaluation={evaluation} onSent={onSent} />}
        {status === 'kedaluwarsa' && (
          <Alert tone="info">
            Batas waktu {longDay(batas_waktu)} sudah lewat, jadi evaluasi ini tidak dapat diisi lagi.
            {jenis === 'surveilan' && ' Petugas menentukan tindak lanjutnya, dan Anda diberi tahu.'}
          </Alert>
        )}
        <ReviewResult evaluation={evaluation} />
        {!boleh_isi && jenis === 'surveilan' && <GivenAnswers evaluation={evaluation} />}
      </div>
    </div>
  )
}

function whenOf({ submitted_at, batas_waktu, boleh_isi }: Evaluation): string {
  if (submitted_at) return `Dikirim ${longMoment(new Date(submitted_at))}`
  return boleh_isi ? `Isi paling lambat ${longDay(batas_waktu)}` : ''
}

const SENT = {
  surveilan: 'Evaluasi Anda terkirim. Hasilnya disampaikan melalui email dan di halaman ini.',
  layanan: 'Terima kasih. Penilaian Anda tersimpan tanpa nama, dan tidak dapat ditelusuri kembali kepada Anda.',
} as const

const WAITING = {
  surveilan: 'Petugas sedang menilai jawaban Anda. Hasilnya disampaikan melalui email dan di halaman ini.',
  layanan: 'Penilaian Anda sudah tersimpan tanpa nama. Terima kasih.',
} as const

const WaitingNotice = ({ jenis }: Pick<Evaluation, 'jenis'>) => (
  <div className="mt-5">
    <Alert tone="info">{WAITING[jenis]}</Alert>
  </div>
)

const SentNotice = ({ jenis }: Pick<Evaluation, 'jenis'>) => (
  <div ref={focusNow} tabIndex={-1} className="mt-5 outline-none">
    <Alert tone="success">{SENT[jenis]}</Alert>
  </div>
)

/** The answers, read-only. */
function GivenAnswers({ evaluation: { pertanyaan, jawaban, berkas } }: { evaluation: Evaluation }) {
  const answerTo = ({ id, jenis }: Question) => {
    const given = jawaban[id]
    const file = berkas.find((each) => each.id === given)
    if (file) return <FileLink href={own.file(file.id)} name={file.name} />
    const words = given && jenis === 'skala' ? `${given} dari ${SCALE.length}` : given
    return <span className="whitespace-pre-line font-normal">{words || 'Tidak dijawab'}</span>
  }
  return (
    <Part title="Jawaban Anda">
      <Facts items={pertanyaan.map((asked, at) => ({ label: `${at + 1}. ${asked.teks}`, value: answerTo(asked) }))} />
    </Part>
  )
}
