import type { Db } from '../../../server/database/db.ts'

interface NewNotice {
  provider_id: number
  charge_id: number
  fingerprint: string
  said: string
  received_at: Date
}

/** Writes a notice down; false when it was there already, which counts one more. */
export async function insertNotice(db: Db, notice: NewNotice): Promise<boolean> {
  const { repeats } = await db
    .insertInto('charge_notices')
    .values(notice)
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'fingerprint'])
        .doUpdateSet((set) => ({ repeats: set('charge_notices.repeats', '+', 1) })),
    )
    .returning('repeats')
    .executeTakeFirstOrThrow()
  return repeats === 0
}

export const deleteOldNotices = (db: Db, before: Date) =>
  db.deleteFrom('charge_notices').where('received_at', '<', before).execute()
