import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { longMoment } from '../../../lib/day.ts'
import { recordPersonalRead } from '../files/service.ts'
import { alertAdministrators } from './second-person-service.ts'

/** Leaves a trace of a list of people that leaves the house; administrators read of it by mail and on their desk. */
export async function announceExport(
  db: Db,
  ctx: Context,
  { daftar, jumlah }: { daftar: string; jumlah: number },
): Promise<void> {
  await recordPersonalRead(db, ctx, { owner_id: null, isi: 'ekspor', perihal: daftar, jumlah })
  const facts = { petugas: requireAccount(ctx).name, daftar, waktu: longMoment(ctx.now) }
  await alertAdministrators(db, ctx, { letter: 'personalDataExported', ...facts })
}
