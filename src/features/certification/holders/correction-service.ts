import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { numberKey } from '../../../lib/identifiers/number.ts'
import { invalidFields } from '../../../problems.ts'
import { earlierHolder, hasBegunYears, knownNumbers, updateEarlierHolder } from './earlier-queries.ts'
import { openImported, sealImported } from './sealing-service.ts'

/** The facts that a list of earlier holders may have stated wrongly. */
export interface EarlierFacts {
  nama: string
  no_sertifikasi: string
  valid_from: Day
  valid_until: Day
}

interface Before extends EarlierFacts {
  id: number
  frozen_until: Day | null
}

/**
 * Returns the corrected facts of a certificate; facts sealed under its number are sealed again under the new one.
 * Throws where the correction is not allowed.
 */
export async function correctedFacts(db: Db, ctx: Pick<Context, 'keys'>, before: Before, given: EarlierFacts) {
  const { id, no_sertifikasi, valid_from, valid_until, frozen_until } = before
  const isSameTime = valid_from === given.valid_from && valid_until === given.valid_until
  const isSame = isSameTime && before.nama === given.nama && no_sertifikasi === given.no_sertifikasi
  if (isSame) throw invalidFields({ nama: 'Belum ada yang dikoreksi.' })
  await refuseTakenNumber(db, before, given)
  if (!isSameTime && (await hasBegunYears(db, id))) {
    const text = 'Kewajiban tahunannya sudah berjalan menurut tanggal ini, jadi masa berlakunya tidak dapat diganti.'
    throw invalidFields({ valid_from: text })
  }
  const { imported } = await earlierHolder(db, id)
  const facts = openImported(ctx.keys, no_sertifikasi, imported)
  const resealed = facts ? { imported: sealImported(ctx.keys, given.no_sertifikasi, facts) } : {}
  await updateEarlierHolder(db, id, { ...resealed, valid_from: given.valid_from })
  // A suspension until the last day of the certificate has no known end, so it moves with that day.
  const isFrozenThroughout = frozen_until !== null && frozen_until === valid_until
  return { ...given, ...(isFrozenThroughout ? { frozen_until: given.valid_until } : {}) }
}

async function refuseTakenNumber(db: Db, before: Before, { no_sertifikasi }: EarlierFacts): Promise<void> {
  const key = numberKey(no_sertifikasi)
  if (key === numberKey(before.no_sertifikasi)) return
  if ((await knownNumbers(db, [key])).size > 0) throw takenNumber()
}

/** Returns the refusal of a number in use. The database's unique index finds it when two people give it at once. */
export const takenNumber = () => invalidFields({ no_sertifikasi: 'Nomor ini sudah tercatat pada sertifikat lain.' })
