import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { numberRefusal, writeNumber } from '../../../../lib/written-number.ts'
import { Problem } from '../../../../problems.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import type { Examined } from '../exam-queries.ts'
import { type Finding, findingOf, givesPoints } from '../rules.ts'
import { examinedOf } from '../service.ts'
import { deleteScores, type OwnAssignment, upsertScores } from './queries.ts'

interface GivenScore {
  unit: string
  metode: string
  nilai: number | null
  hasil: Finding | null
  catatan: string
}

/** Returns a score as it counts: points decide the finding, and methods without points have none. */
function scoreThatCounts(given: GivenScore, least: number): GivenScore {
  if (!givesPoints(given.metode)) return { ...given, nilai: null }
  return { ...given, hasil: given.nilai === null ? null : findingOf(given.nilai, least) }
}

/** Returns the errors by field: units outside this exam, points with too many decimals, notes without a finding. */
function errorsOf(
  given: readonly GivenScore[],
  { unit, metode }: Examined,
  decimals: number,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const [at, score] of given.entries()) {
    if (!unit.includes(score.unit)) errors[`nilai.${at}.unit`] = ['Unit ini tidak diuji. Muat ulang halaman.']
    if (!metode.includes(score.metode)) errors[`nilai.${at}.metode`] = ['Metode ini tidak dipakai. Muat ulang halaman.']
    const refusal = numberRefusal(score.nilai === null ? '' : writeNumber(score.nilai), { decimals })
    if (refusal) errors[`nilai.${at}.nilai`] = [refusal]
    if (score.hasil === null && score.catatan !== '') {
      errors[`nilai.${at}.catatan`] = ['Isi nilainya dahulu; catatan disimpan bersama nilai.']
    }
  }
  return errors
}

/** Writes the scores that an examiner has given so far; an emptied cell is deleted. */
export async function writeScores(
  db: Db,
  { now, today }: Pick<Context, 'now' | 'today'>,
  own: OwnAssignment,
  given: readonly GivenScore[],
) {
  const { batas_nilai_tulis, desimal_nilai_tulis } = await settingsOn(db, today)
  const scores = given.map((each) => scoreThatCounts(each, batas_nilai_tulis))
  const errors = errorsOf(scores, await examinedOf(db, own.user_training_id), desimal_nilai_tulis)
  if (Object.keys(errors).length > 0) throw new Problem('INVALID', { errors })
  // The last value counts when a cell is given twice.
  const last = [...new Map(scores.map((score) => [JSON.stringify([score.unit, score.metode]), score])).values()]
  const emptied = last.filter(({ hasil }) => hasil === null)
  const found = last.flatMap(({ hasil, ...score }) => (hasil === null ? [] : [{ ...score, hasil }]))
  if (emptied.length > 0) await deleteScores(db, own.id, emptied)
  if (found.length > 0) await upsertScores(db, own.id, found, now)
}
