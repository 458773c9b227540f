import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { invalidFields } from '../../../problems.ts'
import { earlierHolder, hasBegunYears, knownNumbers, updateEarlierHolder } from './import-queries.ts'
import { numberKey } from './rules.ts'
import { openImported, sealImported } from './sealing-service.ts'

/** What a list of earlier holders may have said wrongly. */
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

/** What of a certificate changes, once it may; what is sealed under its number is sealed again under the new one. */
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
  // Until when nobody knew: it was frozen for as long as it lasts.
  const isFrozenThroughout = frozen_until !== null && frozen_until === valid_until
  return { ...given, ...(isFrozenThroughout ? { frozen_until: given.valid_until } : {}) }
}

async function refuseTakenNumber(db: Db, before: Before, { no_sertifikasi }: EarlierFacts): Promise<void> {
  const key = numberKey(no_sertifikasi)
  if (key === numberKey(before.no_sertifikasi)) return
  if ((await knownNumbers(db, [key])).size > 0) throw takenNumber()
}

/** Of two who give the same number at once, the database lets one through. */
export const takenNumber = () => invalidFields({ no_sertifikasi: 'Nomor ini sudah tercatat pada sertifikat lain.' })
