import { findingOf } from '../../features/certification/examination/rules.ts'
import { examinedOf } from '../../features/certification/examination/service.ts'
import { type ChangedUnit, type MarkedBy, markBy } from '../../features/certification/key-corrections/rescore-rules.ts'
import {
  answersTo,
  insertMarks,
  lockPapers,
  sheetStandingOf,
  type WrittenResult,
  writtenResultOf,
} from '../../features/certification/marking/service.ts'
import { settingsOn } from '../../features/platform/settings/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { completePaper, markColumns } from './mark-paper.ts'

interface Correction {
  /** The version that forms have, whose key was wrong. */
  item_version_id: number
  /** The content with the right key, that every answer is right, or that the item counts no longer. */
  isi: MarkedBy
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
function changedUnits(before: WrittenResult, after: WrittenResult, batas: number): ChangedUnit[] {
  const findingFor = (nilai: number | null) => (nilai === null ? null : findingOf(nilai, batas))
  return after.unit.flatMap(({ unit, nilai }) => {
    const old = before.unit.find((one) => one.unit === unit)?.nilai ?? null
    if (old === nilai) return []
    return [{ unit, nilai_lama: old, nilai_baru: nilai, hasil_lama: findingFor(old), hasil_baru: findingFor(nilai) }]
  })
}

/**
 * Marks an item anew on every settled paper, by another key: new marks are added, and open sheets of examiners are
 * filled anew. Sheets that are locked and decisions stay as they are; what would change on them is returned with the
 * rest. Essays are left out, as markers read them. The caller has checked who may.
 */
export async function rescorePapers(
  db: Db,
  ctx: Context,
  { item_version_id, isi }: Correction,
): Promise<ChangedPaper[]> {
  if (typeof isi !== 'string' && isi.jenis === 'esai') return []
  const settings = await settingsOn(db, ctx.today)
  await lockPapers(db, item_version_id)
  const answers = await answersTo(db, ctx.keys, item_version_id)
  const changed: ChangedPaper[] = []
  // Each paper is marked, closed and compared by itself; a correction touches the papers of one form or a few.
  for (const { paper_id, user_training_id, kode, nomor, poin_penuh, jawaban, poin } of answers) {
    const before = await writtenResultOf(db, user_training_id, settings.desimal_nilai_tulis)
    const columns = markColumns(markBy(isi, jawaban, poin_penuh))
    await insertMarks(db, [{ paper_id, nomor, item_version_id, at: ctx.now, ...columns }])
    await completePaper(db, ctx, paper_id)
    const after = await writtenResultOf(db, user_training_id, settings.desimal_nilai_tulis)
    const batas = (await examinedOf(db, user_training_id)).batas_nilai_tulis ?? settings.batas_nilai_tulis
    const unit = before && after ? changedUnits(before, after, batas) : []
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
