import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireOpenBank } from './gate-service.ts'
import { openItem } from './sealing-service.ts'
import { insertSearchOpenings, itemsInBank } from './search-queries.ts'

/**
 * Opens the newest version of every item for the caller, records each opening, and returns the numbers of those whose
 * question, key or source has what is looked for. Throws unless the bank is open to the caller.
 */
export async function searchItems(
  db: Db,
  ctx: Context,
  what: string,
  has: (text: string) => boolean,
): Promise<number[]> {
  const user_id = await requireOpenBank({ ...ctx, db })
  const versions = await itemsInBank(db)
  await insertSearchOpenings(db, { user_id, at: ctx.now }, versions)
  await recordAudit(db, ctx, {
    ...{ action: 'cari', noun: 'soal', nounId: 'daftar', label: `Pencarian ${what} pada ${versions.length} soal` },
  })
  return versions.flatMap((row) => (has(JSON.stringify(openItem(ctx.keys, row))) ? [row.item_id] : []))
}
