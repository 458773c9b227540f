import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { numberRefusal, writeNumber } from '../../../../lib/written-number.ts'
import { Problem } from '../../../../problems.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import type { Examined } from '../exam-content-rules.ts'
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

const kindOf = ({ jenis_metode }: Examined, metode: string) =>
  jenis_metode.find((one) => one.metode === metode)?.jenis ?? null

/** Returns a score as it counts: points decide the finding, and methods without points have none. */
function scoreThatCounts(given: GivenScore, examined: Examined, least: number): GivenScore {
  if (!givesPoints(kindOf(examined, given.metode))) return { ...given, nilai: null }
  return { ...given, hasil: given.nilai === null ? null : findingOf(given.nilai, least) }
}

const IN_POINTS = 'Metode ini dinilai dengan angka. Muat ulang halaman, lalu isi angkanya.'
const IN_FINDINGS = 'Metode ini dinilai K atau BK, bukan dengan angka. Muat ulang halaman.'

/** Refuses what was given on a sheet on which the method had another kind: it would be lost without a word. */
function lostByKind({ metode, nilai, hasil }: GivenScore, examined: Examined): string | undefined {
  if (givesPoints(kindOf(examined, metode))) return nilai === null && hasil !== null ? IN_POINTS : undefined
  return nilai !== null && hasil === null ? IN_FINDINGS : undefined
}

/** Returns the errors of one score by its own fields: cells outside this exam, points that do not fit, notes alone. */
function errorsOfScore(score: GivenScore, examined: Examined, decimals: number): [string, string][] {
  const { unit, metode, nilai, hasil, catatan } = score
  const isUnit = examined.unit.includes(unit)
  const isMethod = examined.metode.includes(metode)
  const isCell = examined.sel.some((cell) => cell.unit === unit && cell.metode === metode)
  const refusal = numberRefusal(nilai === null ? '' : writeNumber(nilai), { decimals })
  const isAlone = nilai === null && hasil === null && catatan !== ''
  const errors: [string, string | undefined][] = [
    ['unit', isUnit ? undefined : 'Unit ini tidak diuji. Muat ulang halaman.'],
    ['metode', isMethod ? undefined : 'Metode ini tidak dipakai. Muat ulang halaman.'],
    ['metode', isUnit && isMethod && !isCell ? 'Metode ini tidak menguji unit ini. Muat ulang halaman.' : undefined],
    ['nilai', refusal ?? (isCell ? lostByKind(score, examined) : undefined)],
    ['catatan', isAlone ? 'Isi nilainya dahulu; catatan disimpan bersama nilai.' : undefined],
  ]
  return errors.filter((one): one is [string, string] => one[1] !== undefined)
}

/** Returns the errors of all scores by field. */
const errorsOf = (given: readonly GivenScore[], examined: Examined, decimals: number): Record<string, string[]> =>
  Object.fromEntries(
    given.flatMap((score, at) =>
      errorsOfScore(score, examined, decimals).map(([field, sentence]) => [`nilai.${at}.${field}`, [sentence]]),
    ),
  )

/** Writes the scores that an examiner has given so far; an emptied cell is deleted. */
export async function writeScores(
  db: Db,
  { now, today }: Pick<Context, 'now' | 'today'>,
  own: OwnAssignment,
  given: readonly GivenScore[],
) {
  const { batas_nilai_tulis, desimal_nilai_tulis } = await settingsOn(db, today)
  const examined = await examinedOf(db, own.user_training_id)
  const errors = errorsOf(given, examined, desimal_nilai_tulis)
  if (Object.keys(errors).length > 0) throw new Problem('INVALID', { errors })
  const least = examined.batas_nilai_tulis ?? batas_nilai_tulis
  const scores = given.map((each) => scoreThatCounts(each, examined, least))
  // The last value counts when a cell is given twice.
  const last = [...new Map(scores.map((score) => [JSON.stringify([score.unit, score.metode]), score])).values()]
  const emptied = last.filter(({ hasil }) => hasil === null)
  const found = last.flatMap(({ hasil, ...score }) => (hasil === null ? [] : [{ ...score, hasil }]))
  if (emptied.length > 0) await deleteScores(db, own.id, emptied)
  if (found.length > 0) await upsertScores(db, own.id, found, now)
}
