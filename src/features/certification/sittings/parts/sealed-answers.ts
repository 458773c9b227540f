import { Refusal } from '../../../../lib/calls/refusal.ts'
import type { SittingNow } from '../contract.ts'
import { answeredDeadline } from '../device/clock-rules.ts'
import { answersOfSheet, type EntryQueue, entryBatches, restoredQueue, sheetOfQueue } from '../device/queue-rules.ts'
import { answersText } from '../receipt-rules.ts'
import { deviceCalls } from './device-calls.ts'
import { canKeepKeys, hexDigest, type SealedEnvelope, sealForPortal, signEntries } from './device-keys.ts'
import { entryStore, type StoredSitting, sittingStore, type WaitingAnswers } from './sitting-store.ts'

const LOOK_AGAIN_MS = 20_000
/** The letters of one envelope, well below what the server takes. */
const MOST_LETTERS = 800_000
const HOUR_MS = 3_600_000

type Hear = (waiting: WaitingAnswers, answer: SittingNow) => void
const listeners = new Set<Hear>()
/** What could not be kept in a full browser waits in this page. */
const unkept = new Map<string, WaitingAnswers>()

/** Seals all that the server does not have yet, signed by the device, so that nobody here can read it. */
export async function sealSitting(sitting: StoredSitting, queue: EntryQueue): Promise<WaitingAnswers> {
  const { place, latihan, exam, pengerjaan_id, kode, kunci_akhir, now } = sitting
  const texts: string[] = []
  for (const batch of entryBatches(queue.entries)) texts.push(JSON.stringify(await signEntries(sitting, batch)))
  const parts: string[][] = []
  for (const text of texts) {
    const last = parts.at(-1)
    const fits = last && last.reduce((sum, one) => sum + one.length, text.length) <= MOST_LETTERS
    if (fits) last.push(text)
    else parts.push([text])
  }
  const envelopes: SealedEnvelope[] = []
  for (const part of parts) envelopes.push(await sealForPortal(kunci_akhir, `[${part.join(',')}]`))
  const answered = queue.entries.filter(({ jenis }) => jenis === 'jawab').map(({ nomor }) => nomor)
  return {
    ...{ place, latihan, application: exam.user_training_id, pengerjaan_id, kode, envelopes },
    jumlah: new Set(answered).size,
    sidik: await hexDigest(answersText(kode, answersOfSheet(sheetOfQueue(queue)))),
    isHandedIn: queue.entries.some(({ jenis }) => jenis === 'selesai'),
    sampai: answeredDeadline(now) + exam.jam_jawaban_menyusul * HOUR_MS,
  }
}

/** Keeps sealed answers in place of a sitting, which is gone then. */
export async function keepSealed(waiting: WaitingAnswers): Promise<void> {
  await sittingStore.remove(waiting.place, waiting).catch(async () => {
    unkept.set(waiting.place, waiting)
    await sittingStore.remove(waiting.place)
  })
}

/** How each sitting that this page has open keeps what is being typed; the store has it when that is done. */
export const openSittings = new Set<() => Promise<void>>()

/** Seals what every sitting of this browser has not sent yet; the sittings stay. */
export async function sealAllSittings(): Promise<WaitingAnswers[]> {
  if (!canKeepKeys()) return []
  for (const keepTyped of openSittings) await keepTyped()
  const sealed: WaitingAnswers[] = []
  for (const sitting of await sittingStore.list()) {
    if (!sitting.naskah) continue
    const queue = restoredQueue(await entryStore(sitting, sitting.naskah).load())
    if (queue.entries.length > 0) sealed.push(await sealSitting(sitting, queue))
  }
  return sealed
}

/** Leaves of all sittings of this browser nothing but the answers that were sealed. */
export async function leaveSittings(sealed: readonly WaitingAnswers[]): Promise<void> {
  if (!canKeepKeys()) return
  for (const { place } of await sittingStore.list()) await sittingStore.remove(place)
  for (const waiting of sealed) await sittingStore.writeWaiting(waiting)
}

/** Returns what waits of an application's exam; undefined for nothing. */
export async function waitingAnswersOf(place: string): Promise<WaitingAnswers | undefined> {
  return unkept.get(place) ?? (await sittingStore.waiting()).find((one) => one.place === place)
}

async function sendOne(waiting: WaitingAnswers): Promise<void> {
  let rest = waiting
  for (const envelope of waiting.envelopes) {
    const answer = await deviceCalls.sendEnvelope(waiting.pengerjaan_id, envelope)
    rest = { ...rest, envelopes: rest.envelopes.slice(1) }
    if (rest.envelopes.length > 0) await sittingStore.writeWaiting(rest)
    else await sittingStore.removeWaiting(waiting.place)
    if (rest.envelopes.length === 0) for (const hear of listeners) hear(waiting, answer)
  }
  unkept.delete(waiting.place)
}

/** Sends what waits, by one tab; returns whether something still does. */
async function sendWaiting(): Promise<boolean> {
  const waiting = [...(await sittingStore.waiting()), ...unkept.values()]
  if (waiting.length === 0) return false
  if (navigator.onLine) {
    await navigator.locks.request('ujian:amplop', { ifAvailable: true }, async (lock) => {
      if (!lock) return
      for (const one of waiting)
        await sendOne(one).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error
        })
    })
  }
  return true
}

/** Sends sealed answers as soon as there is a network, and tells what came of it; returns how to stop. */
export function watchSealed(hear?: Hear): () => void {
  if (!canKeepKeys()) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const look = async () => {
    clearTimeout(timer)
    const isLeft = await sendWaiting().catch(() => false)
    if (isLeft && !isStopped) timer = setTimeout(look, LOOK_AGAIN_MS)
  }
  const lookNow = () => void look()
  if (hear) listeners.add(hear)
  window.addEventListener('online', lookNow)
  lookNow()
  return () => {
    isStopped = true
    clearTimeout(timer)
    if (hear) listeners.delete(hear)
    window.removeEventListener('online', lookNow)
  }
}
