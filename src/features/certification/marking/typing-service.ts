import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { Problem } from '../../../problems.ts'
import { differingNumbers, type Entries, type EntryField, entryRefusal, filledCount, tidyEntry } from './entry-rules.ts'
import {
  beginSheet,
  type SheetPaper,
  type TranscriptRow,
  transcriptsOf,
  writeSheet,
  writeTranscript,
} from './queries.ts'
import { openEntries, type Settled, sealAnswers, sealEntries } from './sealing-service.ts'
import { TYPISTS } from './sheet-rules.ts'

/** The entries as they come in, by number. */
export type Given = readonly { nomor: number; teks: string }[]

/** Returns what was typed by number, tidied; throws with a sentence for each number that has no such answer. */
export function entriesOf(fields: readonly EntryField[], given: Given): Entries {
  const errors: [string, string[]][] = []
  const entries = given.map(({ nomor, teks }, at): [number, string] => {
    const field = fields.find((one) => one.nomor === nomor)
    const text = field ? tidyEntry(field, teks) : teks
    const refusal = field ? entryRefusal(field, text) : 'Nomor ini tidak ada pada naskah. Muat ulang halaman.'
    if (refusal !== undefined) errors.push([`nilai.${at}.teks`, [refusal]])
    return [nomor, text]
  })
  if (errors.length > 0) throw new Problem('INVALID', { errors: Object.fromEntries(errors) })
  return Object.fromEntries(entries)
}

/** Returns the caller's own transcript of a paper, and the place that is theirs; throws where two others have both. */
function ownPlace(found: readonly TranscriptRow[], userId: number): { own: TranscriptRow | undefined; urutan: number } {
  const own = found.find(({ typed_by }) => typed_by === userId)
  if (own) return { own, urutan: own.urutan }
  if (found.length >= TYPISTS) throw new Problem('PAPER_TYPED')
  return { own, urutan: found.some(({ urutan }) => urutan === 1) ? 2 : 1 }
}

/** Returns what the caller has typed of a paper so far; nothing of what somebody else typed. */
export async function ownTyping(db: Db, ctx: Pick<Context, 'keys' | 'now' | 'visit'>, paper: SheetPaper) {
  const { own } = ownPlace(await transcriptsOf(db, paper.paper_id), requireAccount(ctx).id)
  return {
    version: own?.version ?? 0,
    selesai: own ? own.finished_at !== null : false,
    nilai: own ? openEntries(ctx.keys, own) : {},
  }
}

interface Saving {
  version: number
  nilai: Given
  selesai: boolean
}

/**
 * Saves what the caller typed of a locked paper. Returns both transcripts once the second is whole, so that they can be
 * compared; undefined before.
 */
export async function saveTyping(
  db: Db,
  ctx: Context,
  paper: SheetPaper,
  fields: readonly EntryField[],
  { version, nilai, selesai }: Saving,
): Promise<[Entries, Entries] | undefined> {
  const { id: typed_by } = requireAccount(ctx)
  const { paper_id } = paper
  const found = await transcriptsOf(db, paper_id)
  const { own, urutan } = ownPlace(found, typed_by)
  if ((own?.version ?? 0) !== version || own?.finished_at) throw new Problem('STALE')
  const entries = entriesOf(fields, nilai)
  if (selesai) requireWhole(fields, entries)
  const isi = sealEntries(ctx.keys, { paper_id, urutan }, entries)
  const finished_at = selesai ? ctx.now : null
  await beginSheet(db, paper_id, ctx.now)
  await writeTranscript(db, {
    ...{ paper_id, urutan, typed_by, isi, finished_at },
    ...{ terisi: filledCount(entries), now: ctx.now },
  })
  const other = found.find((one) => one.urutan !== urutan)
  if (!selesai || !other?.finished_at) return undefined
  const others = openEntries(ctx.keys, other)
  return urutan === 1 ? [entries, others] : [others, entries]
}

const MISSING = 'Nomor ini belum diketik. Ketik jawabannya, atau tanda hubung bila kosong.'

function requireWhole(fields: readonly EntryField[], entries: Entries): void {
  const missing = fields.filter(({ nomor }) => (entries[nomor] ?? '') === '')
  if (missing.length === 0) return
  throw new Problem('INVALID', {
    errors: Object.fromEntries(missing.map(({ nomor }) => [`nomor.${nomor}`, [MISSING]])),
  })
}

/** Returns both readings of the numbers that two typists read otherwise. */
export async function differencesOf(db: Db, { keys }: Pick<Context, 'keys'>, paperId: number, fields: EntryField[]) {
  const [one, two] = await transcriptsOf(db, paperId)
  if (!one?.finished_at || !two?.finished_at) return []
  const [first, second] = [openEntries(keys, one), openEntries(keys, two)]
  const numbers = new Set(differingNumbers(fields, first, second))
  return fields
    .filter(({ nomor }) => numbers.has(nomor))
    .map((field) => ({ ...field, satu: first[field.nomor] ?? '', dua: second[field.nomor] ?? '' }))
}

/** Notes that two typists differ, which somebody is to settle. */
export const noteDifferences = (db: Db, ctx: Pick<Context, 'now'>, paperId: number, beda: number): Promise<unknown> =>
  writeSheet(db, paperId, { status: 'berbeda', status_since: ctx.now, beda })

/** Stores the answers that count; from here on they are marked. */
export const settleAnswers = (
  db: Db,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  paperId: number,
  { settled, settled_by }: { settled: Settled; settled_by: number | null },
): Promise<unknown> =>
  writeSheet(db, paperId, {
    ...{ status: 'dinilai', status_since: now, settled_by, settled_at: now },
    isi: sealAnswers(keys, paperId, settled),
  })
