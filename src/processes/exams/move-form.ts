import { unusableFaults } from '../../features/certification/forms/fault-rules.ts'
import type { FormRow } from '../../features/certification/forms/service.ts'
import type { FormTransition } from '../../features/certification/forms/state-rules.ts'
import {
  requireFormThatFits,
  requireFormTransition,
  writeFormTransition,
} from '../../features/certification/forms/writing-service.ts'
import { lockVersions, moveUsedVersions, type UsedVersion } from '../../features/certification/items/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { invalidFields } from '../../problems.ts'
import { lockFreedItems } from './lock-freed-items.ts'

/** Takes a transition of a form in the name of a person, with what follows for its items. */
export async function moveForm(
  db: Db,
  ctx: Context,
  form: FormRow,
  move: { langkah: FormTransition; userId: number; alasan: string },
): Promise<void> {
  const { langkah } = move
  const taken = await requireFormTransition(db, form, move)
  const versions = langkah === 'ajukan' || langkah === 'rilis' ? await requireUsableItems(db, form) : []
  await writeFormTransition(db, ctx, form, move, taken)
  if (taken.next === 'dirilis') await moveUsedVersions(db, ctx, 'pakai', versions)
  if (langkah === 'tarik' && form.status === 'dirilis') await lockFreedItems(db, ctx, form)
}

/** Locks the items of a form in the bank; refuses one that does not meet its blueprint, or has items that nobody may use. */
async function requireUsableItems(db: Db, form: FormRow): Promise<UsedVersion[]> {
  const items = await requireFormThatFits(db, form)
  const versions = await lockVersions(
    db,
    items.map(({ item_version_id }) => item_version_id),
  )
  const unusable = unusableFaults(versions)
  if (unusable.length > 0) throw invalidFields({ langkah: unusable })
  return versions
}
