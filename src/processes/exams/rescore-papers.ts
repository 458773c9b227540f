import type { ItemContent } from '../../features/certification/items/content-rules.ts'
import { type ChangedUnit, type MarkedBy, markBy } from '../../features/certification/key-corrections/rescore-rules.ts'
import { answersTo, insertMarks, lockPapers, sheetStandingOf } from '../../features/certification/marking/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { completePaper, markColumns } from './mark-paper.ts'
import { type UnitOutcome, writtenOutcomeOf } from './written-outcome.ts'

interface Correction {
  /** The version that forms have, whose key was wrong. */
  item_version_id: number
  /** The content that was asked. */
  isi: ItemContent
  /** The content with the right key, that every answer is right, or that the item counts no longer. */
  by: MarkedBy
}

/** The changes of a correction on a paper. */
export interface ChangedPaper {
  paper_id: number
  user_training_id: number
  kode: string
  nomor: number
  poin_lama: number | null
  /** Null where a person is to look at the answer. */
  poin_baru: number | null
  /** True where examiners locked their sheets, or somebody decided: those stay as they are. */
  terkunci: boolean
  diputus: boolean
  unit: ChangedUnit[]
}

/** Returns the units whose points differ between two results. */
const changedUnits = (before: readonly UnitOutcome[], after: readonly UnitOutcome[]): ChangedUnit[] =>
  after.flatMap(({ unit, nilai, hasil }) => {
    const old = before.find((one) => one.unit === unit)
    if ((old?.nilai ?? null) === nilai) return []
    const [nilai_lama, hasil_lama] = [old?.nilai ?? null, old?.hasil ?? null]
    return [{ unit, nilai_lama, nilai_baru: nilai, hasil_lama, hasil_baru: hasil }]
  })

/**
 * Marks an item anew on every settled paper, by another key: new marks are added, and open sheets of examiners are
 * filled anew. Sheets that are locked and decisions stay as they are; what would change on them is returned with the
 * rest. Essays by another rubric wait for their markers again. The caller has checked who may.
 */
export async function rescorePapers(
  db: Db,
  ctx: Context,
  { item_version_id, isi, by }: Correction,
): Promise<ChangedPaper[]> {
  await lockPapers(db, item_version_id)
  const answers = await answersTo(db, ctx.keys, item_version_id)
  const changed: ChangedPaper[] = []
  // Each paper is marked, closed and compared by itself; a correction touches the papers of one form or a few.
  for (const { paper_id, user_training_id, kode, nomor, poin_penuh, jawaban, poin } of answers) {
    const before = await writtenOutcomeOf(db, ctx, user_training_id)
    const columns = markColumns(markBy(by, { isi, jawaban, poin: poin_penuh }))
    await insertMarks(db, [{ paper_id, nomor, item_version_id, at: ctx.now, ...columns }])
    await completePaper(db, ctx, paper_id)
    const unit = changedUnits(before, await writtenOutcomeOf(db, ctx, user_training_id))
    if (unit.length === 0 && poin === (columns.keluar ? null : columns.poin)) continue
    const standing = await sheetStandingOf(db, user_training_id)
    changed.push({
      paper_id,
      user_training_id,
      kode,
      nomor,
      poin_lama: poin,
      poin_baru: columns.poin,
      ...standing,
      unit,
    })
  }
  return changed
}
