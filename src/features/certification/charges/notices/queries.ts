import type { Db } from '../../../../ground/database/db.ts'

interface NewNotice {
  provider_id: number
  charge_id: number
  fingerprint: string
  said: string
  received_at: Date
}

/** Saves a notice; returns false and counts one more when it was there already. */
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

/** The charge that a provider's notice is about, by its order or by the key of a refund of it. */
export const chargeOfNotice = (
  db: Db,
  { order_id, refund_key, provider_id }: { order_id: string | null; refund_key?: string | null; provider_id: number },
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('charges')
    .select('charges.id')
    .where('charges.provider_id', '=', provider_id)
    .where((where) =>
      where.or([
        where('charges.order_id', '=', order_id ?? ''),
        where.exists((own) =>
          own
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.charge_id', '=', 'charges.id')
            .where('refunds.refund_key', '=', refund_key ?? ''),
        ),
      ]),
    )
    .executeTakeFirst()

/** Refunds of a charge that its provider was asked for, whatever it said then. */
export async function refundsToAsk(db: Db, chargeId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('charge_id', '=', chargeId)
    .where('status', 'in', ['dikirim', 'ditolak', 'selesai'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const deleteOldNotices = (db: Db, before: Date) =>
  db.deleteFrom('charge_notices').where('received_at', '<', before).execute()
