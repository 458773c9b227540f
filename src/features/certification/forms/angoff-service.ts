import type { Db } from '../../../ground/database/db.ts'
import {
  deleteEstimates,
  type EstimateRow,
  estimatesOf,
  insertEstimates,
  judgesOf,
  replaceJudges,
} from './angoff-queries.ts'
import { angoffCut, type Judged } from './angoff-rules.ts'
import { updateForm } from './form-queries.ts'
import { type FormRow, formItemsOf } from './queries.ts'

/** Returns the judges of a form with their estimates. */
export async function judgedOf(db: Db, formId: number): Promise<(Judged & { id: number; keahlian: string })[]> {
  const [judges, estimates] = [await judgesOf(db, formId), await estimatesOf(db, formId)]
  const ofRound = (id: number, round: number) =>
    new Map(
      estimates
        .filter(({ judge_id, putaran }) => judge_id === id && putaran === round)
        .map(({ nomor, perkiraan }) => [nomor, perkiraan]),
    )
  return judges.map((judge) => ({ ...judge, perkiraan: { 1: ofRound(judge.id, 1), 2: ofRound(judge.id, 2) } }))
}

/** A judge as typed: an estimate for each item in the order of the form, null where it is missing. */
export interface TypedJudge {
  nama: string
  keahlian: string
  putaran_1: readonly (number | null)[]
  putaran_2: readonly (number | null)[]
}

/** Writes the judges of a draft anew, and the cut score that follows once they are complete. */
export async function writeJudges(db: Db, form: FormRow, typed: readonly TypedJudge[], desimal: number): Promise<void> {
  const items = await formItemsOf(db, form.id)
  const ids = await replaceJudges(
    db,
    form.id,
    typed.map(({ nama, keahlian }) => ({ nama, keahlian })),
  )
  const rows = typed.flatMap(({ putaran_1, putaran_2 }, at): EstimateRow[] =>
    ([putaran_1, putaran_2] as const).flatMap((values, round) =>
      values
        .slice(0, items.length)
        .flatMap((perkiraan, place) =>
          perkiraan === null
            ? []
            : [{ judge_id: ids[at] ?? 0, putaran: round === 0 ? 1 : 2, nomor: place + 1, perkiraan }],
        ),
    ),
  )
  await insertEstimates(db, rows)
  await updateForm(db, form.id, await angoffColumns(db, form, desimal))
}

/** Returns the columns of a cut score by judges, as far as their estimates go. */
export async function angoffColumns(db: Db, form: Pick<FormRow, 'id'>, desimal: number) {
  const [items, judges] = [await formItemsOf(db, form.id), await judgedOf(db, form.id)]
  return { cara_batas: 'angoff' as const, batas_nilai: angoffCut(items, judges, desimal), alasan_batas: null }
}

/** Lets estimates follow their items to new numbers; those of items that are gone go with them. */
export async function moveEstimates(db: Db, formId: number, newNumbers: ReadonlyMap<number, number>): Promise<void> {
  const before = await estimatesOf(db, formId)
  if (before.length === 0) return
  await deleteEstimates(db, formId)
  await insertEstimates(
    db,
    before.flatMap((one) => {
      const nomor = newNumbers.get(one.nomor)
      return nomor === undefined ? [] : [{ ...one, nomor }]
    }),
  )
}
