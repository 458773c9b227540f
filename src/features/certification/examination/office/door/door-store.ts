import { OF_SESSION, UNSENT } from '../../../../../lib/browser/own-vault.ts'
import { vault } from '../../../../../lib/browser/vault.ts'
import { isListOver, type KeptList, type UnsentArrival } from './device-list.ts'

/** A list is named with its end, so that one that is over goes without being read. */
const LISTS = `${OF_SESSION}pintu:`
const ARRIVALS = `${UNSENT}kedatangan:`

interface DoorState {
  lists: readonly KeptList[]
  unsent: readonly UnsentArrival[]
  /** The session has ended: what waits goes out after the next login of the same person. */
  isSignedOut: boolean
}

let state: DoorState = { lists: [], unsent: [], isSignedOut: false }
const listeners = new Set<() => void>()
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pintu') : undefined

function show(next: Partial<DoorState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

const nameOf = ({ schedule_id, sampai }: Pick<KeptList, 'schedule_id' | 'sampai'>): string =>
  `${LISTS}${schedule_id}:${sampai}`

async function readAll<T>(prefix: string): Promise<T[]> {
  const kept = await Promise.all((await vault.names(prefix)).map((name) => vault.read<T>(name)))
  return kept.filter((one) => one !== undefined)
}

async function load(): Promise<void> {
  for (const name of await vault.names(LISTS)) {
    const [, end = ''] = name.slice(LISTS.length).split(/:(.*)/)
    if (Date.parse(end) < Date.now()) await vault.drop(name)
  }
  const [unsent, lists] = [await readAll<UnsentArrival>(ARRIVALS), await readAll<KeptList>(LISTS)]
  // What a vault holds that was closed meanwhile is not gone: it only cannot be read.
  if (vault.isOpen()) show({ lists, unsent: unsent.toSorted(byTime), isSignedOut: false })
}

const byTime = (one: UnsentArrival, other: UnsentArrival): number =>
  one.jam_perangkat.localeCompare(other.jam_perangkat)

const announce = (): void => tabs?.postMessage('berubah')

tabs?.addEventListener('message', () => void load().catch(() => undefined))

/** The lists of this device and the arrivals that still wait on it: sealed in the vault, known to all tabs. */
export const doorStore = {
  state: (): DoorState => state,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  load,

  /** Keeps a list in the place of an earlier one of the same exam. */
  async keepList(list: KeptList): Promise<void> {
    const earlier = state.lists.filter(({ schedule_id }) => schedule_id === list.schedule_id)
    for (const one of earlier) await vault.drop(nameOf(one))
    await vault.write(nameOf(list), list)
    show({ lists: [...state.lists.filter((one) => !earlier.includes(one)), list], isSignedOut: false })
    announce()
  },

  async note(unsent: UnsentArrival): Promise<void> {
    await vault.write(ARRIVALS + unsent.kunci, unsent)
    show({ unsent: [...state.unsent.filter(({ kunci }) => kunci !== unsent.kunci), unsent] })
    announce()
  },

  async putAway({ kunci }: Pick<UnsentArrival, 'kunci'>): Promise<void> {
    await vault.drop(ARRIVALS + kunci)
    show({ unsent: state.unsent.filter((one) => one.kunci !== kunci) })
    announce()
  },

  /** Drops the lists whose exam is over; what waits stays until it is sent. */
  async dropOver(): Promise<void> {
    const over = state.lists.filter((list) => isListOver(list, Date.now()))
    for (const list of over) await vault.drop(nameOf(list))
    if (over.length > 0) show({ lists: state.lists.filter((list) => !over.includes(list)) })
  },

  /** The session is over: out of this page's memory, too. */
  forget: (): void => show({ lists: [], isSignedOut: true }),
}
