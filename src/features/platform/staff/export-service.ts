import { longMoment } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { requireAccount } from '../../../server/http/session.ts'
import { recordPersonalRead } from '../files/service.ts'
import { alertAdministrators } from './second-person-service.ts'

/** Leaves a trace of a list of people that leaves the house, and writes it to all administrators. */
export async function announceExport(db: Db, ctx: Context, daftar: string): Promise<void> {
  await recordPersonalRead(db, ctx, { owner_id: null, isi: 'ekspor', perihal: daftar })
  const facts = { petugas: requireAccount(ctx).name, daftar, waktu: longMoment(ctx.now) }
  await alertAdministrators(db, ctx, { letter: 'personalDataExported', ...facts })
}
