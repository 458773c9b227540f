import type { Db } from '../../../ground/database/db.ts'
import { isSameButSeparators, readNumber } from '../../../lib/identifiers/number.ts'
import { likeNumbers } from './likeness-queries.ts'

/** What a number that is not in the register may have meant. */
export interface Likeness {
  /** The number of the one certificate that differs by separators alone, as the name of its download does. */
  same: string | undefined
  /** Numbers to offer before anything is said about validity. */
  mirip: string[]
}

/** Returns what unknown numbers may have meant, each by the number as it was typed. */
export async function likenessOf(db: Db, typed: readonly string[]): Promise<Map<string, Likeness>> {
  const read = typed.map(readNumber).filter((number) => number !== '')
  const found = read.length === 0 ? [] : await likeNumbers(db, [...new Set(read)])
  return new Map(
    typed.map((number) => {
      const mirip = found
        .filter(({ asked }) => asked === readNumber(number))
        .map(({ no_sertifikasi }) => no_sertifikasi)
      const same = mirip.filter((one) => isSameButSeparators(one, number))
      return [number, { same: same.length === 1 ? same[0] : undefined, mirip }]
    }),
  )
}
