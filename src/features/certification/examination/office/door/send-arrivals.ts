import { HttpError } from 'react-admin'
import { lookAgain } from '../../../../../lib/browser/look-again.ts'
import { vault } from '../../../../../lib/browser/vault.ts'
import { type Answer, office } from '../../../../../office/calls/client.ts'
import { type UnsentArrival, withAnswer } from './device-list.ts'
import { doorStore } from './door-store.ts'

/** As many as one call takes. */
const AT_ONCE = 100

/** What the portal will never take; anything else is tried again. */
const isFinal = ({ status }: HttpError): boolean => status === 403 || status === 404 || status === 422

async function keepAnswer(
  listId: number,
  sent: readonly UnsentArrival[],
  answer: Answer<'sendArrivals'>,
): Promise<void> {
  const known = doorStore.state().lists.find(({ id }) => id === listId)
  const { received, unsent } = withAnswer(known?.received ?? [], sent, answer)
  // The list first: a tab that is killed in between sends again, and is answered the same.
  if (known) await doorStore.keepList({ ...known, received })
  for (const one of sent) if (!unsent.some(({ kunci }) => kunci === one.kunci)) await doorStore.putAway(one)
  for (const one of unsent) await doorStore.note(one)
}

async function sendOf(list_id: number, sent: readonly UnsentArrival[]): Promise<void> {
  const kedatangan = sent.map(({ kunci, user_training_id, cara, jam_perangkat }) => ({
    kunci,
    user_training_id,
    cara,
    jam_perangkat,
  }))
  const jam_perangkat = new Date().toISOString()
  try {
    await keepAnswer(list_id, sent, await office.sendArrivals({ id: list_id, jam_perangkat, kedatangan }))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (isFinal(error)) for (const one of sent) await doorStore.note({ ...one, alasan: error.message })
  }
}

/** Sends what waits, from one tab only. */
async function sendWaiting(): Promise<void> {
  if (!vault.isOpen() || !navigator.onLine) return
  await navigator.locks.request('kedatangan', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await doorStore.load()
    const waiting = doorStore.state().unsent.filter(({ alasan }) => alasan === undefined)
    for (const listId of new Set(waiting.map(({ list_id }) => list_id))) {
      await sendOf(listId, waiting.filter(({ list_id }) => list_id === listId).slice(0, AT_ONCE))
    }
  })
}

/** Looks for what waits, now and whenever the network comes back; returns how to stop. */
export function watchArrivals(): () => void {
  const { soon, stop } = lookAgain(() => doorStore.dropOver().then(sendWaiting))
  window.addEventListener('online', soon)
  window.addEventListener('kedatangan', soon)
  return () => {
    window.removeEventListener('online', soon)
    window.removeEventListener('kedatangan', soon)
    stop()
  }
}

/** Has what was just recorded sent soon. */
export const sendSoon = (): void => void window.dispatchEvent(new Event('kedatangan'))
