import { beginNext, type VersionRow } from '../../features/certification/items/service.ts'
import { correctedContent } from '../../features/certification/key-corrections/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

/** Begins the next version of an item with what the newest says, and with the key that a correction put right. */
export async function beginNextItem(db: Db, ctx: Context, newest: VersionRow, userId: number): Promise<void> {
  const corrected = await correctedContent(db, ctx.keys, newest.id)
  await beginNext(db, ctx, newest, { userId, corrected })
}
