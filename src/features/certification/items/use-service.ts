import { recordAudits } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { takeItemTransition, transitionOf } from './state-rules.ts'
import { setVersionStates, type UsedVersion } from './use-queries.ts'

export { lockVersions, type UsedVersion } from './use-queries.ts'

/**
 * Takes a transition of the program for each of these versions that can take it, as forms with them are released or over;
 * their items are locked already.
 */
export async function moveUsedVersions(
  db: Db,
  ctx: Pick<Context, 'now' | 'visit'>,
  langkah: 'pakai' | 'kunci',
  versions: readonly UsedVersion[],
): Promise<void> {
  const { to, action } = transitionOf(langkah)
  const moved = versions.filter((one) => 'next' in takeItemTransition(langkah, { ...one, persetujuan: [] }, null))
  if (moved.length === 0) return
  await setVersionStates(db, moved, { status: to, at: ctx.now })
  await recordAudits(
    db,
    ctx,
    moved.map(({ item_id, versi }) => ({
      ...{ action, noun: 'soal', nounId: item_id, label: `Soal ${item_id} versi ${versi}`, who: 'sistem' },
    })),
  )
}
