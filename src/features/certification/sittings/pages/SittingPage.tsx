import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { restoreUser } from '../../../../app/session/account.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import type { ExamOnScreen } from '../contract.ts'
import { canKeepKeys } from '../parts/device-keys.ts'
import { waitingAnswersOf, watchSealed } from '../parts/sealed-answers.ts'
import { type StoredSitting, sittingPlace, sittingStore, type WaitingAnswers } from '../parts/sitting-store.ts'
import { SealedPanel } from './after/SealedPanel.tsx'
import { BeforeExam } from './before/BeforeExam.tsx'
import { SittingScreen } from './SittingScreen.tsx'

interface OpenedExam {
  /** A sitting that goes on in this browser, with or without a session. */
  sitting: StoredSitting | undefined
  waiting: WaitingAnswers | undefined
  /** Undefined where the portal could not be asked. */
  exam: ExamOnScreen | undefined
}

async function storedOf(id: number): Promise<Pick<OpenedExam, 'sitting' | 'waiting'>> {
  if (!canKeepKeys()) return { sitting: undefined, waiting: undefined }
  const [own, rehearsal] = [sittingPlace(id, false), sittingPlace(id, true)]
  const sitting = (await sittingStore.read(own)) ?? (await sittingStore.read(rehearsal))
  const waiting = sitting ? undefined : ((await waitingAnswersOf(own)) ?? (await waitingAnswersOf(rehearsal)))
  return { sitting, waiting }
}

export async function load(client: ApiClient, { params }: Opened): Promise<OpenedExam> {
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Permohonan tidak ditemukan.')
  const stored = await storedOf(id).catch(() => ({ sitting: undefined, waiting: undefined }))
  if (stored.sitting) return { ...stored, exam: stored.sitting.exam }
  // The refusal of the call itself leads to the login.
  await restoreUser().catch(() => undefined)
  const exam = await client.getExamOnScreen({ id }).catch((error: unknown) => {
    if (stored.waiting && error instanceof Refusal && error.status === 0) return undefined
    throw error
  })
  return { ...stored, exam }
}

export const head = (): Head => ({ title: 'Ujian di layar', noindex: true })

/** The candidate's exam on screen: before, during and after it. */
export function Page({ data }: { data: OpenedExam }) {
  const [sitting, setSitting] = useState(data.sitting)
  const { revalidate } = useRevalidator()
  const leave = () => {
    setSitting(undefined)
    void revalidate()
  }
  const { waiting, exam } = data
  return (
    <div className="w-full max-w-6xl self-start">
      {sitting ? (
        <SittingScreen key={sitting.pengerjaan_id} sitting={sitting} onLeave={leave} />
      ) : (
        <div className="grid gap-6">
          {waiting && <StillWaiting waiting={waiting} onSent={() => void revalidate()} />}
          {exam && <BeforeExam exam={exam} prepared={data.sitting} onReady={setSitting} />}
        </div>
      )}
    </div>
  )
}

function StillWaiting({ waiting, onSent }: { waiting: WaitingAnswers; onSent: () => void }) {
  useEffect(() => watchSealed(onSent), [onSent])
  return <SealedPanel waiting={waiting} />
}
