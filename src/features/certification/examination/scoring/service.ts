import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { numberRefusal, writeNumber } from '../../../../lib/written-number.ts'
import { Problem } from '../../../../problems.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { writtenReason } from '../../marking/sheet-rules.ts'
import type { Examined } from '../exam-content-rules.ts'
import { type Finding, findingOf, givesPoints } from '../rules.ts'
import { examinedOf } from '../service.ts'
import { deleteScores, fillSheets, type OwnAssignment, openSheetsOf, scoresGiven, upsertScores } from './queries.ts'

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

const FROM_PAPER = 'Nilai ini diisi dari lembar jawaban dan tidak dapat diketik.'

/** Tells whether the cell is filled from the candidate's paper. */
const isFromPaper = (paperUnits: readonly string[], examined: Examined, { unit, metode }: ScoreCell): boolean =>
  paperUnits.includes(unit) && givesPoints(kindOf(examined, metode))

type ScoreCell = Pick<GivenScore, 'unit' | 'metode'>

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
  sheet: readonly GivenScore[],
  paperUnits: readonly string[] = [],
) {
  const { batas_nilai_tulis, desimal_nilai_tulis } = await settingsOn(db, today)
  const examined = await examinedOf(db, own.user_training_id)
  const given = sheet.filter((score) => !isFromPaper(paperUnits, examined, score))
  if (given.length < sheet.length) await refuseTypedOver(db, own, sheet, given)
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

/** Refuses a sheet that says other than the paper in a cell that the paper fills; the whole sheet is sent as it is seen. */
async function refuseTypedOver(
  db: Db,
  own: OwnAssignment,
  sheet: readonly GivenScore[],
  typed: readonly GivenScore[],
): Promise<void> {
  const found = await scoresGiven(db, own.id)
  const errors = sheet.flatMap((score, at) => {
    if (typed.includes(score)) return []
    const filled = found.find((one) => one.unit === score.unit && one.metode === score.metode)
    const isSame = score.nilai === (filled?.nilai ?? null) && score.catatan === (filled?.catatan ?? '')
    return isSame ? [] : [[`nilai.${at}.nilai`, [FROM_PAPER]]]
  })
  if (errors.length > 0) throw new Problem('INVALID', { errors: Object.fromEntries(errors) })
}

interface Written {
  examined: Examined
  /** Points of a hundred by unit, as the paper says. */
  unit: readonly { unit: string; nilai: number | null }[]
  /** From which of them a unit is passed. */
  batas: number
}

/** Writes what a paper says into the written cells of all open sheets of an application. */
export async function fillScores(
  db: Db,
  { now }: Pick<Context, 'now'>,
  applicationId: number,
  { examined, unit: units, batas }: Written,
): Promise<void> {
  const scores = examined.sel.flatMap(({ unit, metode }) => {
    const nilai = units.find((one) => one.unit === unit)?.nilai
    if (nilai === null || nilai === undefined || !givesPoints(kindOf(examined, metode))) return []
    const hasil = findingOf(nilai, batas)
    return [{ unit, metode, nilai, hasil, catatan: hasil === 'K' ? '' : writtenReason({ unit, nilai, batas }) }]
  })
  const sheets = await openSheetsOf(db, applicationId)
  if (scores.length > 0 && sheets.length > 0) await fillSheets(db, sheets, scores, now)
}
