import { markBy, type Remarked } from '../../features/certification/key-corrections/rescore-rules.ts'
import { type Entries, readEntry } from '../../features/certification/marking/entry-rules.ts'
import {
  insertMarks,
  type NewMark,
  newestMarksOf,
  type Settled,
  type SheetPaper,
  settleAnswers,
  sheetPaper,
  writeSheet,
} from '../../features/certification/marking/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { completeResults } from './complete-results.ts'
import { fillWrittenCells } from './fill-written-cells.ts'
import { markedItems } from './marked-items.ts'

type Marking = Pick<NewMark, 'cara' | 'sebab' | 'saran' | 'poin' | 'marked_by' | 'keluar'>

/** Returns the columns of a mark that the program gives, or of one that waits for people. */
export function markColumns({ keluar, ...marked }: Remarked): Marking {
  const nobody = { keluar, sebab: null, saran: null, poin: null, marked_by: null }
  if (marked.cara === 'otomatis') return { ...nobody, cara: 'otomatis', poin: marked.poin }
  if (marked.cara === 'esai') return { ...nobody, cara: 'esai' }
  return { ...nobody, cara: 'dilihat', sebab: marked.sebab, saran: marked.saran }
}

interface Settling {
  /** What counts of each number, as it is typed. */
  entries: Entries
  beda: Settled['beda']
  settled_by: number | null
}

/** Stores the answers that count of a locked paper, and marks them as far as the program can; the rest waits for people. */
export async function settlePaper(
  db: Db,
  ctx: Context,
  { paper_id, form_id: id, benih }: Pick<SheetPaper, 'paper_id' | 'form_id' | 'benih'>,
  { entries, beda, settled_by }: Settling,
): Promise<void> {
  const items = await markedItems(db, ctx.keys, { id, benih })
  const answered = items.map((item) => ({ item, jawaban: readEntry(item, entries[item.nomor] ?? '') }))
  const jawaban = Object.fromEntries(answered.map((one) => [one.item.nomor, one.jawaban]))
  await settleAnswers(db, ctx, paper_id, { settled: { jawaban, beda }, settled_by })
  const marks = answered.map(({ item: { nomor, item_version_id, isi, poin, by }, jawaban: given }) => {
    const marked = markBy(by, { isi, jawaban: given, poin })
    return { paper_id, nomor, item_version_id, at: ctx.now, ...markColumns(marked) }
  })
  await insertMarks(db, marks)
  await completePaper(db, ctx, paper_id)
}

/** Closes a locked paper once nothing of it waits, and writes its points where they were waited for. */
export async function completePaper(db: Db, ctx: Context, paperId: number): Promise<void> {
  const [paper, marks] = [await sheetPaper(db, paperId), await newestMarksOf(db, paperId)]
  if (!paper) return
  const waits = marks.some(({ poin }) => poin === null)
  const status = waits ? 'dinilai' : 'selesai'
  if (paper.status !== status) await writeSheet(db, paperId, { status, status_since: ctx.now })
  if (waits) return
  await fillWrittenCells(db, ctx, paper.user_training_id)
  await completeResults(db, ctx, paper)
}
