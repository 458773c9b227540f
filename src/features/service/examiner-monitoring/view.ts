import type { Db } from '../../../ground/database/db.ts'
import { addMonths, type Day } from '../../../lib/day.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { measureOf, measureOfEnough } from '../calibration/agreement-rules.ts'
import { pairsOf, scoredCases, workCounts } from './queries.ts'
import { examinerFiguresOf, measuresByQuarter, REVIEW_MONTHS } from './rules.ts'

/** Months that the mirror looks back on. */
const MIRROR_MONTHS = 24

/** How somebody scores beside others and beside the references of cases, over time. */
export async function mirrorOf(db: Db, userId: number, today: Day) {
  const { selisih_esai: toleransi } = await settingsOn(db, today)
  const pairs = await pairsOf(db, userId, addMonths(today, -MIRROR_MONTHS))
  const cases = await scoredCases(db, userId)
  return {
    toleransi,
    seluruhnya: measureOfEnough(pairs, toleransi),
    triwulan: measuresByQuarter(pairs, toleransi),
    kasus: cases.map(({ judul, tanggal, toleransi: own, kriteria, skor }) => ({
      ...{ judul, tanggal },
      ...measureOf(
        kriteria.map(({ poin, acuan }, at) => ({ poin, acuan, skor: skor[at] ?? 0 })),
        own,
      ),
    })),
  }
}

/** The figures of an examiner's year before a day. */
export async function yearOf(db: Db, userId: number, today: Day) {
  const dari = addMonths(today, -REVIEW_MONTHS)
  const { selisih_esai } = await settingsOn(db, today)
  const counts = await workCounts(db, userId, { dari, sampai: today })
  const pairs = await pairsOf(db, userId, dari)
  return { dari, angka: examinerFiguresOf(counts, measureOfEnough(pairs, selisih_esai)) }
}
