import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { type Finding, findingOf, givesPoints } from './rules.ts'
import { dropScore, keepScore, type OwnAssignment } from './scoring-queries.ts'
import { type Examined, examinedOf } from './service.ts'

interface Given {
  unit: string
  metode: string
  nilai: number | null
  hasil: Finding | null
  catatan: string
}

/** What was given, as it counts: of points the finding follows, of all else there are none. */
function counted(given: Given, least: number): Given {
  if (!givesPoints(given.metode)) return { ...given, nilai: null }
  return { ...given, hasil: given.nilai === null ? null : findingOf(given.nilai, least) }
}

/** Sentences by field for what is none of this exam's, and for notes on nothing. */
function errorsOf(given: readonly Given[], { unit, metode }: Examined): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const [at, score] of given.entries()) {
    if (!unit.includes(score.unit)) errors[`nilai.${at}.unit`] = ['Unit ini tidak diuji. Muat ulang halaman.']
    if (!metode.includes(score.metode)) errors[`nilai.${at}.metode`] = ['Metode ini tidak dipakai. Muat ulang halaman.']
    if (score.hasil === null && score.catatan !== '') {
      errors[`nilai.${at}.catatan`] = ['Isi nilainya dahulu; catatan disimpan bersama nilai.']
    }
  }
  return errors
}

/** Keeps what an examiner gave so far; a cell that was emptied is taken away. */
export async function writeScores(
  db: Db,
  { now, today }: Pick<Context, 'now' | 'today'>,
  own: OwnAssignment,
  given: readonly Given[],
) {
  const { batas_nilai_tulis } = await settingsOf(db, today)
  const scores = given.map((each) => counted(each, batas_nilai_tulis))
  const errors = errorsOf(scores, await examinedOf(db, own.user_training_id))
  if (Object.keys(errors).length > 0) throw new Problem('INVALID', { errors })
  for (const { hasil, ...score } of scores) {
    await (hasil === null ? dropScore(db, own.id, score) : keepScore(db, own.id, { ...score, hasil }, now))
  }
}
