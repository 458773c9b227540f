import type { Day } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import { nextNumber } from '../../../server/database/numbers.ts'
import { isNumberTaken } from './issue-queries.ts'
import { heldBy, putBestNumber } from './queries.ts'
import { bestNumber, certificateNumber, numberSequence } from './rules.ts'

/**
 * The next number of a qualification and year; whoever takes one holds the sequence until the transaction ends, so none
 * is left out. A number that a certificate of earlier days bears already is passed over.
 */
export async function takeNumber(db: Db, format: string, kualifikasi: string, on: Day): Promise<string> {
  const urut = await nextNumber(db, numberSequence(kualifikasi), Number(on.slice(0, 4)))
  const nomor = certificateNumber(format, { urut, kualifikasi, on })
  return (await isNumberTaken(db, nomor)) ? takeNumber(db, format, kualifikasi, on) : nomor
}

/** Sets the number by which a person goes, as their certificates are today. */
export async function refreshNumber(db: Db, userId: number, today: Day): Promise<void> {
  await putBestNumber(db, userId, bestNumber(await heldBy(db, userId), today))
}
