import { setPublication } from '../../features/certification/certificates/service.ts'
import { keepPublicationConsent } from '../../features/platform/personal-data/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

/** Keeps the consent to be shown among the holders, and shows or hides the person's certificates accordingly. */
export async function changePublication(
  db: Db,
  ctx: Pick<Context, 'keys' | 'now'>,
  userId: number,
  persetujuan_publikasi: boolean,
): Promise<void> {
  await keepPublicationConsent(db, ctx, userId, persetujuan_publikasi)
  await setPublication(db, userId, persetujuan_publikasi)
}
