import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { SecurityKind } from '../../../security-kinds.ts'

export async function eventsOf(db: Db, userId: number, { from, most }: { from: number; most: number }) {
  const data = await db
    .selectFrom('security_events')
    .select(['id', 'at', 'rincian', 'perangkat', 'address_key'])
    .select(sql<SecurityKind>`jenis`.as('jenis'))
    .select(sql<boolean>`changed_by is not null`.as('oleh_petugas'))
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(from)
    .limit(most)
    .execute()
  const { total } = await db
    .selectFrom('security_events')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { data, total }
}

/** Retention: the only way in which events go. Within a transaction of its own. */
export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await sql`select set_config('portal.retention', 'on', true)`.execute(db)
  await db.deleteFrom('security_events').where('at', '<', before).execute()
  await sql`select set_config('portal.retention', '', true)`.execute(db)
}
