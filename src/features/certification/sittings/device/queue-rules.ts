import type { SentEntry } from '../entry-rules.ts'

/** What a candidate has answered, and the numbers to look at once more. */
export interface AnswerSheet {
  jawaban: Readonly<Record<number, string>>
  ragu: readonly number[]
}

export const EMPTY_SHEET: AnswerSheet = { jawaban: {}, ragu: [] }

/** The entries of a device that the server does not have yet, numbered without a gap after those that it has. */
export interface EntryQueue {
  /** What the entries up to `diterima` come to. */
  base: AnswerSheet
  diterima: number
  entries: readonly SentEntry[]
}

type NewEntry = Omit<SentEntry, 'urutan'>

/** The most entries and letters of one request. */
const MOST_ENTRIES = 50
const MOST_LETTERS = 60_000

function sheetAfter({ jawaban, ragu }: AnswerSheet, { jenis, nomor, teks }: NewEntry): AnswerSheet {
  if (nomor === null) return { jawaban, ragu }
  const others = ragu.filter((one) => one !== nomor)
  if (jenis === 'ragu') return { jawaban, ragu: [...others, nomor].toSorted((one, other) => one - other) }
  if (jenis === 'yakin') return { jawaban, ragu: others }
  if (jenis !== 'jawab') return { jawaban, ragu }
  const { [nomor]: _before, ...rest } = jawaban
  return { jawaban: teks ? { ...rest, [nomor]: teks } : rest, ragu }
}

export const sheetOfQueue = ({ base, entries }: EntryQueue): AnswerSheet => entries.reduce(sheetAfter, base)

/** Returns the answers of a sheet in the order of their numbers, as a receipt counts them. */
export const answersOfSheet = ({ jawaban }: AnswerSheet): { nomor: number; teks: string }[] =>
  Object.entries(jawaban)
    .map(([nomor, teks]) => ({ nomor: Number(nomor), teks }))
    .toSorted((one, other) => one.nomor - other.nomor)

export const lastNumber = ({ diterima, entries }: EntryQueue): number => diterima + entries.length

/**
 * Adds an entry. An answer takes the place of the last entry, where that is an older answer to the same number and beyond
 * `offered`, the last number that was ever sent: a page without a network would else keep every pause in the typing.
 */
export function withEntry(queue: EntryQueue, entry: NewEntry, offered: number): EntryQueue {
  const { entries } = queue
  const last = entries.at(-1)
  const isSame = last?.jenis === 'jawab' && entry.jenis === 'jawab' && last.nomor === entry.nomor
  if (last && isSame && last.urutan > offered)
    return { ...queue, entries: [...entries.slice(0, -1), { ...entry, urutan: last.urutan }] }
  return { ...queue, entries: [...entries, { ...entry, urutan: lastNumber(queue) + 1 }] }
}

/** Leaves out what the server has, and keeps what that comes to. */
export function withoutReceived(queue: EntryQueue, diterima: number): EntryQueue {
  if (diterima <= queue.diterima) return queue
  const isHere = ({ urutan }: SentEntry) => urutan <= diterima
  return {
    base: queue.entries.filter(isHere).reduce(sheetAfter, queue.base),
    diterima: Math.min(diterima, lastNumber(queue)),
    entries: queue.entries.filter((entry) => !isHere(entry)),
  }
}

/** Returns a queue as it was stored, in its order and without a gap. */
export const restoredQueue = ({ base, diterima, entries }: EntryQueue): EntryQueue => ({
  base,
  diterima,
  entries: entries
    .filter(({ urutan }) => urutan > diterima)
    .toSorted((one, other) => one.urutan - other.urutan)
    .map((entry, at) => ({ ...entry, urutan: diterima + at + 1 })),
})

/**
 * Joins a queue from a store with what the server has of its device. Where the server has more than the store had kept
 * (`restored`), the store lost its last entries: what was written since then takes numbers that are still free.
 */
export function joinReceived(queue: EntryQueue, restored: number, diterima: number): EntryQueue {
  if (diterima <= restored) return withoutReceived(queue, diterima)
  const isOld = ({ urutan }: SentEntry) => urutan <= restored
  return {
    base: queue.entries.filter(isOld).reduce(sheetAfter, queue.base),
    diterima,
    entries: queue.entries
      .filter((entry) => !isOld(entry))
      .map((entry, at) => ({ ...entry, urutan: diterima + at + 1 })),
  }
}

/** Splits entries into requests that are neither too many nor too long. */
export function entryBatches(entries: readonly SentEntry[]): SentEntry[][] {
  const batches: SentEntry[][] = []
  let letters = 0
  for (const entry of entries) {
    const length = entry.teks?.length ?? 0
    const last = batches.at(-1)
    const fits = last && last.length < MOST_ENTRIES && letters + length <= MOST_LETTERS
    if (fits) last.push(entry)
    else batches.push([entry])
    letters = fits ? letters + length : length
  }
  return batches
}

const WAIT_MS = { first: 1000, longest: 15_000 }

/** Returns the pause after so many failures in a row; `chance` between 0 and 1 spreads a roomful of devices. */
export const retryWait = (failures: number, chance: number): number =>
  Math.min(WAIT_MS.longest, WAIT_MS.first * 2 ** (failures - 1)) * (0.75 + chance / 2)
