import { formItemsOf } from '../../features/certification/forms/service.ts'
import { versionsInOtherForms } from '../../features/certification/forms/writing-service.ts'
import { lockVersions, moveUsedVersions } from '../../features/certification/items/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

/** Locks the items of a form that is withdrawn or spent, as far as they stand in no other form that still needs them. */
export async function lockFreedItems(
  db: Db,
  ctx: Pick<Context, 'now' | 'visit'>,
  { id }: { id: number },
): Promise<void> {
  const items = await formItemsOf(db, id)
  const versions = await lockVersions(
    db,
    items.map(({ item_version_id }) => item_version_id),
  )
  const needed = await versionsInOtherForms(
    db,
    ctx,
    id,
    versions.map((one) => one.id),
  )
  await moveUsedVersions(
    db,
    ctx,
    'kunci',
    versions.filter((one) => !needed.has(one.id)),
  )
}
