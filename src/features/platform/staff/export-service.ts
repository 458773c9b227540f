import { longMoment } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { requireAccount } from '../../../server/http/session.ts'
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
