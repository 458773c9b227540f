import type { Db } from '../../../ground/database/db.ts'
import {
  advanceRowNumbers,
  advanceSequence,
  lastOfSequence,
  lastRowNumber,
  raiseSequence,
} from '../../../ground/database/number-sequences.ts'
import { movedInNumbers } from './queries.ts'
import { lastRunning, type Series } from './rules.ts'

/** Applications are numbered by their rows, through the years. */
const ROWS = { permohonan: 'user_trainings' } as const

/** The greatest number of a year that another system gave out. */
export const lastMovedIn = async (db: Db, series: Series, year: number): Promise<number> =>
  lastRunning(series, await movedInNumbers(db, series, year), year)

/** The last number given out of a year; 0 where none was. */
export const lastGiven = async (db: Db, series: Series, year: number): Promise<number> =>
  series === 'permohonan' ? lastRowNumber(db, ROWS[series]) : ((await lastOfSequence(db, series, year)) ?? 0)

/** The next number of a year; a series that begins goes on after the numbers of the system before. */
export async function takeNumber(db: Db, series: Exclude<Series, 'permohonan'>, year: number): Promise<number> {
  if ((await lastOfSequence(db, series, year)) === undefined) {
    await raiseSequence(db, series, year, await lastMovedIn(db, series, year))
  }
  return advanceSequence(db, series, year)
}

/** Lets a series go on with a later number. */
export const continueWith = (db: Db, series: Series, year: number, next: number): Promise<void> =>
  series === 'permohonan' ? advanceRowNumbers(db, ROWS[series], next - 1) : raiseSequence(db, series, year, next - 1)
