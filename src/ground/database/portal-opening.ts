import type { Db } from './db.ts'

/** Since when the portal is open to everybody; null before. */
export async function portalOpenedAt(db: Db): Promise<Date | null> {
  const { opened_at } = await db
    .selectFrom('portal')
    .select('opened_at')
    .$castTo<{ opened_at: Date | null }>()
    .executeTakeFirstOrThrow()
  return opened_at
}
