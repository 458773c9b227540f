import { z } from 'zod'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { type EntryField, entryRefusal, tidyEntry } from '../marking/entry-rules.ts'
import { type DeviceRow, writeReceived } from './device-queries.ts'
import { answeredCount, entriesFrom, insertEntries, type NewEntry, newestAnswers } from './entry-queries.ts'
import {
  countedAnswers,
  ENTRY_KIND_NAMES,
  isAboutNumber,
  possibleMoment,
  receivedUpTo,
  refusalOfEntry,
  type SentEntry,
} from './entry-rules.ts'
import { type SittingRow, writeSitting } from './queries.ts'
import { openEntry, sealEntry } from './sealing-service.ts'

/** The most entries of one request; a device sends what is left with the next. */
const MOST_ENTRIES = 100
const LONGEST_ANSWER = 8000

const Entry = z.object({
  urutan: z.number().int().min(1).max(1_000_000),
  jenis: z.enum(ENTRY_KIND_NAMES),
  nomor: z.number().int().min(1).max(1000).nullable(),
  teks: z.string().max(LONGEST_ANSWER).nullable(),
  at: z.number().int().min(0).max(8_000_000_000_000),
})
export const SentEntries = z.array(Entry).max(MOST_ENTRIES)

type Doer = Pick<Context, 'keys' | 'now'>

interface Receiving {
  sitting: SittingRow
  device: DeviceRow
  jamJawabanMenyusul: number
}

/** Returns the text of an answer as it is kept; null where it was taken back. */
function answerText({ jenis, nomor, teks }: SentEntry, fields: readonly EntryField[] | null): string | null {
  const field = fields?.find((one) => one.nomor === nomor)
  const text = jenis === 'jawab' ? (field ? tidyEntry(field, teks ?? '') : (teks ?? '').trim()) : ''
  return text === '' ? null : text
}

/** Tells whether an entry says something that the form knows. */
function isReadable({ jenis, nomor, teks }: SentEntry, fields: readonly EntryField[] | null): boolean {
  if (isAboutNumber(jenis) !== (nomor !== null)) return false
  if (nomor === null || !fields) return true
  const field = fields.find((one) => one.nomor === nomor)
  if (!field) return false
  return jenis !== 'jawab' || entryRefusal(field, tidyEntry(field, teks ?? '')) === undefined
}

/**
 * Stores what a device sent to a locked sitting, each entry once, also those that do not count. Returns up to which number
 * all of its entries are here now, and whether one of them hands the sitting in.
 */
export async function receiveEntries(
  db: Db,
  { keys, now }: Doer,
  { sitting, device, jamJawabanMenyusul }: Receiving,
  sent: readonly SentEntry[],
): Promise<{ diterima: number; isHandedIn: boolean }> {
  const known = await entriesFrom(db, device.id, device.diterima)
  const here = new Set(known.map(({ urutan }) => urutan))
  const fresh = sent
    .filter(({ urutan }) => urutan > device.diterima && !here.has(urutan))
    .toSorted((one, other) => one.urutan - other.urutan)
  const moments = new Map(known.map((one) => [one.urutan, one.at.getTime()]))
  const entries = fresh.map((entry): NewEntry => {
    const before = [...moments].filter(([urutan]) => urutan < entry.urutan).map(([, at]) => at)
    const earliest = Math.max(sitting.begun_at?.getTime() ?? 0, ...before)
    const at = possibleMoment(entry.at, { earliest, now })
    moments.set(entry.urutan, at)
    const refusal = refusalOfEntry(at, { sitting, device, jamJawabanMenyusul, now })
    const tolak = refusal ?? (isReadable(entry, sitting.isian) ? null : 'tidak_terbaca')
    const text = answerText(entry, sitting.isian)
    return {
      ...{ device_id: device.id, urutan: entry.urutan, sitting_id: sitting.id, jenis: entry.jenis, nomor: entry.nomor },
      isi: text === null ? null : sealEntry(keys, device.id, entry.urutan, text),
      ...{ at: new Date(at), received_at: now, tolak },
    }
  })
  await insertEntries(db, entries)
  const numbers = [...here, ...fresh.map(({ urutan }) => urutan)]
  const diterima = receivedUpTo(device.diterima, numbers)
  if (diterima !== device.diterima) await writeReceived(db, device.id, diterima)
  const answered = entries.some(({ jenis, tolak }) => jenis === 'jawab' && tolak === null)
  const terjawab = answered ? { terjawab: await answeredCount(db, sitting.id) } : {}
  await writeSitting(db, sitting.id, { seen_at: now, ...terjawab })
  return {
    diterima,
    isHandedIn: [...known, ...fresh].some(({ jenis, urutan }) => jenis === 'selesai' && urutan <= diterima),
  }
}

/** Returns the answers of a sitting that count, opened, in the order of their numbers. */
export async function sittingAnswers(db: Db, { keys }: Pick<Context, 'keys'>, sittingId: number) {
  const rows = await newestAnswers(db, sittingId)
  return countedAnswers(rows.map(({ isi, ...row }) => ({ ...row, teks: isi ? openEntry(keys, { ...row, isi }) : '' })))
}
