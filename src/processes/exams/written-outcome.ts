import { findingOf } from '../../features/certification/examination/rules.ts'
import { examinedOf } from '../../features/certification/examination/service.ts'
import { writtenResultOf } from '../../features/certification/marking/service.ts'
import { settingsOn } from '../../features/platform/settings/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

/** A unit of a paper with its points of a hundred and what they show; null while a number of it waits. */
export interface UnitOutcome {
  unit: string
  nilai: number | null
  hasil: 'K' | 'BK' | null
}

/** Returns what the paper of an application says of its units, by the cut score that counts for it. */
export async function writtenOutcomeOf(
  db: Db,
  { today }: Pick<Context, 'today'>,
  applicationId: number,
): Promise<UnitOutcome[]> {
  const { desimal_nilai_tulis, batas_nilai_tulis } = await settingsOn(db, today)
  const result = await writtenResultOf(db, applicationId, desimal_nilai_tulis)
  const batas = (await examinedOf(db, applicationId)).batas_nilai_tulis ?? batas_nilai_tulis
  return (result?.unit ?? []).map(({ unit, nilai }) => ({
    ...{ unit, nilai },
    hasil: nilai === null ? null : findingOf(nilai, batas),
  }))
}
