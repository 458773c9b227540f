import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import { roundPoints, sumPoints } from '../items/mark-rules.ts'
import { essayMarksOf, insertEssayMark, insertMarks, type MarkRow } from './mark-queries.ts'
import { essayPoints, waitsForMarker } from './sheet-rules.ts'

interface Essay {
  /** The mark without points, which markers answer. */
  mark: MarkRow
  /** What a wholly right answer is worth in the form. */
  poin_penuh: number
  rubrik: readonly { kriteria: string; poin: number }[]
}

const PLACES = 100

/** Returns the points of a marker; throws with a sentence for each criterion that they do not fit. */
function pointsOf({ rubrik, poin_penuh }: Essay, rincian: readonly number[]): number {
  const errors = rubrik.flatMap(({ poin }, at): [string, string[]][] => {
    const given = rincian[at]
    if (given === undefined) return [[`rincian.${at}`, ['Isi poin kriteria ini.']]]
    if (given > poin) return [[`rincian.${at}`, [`Poin kriteria ini paling besar ${poin}.`]]]
    const isFine = Math.abs(given * PLACES - Math.round(given * PLACES)) < 1e-6
    return isFine ? [] : [[`rincian.${at}`, ['Paling banyak 2 angka di belakang koma.']]]
  })
  if (rincian.length > rubrik.length) errors.push(['rincian', ['Rubriknya sudah lain. Muat ulang halaman.']])
  if (errors.length > 0) throw new Problem('INVALID', { errors: Object.fromEntries(errors) })
  const total = sumPoints(rubrik.map(({ poin }) => poin))
  return roundPoints((sumPoints(rincian) / total) * poin_penuh)
}

/**
 * Writes what a marker gives an essay of a locked paper, and the mark that counts once enough have marked. Nobody marks
 * the same essay twice, and nobody marks one that has its mark.
 */
export async function writeEssayMark(
  db: Db,
  { now }: Pick<Context, 'now'>,
  essay: Essay,
  { marked_by, rincian, selisihEsai }: { marked_by: number; rincian: number[]; selisihEsai: number },
): Promise<void> {
  const { mark, poin_penuh } = essay
  const { id: mark_id, paper_id, nomor, item_version_id } = mark
  const poin = pointsOf(essay, rincian)
  const before = (await essayMarksOf(db, paper_id)).filter((one) => one.mark_id === mark_id)
  if (before.some((one) => one.marked_by === marked_by)) throw new Problem('STALE')
  const marks = before.map((one) => one.poin)
  if (!waitsForMarker(marks, poin_penuh, selisihEsai)) throw new Problem('STALE')
  await insertEssayMark(db, { mark_id, marked_by, rincian, poin, at: now })
  const counts = essayPoints([...marks, poin], poin_penuh, selisihEsai)
  if (counts === undefined) return
  const given = { paper_id, nomor, item_version_id, cara: 'esai', sebab: null, saran: null, at: now } as const
  await insertMarks(db, [{ ...given, poin: counts, marked_by }])
}
