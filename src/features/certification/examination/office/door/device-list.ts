import { foldedWords } from '../../../../../lib/text/fold-text.ts'
import type { Answer } from '../../../../../office/calls/client.ts'
import { type ArrivalWay, isNotable } from '../../arrivals/rules.ts'

export type DoorList = Answer<'takeDoorList'>
export type ListedPerson = DoorList['peserta'][number]
export type Received = Answer<'sendArrivals'>['diterima'][number]

/** An arrival as the device keeps it: it waits to be sent, or the portal could not take it. */
export interface UnsentArrival {
  kunci: string
  list_id: number
  user_training_id: number
  nomor: string | null
  cara: ArrivalWay
  jam_perangkat: string
  /** Why the portal did not take it; it stays until somebody puts it away. */
  alasan?: string
}

/** A list as it lies on the device. */
export interface KeptList extends DoorList {
  /** By how many milliseconds the device's clock was ahead of the portal's when the list came. */
  ahead: number
  /** What came of the arrivals that were sent. */
  received: Received[]
}

/** Returns the moment by the portal's clock, as far as the device can know it. */
export const portalTime = ({ ahead }: Pick<KeptList, 'ahead'>, device: number): Date => new Date(device - ahead)

/** Tells whether the device's clock is so wrong that people read both. */
export const hasWrongClock = ({ ahead }: Pick<KeptList, 'ahead'>): boolean => isNotable(new Date(ahead), new Date(0))

export const isListOver = ({ sampai, ahead }: KeptList, device: number): boolean =>
  portalTime({ ahead }, device) > new Date(sampai)

/** The state of somebody on the list: not seen yet, seen here, or as the portal answered. */
export type PersonState =
  | { state: 'expected' }
  | { state: 'absent' }
  | { state: 'present'; at: string }
  | { state: 'waiting'; unsent: UnsentArrival }
  | { state: 'refused'; unsent: UnsentArrival; alasan: string }
  | { state: 'received'; received: Received }

/** Returns where somebody stands, the newest knowledge first. */
export function stateOf(person: ListedPerson, { received }: KeptList, unsent: readonly UnsentArrival[]): PersonState {
  const own = unsent.find(({ user_training_id }) => user_training_id === person.user_training_id)
  if (own)
    return own.alasan === undefined
      ? { state: 'waiting', unsent: own }
      : { state: 'refused', unsent: own, alasan: own.alasan }
  const answered = received.find(({ user_training_id }) => user_training_id === person.user_training_id)
  if (answered) return { state: 'received', received: answered }
  if (person.attended_at) return { state: 'present', at: person.attended_at }
  return person.tidak_hadir ? { state: 'absent' } : { state: 'expected' }
}

/** Tells whether somebody can be recorded as present: whoever the portal or this device knows to be here cannot. */
export const mayNote = ({ state }: PersonState): boolean => state === 'expected' || state === 'absent'

export const isPresent = (one: PersonState): boolean =>
  one.state === 'present' ||
  one.state === 'waiting' ||
  (one.state === 'received' && ['dicatat', 'sudah', 'berbeda'].includes(one.received.hasil))

/** Returns what came of arrivals and what is left to send, once the portal has answered: nothing is lost, nothing twice. */
export function withAnswer(
  received: readonly Received[],
  sent: readonly UnsentArrival[],
  { diterima, ditolak }: Answer<'sendArrivals'>,
): { received: Received[]; unsent: UnsentArrival[] } {
  const taken = new Map([...received, ...diterima].map((one) => [one.kunci, one]))
  const refused = new Map(ditolak.map(({ kunci, alasan }) => [kunci, alasan]))
  const left = sent.filter(({ kunci }) => !taken.has(kunci))
  return {
    received: [...taken.values()],
    unsent: left.map((one) => {
      const alasan = refused.get(one.kunci)
      return alasan === undefined ? one : { ...one, alasan }
    }),
  }
}

/** Returns the person of a card's code; undefined where it is on no card of this list. */
export const byCode = ({ peserta }: DoorList, code: string): ListedPerson | undefined =>
  peserta.find(({ kode, nomor }) => kode === code || nomor === code.toUpperCase())

/** Returns those whose number or name contains all of these words; all of them without a word. */
export function byWords({ peserta }: DoorList, text: string): ListedPerson[] {
  const sought = foldedWords(text)
  return peserta.filter(({ nama, nomor }) => {
    const own = foldedWords(`${nomor ?? ''} ${nama}`).join(' ')
    return sought.every((word) => own.includes(word))
  })
}
