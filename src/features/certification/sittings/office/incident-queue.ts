import type { HttpError } from 'react-admin'
import { maySendAgain, newKey } from '../../../../lib/browser/send-again.ts'
import { vault } from '../../../../lib/browser/vault.ts'
import { callUnderKey, isAway, type Payload } from '../../../../office/calls/client.ts'
import { officeVault } from '../../../../office/session/office-vault.ts'

const PREFIX = 'kejadian-ujian:'

export interface WaitingIncident {
  /** Under which it goes out, so that it is noted once. */
  key: string
  asked: Payload<'createExamIncident'>
  /** Why it was refused when it went out. */
  refusal?: string
}

let waiting: readonly WaitingIncident[] = []
const listeners = new Set<() => void>()

function show(next: readonly WaitingIncident[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

async function keep(one: WaitingIncident): Promise<void> {
  await vault.write(PREFIX + one.key, one)
  show([...waiting.filter(({ key }) => key !== one.key), one])
}

async function drop(key: string): Promise<void> {
  await vault.drop(PREFIX + key)
  show(waiting.filter((one) => one.key !== key))
}

const mayGoAgain = (error: unknown): boolean => isAway(error) || maySendAgain((error as HttpError).status)

const goOut = ({ asked, key }: WaitingIncident) => callUnderKey('createExamIncident', asked, key)

/** Sends what waits; what is refused stays with the reason, for the person to read. */
async function sendEach(): Promise<void> {
  for (const one of waiting.filter(({ refusal }) => refusal === undefined)) {
    try {
      await goOut(one)
      await drop(one.key)
    } catch (error) {
      if (mayGoAgain(error)) return
      await keep({ ...one, refusal: String((error as Error).message) })
    }
  }
}

/** Incidents that were typed without a network: sealed in this browser, they go out once it is back. */
export const incidentQueue = {
  all: (): readonly WaitingIncident[] => waiting,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  async load(): Promise<void> {
    await officeVault.ready()
    if (!vault.isOpen()) return
    const names = await vault.names(PREFIX)
    const kept = await Promise.all(names.map((name) => vault.read<WaitingIncident>(name)))
    show(kept.filter((one) => one !== undefined))
  },

  /** Sends an incident, or keeps it where nobody can be reached; throws where it is refused. */
  async send(asked: WaitingIncident['asked']): Promise<'sent' | 'waits'> {
    const one = { asked, key: newKey() }
    const isKept = vault.isOpen()
    if (isKept) await keep(one)
    try {
      await goOut(one)
      await drop(one.key)
      return 'sent'
    } catch (error) {
      if (isKept && mayGoAgain(error)) return 'waits'
      await drop(one.key)
      throw error
    }
  },

  /** Sends what waits; only one tab does. */
  async sendWaiting(): Promise<void> {
    if (waiting.length === 0) return
    await navigator.locks.request('kejadian-ujian', { ifAvailable: true }, (lock) => (lock ? sendEach() : undefined))
  },

  discard: (key: string): Promise<void> => drop(key),
}
