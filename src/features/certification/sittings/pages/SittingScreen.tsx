import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { watchSealed } from '../parts/sealed-answers.ts'
import type { StoredSitting } from '../parts/sitting-store.ts'
import { ReceiptPanel } from './after/ReceiptPanel.tsx'
import { SealedPanel } from './after/SealedPanel.tsx'
import { ExamForm } from './form/ExamForm.tsx'
import { safeBrowserLink } from './safe-browser.ts'
import type { SittingEngine } from './sitting-engine.ts'
import type { OwnReceipt, SittingView } from './sitting-view.ts'
import { useSittingEngine, useSittingView } from './use-sitting.ts'

interface SittingScreenProps {
  sitting: StoredSitting
  /** Back to the page before the exam. */
  onLeave: () => void
}

/** A sitting that this browser was prepared for, from waiting for its opening to its receipt. */
export function SittingScreen({ sitting, onLeave }: SittingScreenProps) {
  const engine = useSittingEngine(sitting)
  return (
    <>
      {sitting.latihan && (
        <p className="mb-4 rounded-box border-2 border-accent bg-base-200 px-4 py-2 text-center font-bold">
          LATIHAN <span className="font-normal">— tidak dinilai</span>
        </p>
      )}
      {engine ? <RunningSitting {...{ engine, sitting, onLeave }} /> : <Spinner label="Membuka ujian" />}
    </>
  )
}

function RunningSitting({ engine, sitting, onLeave }: SittingScreenProps & { engine: SittingEngine }) {
  const view = useSittingView(engine)
  const { exam, latihan } = sitting
  switch (view.phase) {
    case 'opening':
      return <Spinner label="Membuka ujian" />
    case 'elsewhere':
      return (
        <Notice title="Ujian terbuka di tab lain">
          <p>Teruskan di tab yang sudah dibuka. Bila tab itu ditutup, ujian berlanjut di sini dengan sendirinya.</p>
        </Notice>
      )
    case 'waiting':
      return <Waiting {...{ view, sitting, onLeave }} />
    case 'asking':
      return (
        <Notice title="Menunggu izin pengawas">
          <p>
            Ujian Anda sudah dimulai di perangkat lain. Beri tahu pengawas bahwa Anda pindah ke perangkat ini; sesudah
            diizinkan, ujian terbuka sendiri dengan jawaban yang sudah tersimpan.
          </p>
        </Notice>
      )
    case 'replaced':
      return (
        <Notice title="Perangkat ini sudah diganti">
          <p>Ujian Anda diteruskan di perangkat lain. Jawaban dari perangkat ini sesudah pergantian tidak dihitung.</p>
          <BackButton onLeave={onLeave} />
        </Notice>
      )
    case 'gone':
      return (
        <Notice title="Ujian di perangkat ini sudah ditutup">
          <p>Muat ulang halaman untuk melihat keadaannya.</p>
          <BackButton onLeave={onLeave} />
        </Notice>
      )
    case 'paused':
      return (
        <Notice title="Ujian dijeda pengawas">
          <p>Waktu berhenti selama jeda, dan jawaban Anda tersimpan. Halaman ini terbuka lagi dengan sendirinya.</p>
        </Notice>
      )
    case 'handing-in':
      return (
        <Notice title="Menyerahkan jawaban">
          <Spinner label="Mengirim jawaban terakhir" />
        </Notice>
      )
    case 'received':
      return view.own && <Received own={view.own} exam={exam.user_training_id} {...{ latihan, onLeave }} />
    case 'sealed':
      return <Sealed view={view} exam={exam.user_training_id} {...{ latihan, onLeave }} />
    case 'working':
      return view.form && <ExamForm {...{ engine, view }} form={view.form} kalkulator={latihan || exam.kalkulator} />
    default:
      return view.phase satisfies never
  }
}

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-live="polite" className="panel mx-auto max-w-2xl p-6">
    <h1 className="mb-3 text-xl">{title}</h1>
    {children}
  </section>
)

const BackButton = ({ onLeave }: { onLeave: () => void }) => (
  <div className="mt-5">
    <ActionButton busy={false} onClick={onLeave}>
      Kembali ke halaman ujian
    </ActionButton>
  </div>
)

interface WaitingProps {
  view: SittingView
  sitting: StoredSitting
  onLeave: () => void
}

function Waiting({ view: { words, isAway }, sitting: { exam, latihan }, onLeave }: WaitingProps) {
  return (
    <Notice title={latihan ? 'Membuka latihan' : 'Menunggu pengawas membuka ujian'}>
      <p>
        {latihan
          ? 'Soal latihan terbuka sebentar lagi.'
          : 'Perangkat ini siap. Biarkan halaman ini terbuka; ujian mulai dengan sendirinya sesudah dibuka.'}
      </p>
      <div className="mt-4 grid gap-3">
        {isAway && (
          <Alert tone="warning">Tanpa jaringan. Untuk memulai, perangkat ini perlu tersambung sebentar.</Alert>
        )}
        {words && <Alert tone="info">{words}</Alert>}
        {exam.peramban_aman && !latihan && (
          <p>
            <ButtonLink href={safeBrowserLink(exam.user_training_id)} variant="outline">
              Buka dengan Safe Exam Browser
            </ButtonLink>
          </p>
        )}
        <Spinner label="Menunggu" />
      </div>
      <BackButton onLeave={onLeave} />
    </Notice>
  )
}

interface EndProps {
  exam: number
  latihan: boolean
  onLeave: () => void
}

function Received({ own: { receipt, isSame }, exam, latihan, onLeave }: EndProps & { own: OwnReceipt }) {
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <h1 className="text-2xl">{latihan ? 'Latihan selesai' : 'Jawaban Anda diterima'}</h1>
      <ReceiptPanel application={exam} {...{ receipt, latihan, isSame }} />
      <BackButton onLeave={onLeave} />
    </div>
  )
}

/** Waits with the candidate for a network, and shows the receipt that comes then. */
function Sealed({ view: { sealed }, exam, latihan, onLeave }: EndProps & { view: SittingView }) {
  const [own, setOwn] = useState<OwnReceipt>()
  useEffect(
    () =>
      watchSealed((waiting, { tanda_terima }) => {
        if (waiting.place !== sealed?.place || !tanda_terima) return
        setOwn({ receipt: tanda_terima, isSame: tanda_terima.sidik === waiting.sidik })
      }),
    [sealed],
  )
  if (own) return <Received {...{ own, exam, latihan, onLeave }} />
  if (!sealed) return null
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <h1 className="text-2xl">{latihan ? 'Latihan selesai' : 'Ujian selesai di perangkat ini'}</h1>
      <SealedPanel waiting={sealed} />
    </div>
  )
}
