import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ExamOnScreen, SittingNow } from '../contract.ts'
import type { KeptClock } from '../device/clock-rules.ts'
import { type AnswerSheet, EMPTY_SHEET, type EntryQueue } from '../device/queue-rules.ts'
import type { SentEntry } from '../entry-rules.ts'
import { openValue, type SealedBytes, type SealedEnvelope, sealValue } from './device-keys.ts'

const DATABASE = 'ujian'

/** A sitting for which this browser was prepared; the form in it is sealed, and the keys can only be used. */
export interface StoredSitting {
  /** One for each application, and one for its rehearsal. */
  place: string
  latihan: boolean
  exam: ExamOnScreen
  pengerjaan_id: number
  perangkat_id: number
  kode: string
  /** The private half of the device's pair. */
  tanda: CryptoKey
  kunci_akhir: string
  paket: string
  /** The key of the form; null until the exam was opened. */
  naskah: CryptoKey | null
  diterima: number
  clock: KeptClock
  now: SittingNow
}

/** Answers that wait for a network after the end, sealed for the portal. */
export interface WaitingAnswers {
  place: string
  application: number
  pengerjaan_id: number
  latihan: boolean
  kode: string
  envelopes: SealedEnvelope[]
  /** How many answers are in the envelopes. */
  jumlah: number
  /** The fingerprint of all answers of the sitting. */
  sidik: string
  /** False where the person left before the end. */
  isHandedIn: boolean
  /** Until when they count, in milliseconds since 1970. */
  sampai: number
}

interface Schema extends DBSchema {
  perangkat: { key: string; value: StoredSitting }
  isian: { key: [string, number]; value: SealedBytes }
  amplop: { key: string; value: WaitingAnswers }
}

/** Each write is on the disk before it counts as written. */
const STRICT = { durability: 'strict' } as const
/** The number under which lies what the server has already. */
const BASE = 0

let database: Promise<IDBPDatabase<Schema>> | undefined

function connect(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    database = undefined
  }
  database ??= openDB<Schema>(DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('perangkat', { keyPath: 'place' })
      db.createObjectStore('isian')
      db.createObjectStore('amplop', { keyPath: 'place' })
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  })
  return database
}

/** A store that was cleared under our hands is opened once more. */
async function inStore<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await work(await connect())
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    database = undefined
    return work(await connect())
  }
}

export const sittingPlace = (application: number, latihan: boolean): string =>
  `${application}${latihan ? ':latihan' : ''}`

const rangeOf = (place: string, from: number, to: number) => IDBKeyRange.bound([place, from], [place, to])
const all = (place: string) => rangeOf(place, BASE, Number.MAX_SAFE_INTEGER)
const sealedPlace = (place: string, urutan: number) => `${place}/${urutan}`

/** The exams of this browser, in a store of its own. */
export const sittingStore = {
  read: (place: string): Promise<StoredSitting | undefined> => inStore((db) => db.get('perangkat', place)),

  list: (): Promise<StoredSitting[]> => inStore((db) => db.getAll('perangkat')),

  waiting: (): Promise<WaitingAnswers[]> => inStore((db) => db.getAll('amplop')),

  add: (sitting: StoredSitting): Promise<unknown> => inStore((db) => db.put('perangkat', sitting)),

  /** Writes what is known of a sitting now; false where it was removed, as by somebody else's login. */
  write: (sitting: StoredSitting): Promise<boolean> =>
    inStore(async (db) => {
      const change = db.transaction('perangkat', 'readwrite', STRICT)
      const isThere = (await change.store.getKey(sitting.place)) !== undefined
      if (isThere) await change.store.put(sitting)
      await change.done
      return isThere
    }),

  /** Removes a sitting with all that was readable of it, and keeps what still waits for a network. */
  remove: (place: string, waiting?: WaitingAnswers): Promise<void> =>
    inStore(async (db) => {
      const change = db.transaction(['perangkat', 'isian', 'amplop'], 'readwrite', STRICT)
      await change.objectStore('perangkat').delete(place)
      await change.objectStore('isian').delete(all(place))
      if (waiting) await change.objectStore('amplop').put(waiting)
      await change.done
    }),

  /** Throws where this browser keeps nothing, as a private window may. */
  probe: (): Promise<boolean> =>
    inStore(async (db) => {
      const place: [string, number] = ['periksa', BASE]
      const bytes = crypto.getRandomValues(new Uint8Array(12))
      await db.put('isian', { iv: bytes, bytes: bytes.buffer }, place)
      const isThere = (await db.get('isian', place))?.iv[0] === bytes[0]
      await db.delete('isian', place)
      return isThere
    }),

  writeWaiting: (waiting: WaitingAnswers): Promise<unknown> => inStore((db) => db.put('amplop', waiting)),

  removeWaiting: (place: string): Promise<void> => inStore((db) => db.delete('amplop', place)),
}

/** Where a sitting's entries are kept until the server has them. */
export interface EntryStore {
  load: () => Promise<EntryQueue>
  put: (entry: SentEntry) => Promise<void>
  /** Keeps what the entries up to a number come to, in their place. */
  settle: (base: AnswerSheet, diterima: number) => Promise<void>
  /** Keeps a queue in place of all that was there. */
  replace: (queue: EntryQueue) => Promise<void>
}

/** The entries of a sitting in this browser, each sealed by the key of its form. */
export function entryStore({ place, diterima: known }: StoredSitting, key: CryptoKey): EntryStore {
  const seal = (urutan: number, value: unknown) => sealValue(key, sealedPlace(place, urutan), value)
  return {
    load: () =>
      inStore(async (db) => {
        // One look for both, as another tab may write in between.
        const { store, done } = db.transaction('isian')
        const [numbers, sealed] = await Promise.all([store.getAllKeys(all(place)), store.getAll(all(place)), done])
        const opened = await Promise.all(
          sealed.map((one, at) => openValue<unknown>(key, sealedPlace(place, numbers[at]?.[1] ?? BASE), one)),
        )
        const at = numbers.findIndex(([, urutan]) => urutan === BASE)
        const [base, diterima] = at < 0 ? [EMPTY_SHEET, known] : (opened[at] as [AnswerSheet, number])
        return { base, diterima, entries: opened.filter((_one, place) => place !== at) as SentEntry[] }
      }),

    async put(entry) {
      const sealed = await seal(entry.urutan, entry)
      await inStore(async (db) => {
        const change = db.transaction('isian', 'readwrite', STRICT)
        await change.store.put(sealed, [place, entry.urutan])
        await change.done
      })
    },

    async settle(base, diterima) {
      const sealed = await seal(BASE, [base, diterima])
      await inStore(async (db) => {
        const change = db.transaction('isian', 'readwrite', STRICT)
        await change.store.put(sealed, [place, BASE])
        await change.store.delete(rangeOf(place, BASE + 1, diterima))
        await change.done
      })
    },

    async replace({ base, diterima, entries }) {
      const sealed = await Promise.all([seal(BASE, [base, diterima]), ...entries.map((one) => seal(one.urutan, one))])
      await inStore(async (db) => {
        const change = db.transaction('isian', 'readwrite', STRICT)
        await change.store.delete(all(place))
        for (const [at, one] of sealed.entries())
          await change.store.put(one, [place, at === 0 ? BASE : (entries[at - 1]?.urutan ?? BASE)])
        await change.done
      })
    },
  }
}

/** Where a full browser keeps entries: in this page alone, which says so. */
export const memoryStore = (queue: EntryQueue): EntryStore => {
  const refuse = () => Promise.reject(new Error('this browser is full'))
  return { load: async () => queue, put: refuse, settle: refuse, replace: refuse }
}
