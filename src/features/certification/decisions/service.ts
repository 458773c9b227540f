import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { nextNumber } from '../../../server/database/numbers.ts'
import { ownFiles } from '../../platform/files/service.ts'
import { type Appealed, appealOn, insertAppeal, type OwnAppeal } from './appeal-queries.ts'
import { involvementOf } from './queries.ts'
import type { Involvement } from './rules.ts'

/** Who had a part in a certificate: in its exam, in deciding on it, or as its holder. */
export const involvedIn = (
  db: Db,
  { user_training_id, user_id }: { user_training_id: number | null; user_id: number | null },
): Promise<Involvement> => involvementOf(db, user_training_id, user_id)

/** The one appeal that there can be on a sanction. */
export const appealOnSanction = (db: Db, sanctionId: number): Promise<OwnAppeal | undefined> =>
  appealOn(db, 'sanction_id', sanctionId)

type Filed = Appealed & { user_id: number; alasan: string; file_id: string | null }

/** Enters an appeal under the next number, with a file of the person's own; whether it may be filed is the caller's matter. */
export async function enterAppeal(
  db: Db,
  { now, today }: Pick<Context, 'now' | 'today'>,
  filed: Filed,
): Promise<string> {
  await ownFiles(db, filed.user_id, filed.file_id ? [filed.file_id] : [])
  const year = Number(today.slice(0, 4))
  const nomor = `BDG/${year}/${String(await nextNumber(db, 'appeal', year)).padStart(4, '0')}`
  await insertAppeal(db, { ...filed, nomor, submitted_at: now })
  return nomor
}
