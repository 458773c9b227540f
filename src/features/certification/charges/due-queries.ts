import type { Db } from '../../../ground/database/db.ts'

/**
 * Takes charges or refunds whose provider is to be asked now; each is handed out once, and again after `until` if
 * nothing came of it.
 */
export async function takeDue(
  db: Db,
  table: 'charges' | 'refunds',
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<number[]> {
  const rows = await db
    .updateTable(table)
    .set({ next_ask_at: until })
    .where('id', 'in', (own) =>
      own
        .selectFrom(table)
        .select('id')
        .where('next_ask_at', '<=', now)
        .orderBy('next_ask_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
