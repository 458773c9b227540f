import type { Db } from '../../../ground/database/db.ts'
import type { Keys } from '../../../ground/secrets/keys.ts'
import { Problem } from '../../../problems.ts'
import type { ItemAnswer } from '../items/answer-rules.ts'
import { answersWith, scoredRows, type WrittenRow, writtenRow } from './mark-queries.ts'
import { openAnswers } from './sealing-service.ts'
import { unitScores } from './sheet-rules.ts'

export {
  insertMarks,
  lockPapers,
  type NewMark,
  newestMarksOf,
  paperOfCertificate,
  sheetStandingOf,
} from './mark-queries.ts'
export { beginSheet, lockPaper, type SheetPaper, sheetPaper, writeSheet } from './queries.ts'
export type { Settled } from './sealing-service.ts'
export { settleAnswers } from './typing-service.ts'

/** A paper that is wholly marked: what was answered and earned, by the number of the item in its form. */
export interface ScoredPaper {
  paper_id: number
  form_id: number
  kode: string
  jawaban: Map<number, ItemAnswer>
  poin: Map<number, number | null>
}

const answersIn = (keys: Keys, row: { paper_id: number; isi: Buffer }): Map<number, ItemAnswer> =>
  new Map(Object.entries(openAnswers(keys, row).jawaban).map(([nomor, answer]) => [Number(nomor), answer]))

/** Lists the papers that are wholly marked, of a form or with one of these items; whoever asks has checked the caller. */
export async function scoredPapersOf(
  db: Db,
  keys: Keys,
  of: { form_id: number } | { item_version_ids: readonly number[] },
): Promise<ScoredPaper[]> {
  const rows = await scoredRows(db, of)
  return rows.map(({ paper_id, form_id, kode, isi, poin }) => ({
    ...{ paper_id, form_id, kode },
    jawaban: answersIn(keys, { paper_id, isi }),
    poin: new Map(poin.map((one) => [one.nomor, one.poin])),
  }))
}

/** Lists the settled papers with an item: what was answered to it, and the points that count now. */
export async function answersTo(db: Db, keys: Keys, itemVersionId: number) {
  const rows = await answersWith(db, itemVersionId)
  return rows.map(({ isi, poin, ...row }) => ({
    ...row,
    jawaban: answersIn(keys, { paper_id: row.paper_id, isi }).get(row.nomor),
    poin: poin.find(({ nomor }) => nomor === row.nomor)?.poin ?? null,
  }))
}

/** The written exam of an application by its paper. */
export interface WrittenResult extends Omit<WrittenRow, 'butir'> {
  /** True once every number is marked. */
  selesai: boolean
  /** Points of a hundred by unit; null while a number of the unit waits. */
  unit: { unit: string; nilai: number | null }[]
}

/** Returns what the paper of an application's exam says of its units; undefined where the exam has no paper. */
export async function writtenResultOf(
  db: Db,
  applicationId: number,
  decimals: number,
): Promise<WrittenResult | undefined> {
  const row = await writtenRow(db, applicationId)
  if (!row) return undefined
  const { butir, ...paper } = row
  return { ...paper, selesai: paper.status === 'selesai', unit: unitScores(butir, decimals) }
}

/** Returns what a decision keeps of the written exam that it rests on; nothing where there was none, refused while it waits. */
export async function writtenStampOf(db: Db, applicationId: number) {
  const row = await writtenRow(db, applicationId)
  if (row?.status === 'dinilai') throw new Problem('PAPER_REMARKED')
  if (row?.status !== 'selesai') return {}
  return { paper_id: row.paper_id, form_id: row.form_id, penilaian: row.penilaian }
}
