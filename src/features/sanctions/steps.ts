import type { Context } from '../../server/context.ts'
import type { Db } from '../../server/db.ts'
import type { SanctionReason } from './rules.ts'

interface Proposed {
  certificate_id: number
  alasan: SanctionReason
  /** Consecutive years without maintenance, where that is why. */
  tahun?: number
}

/** Puts a case before the office, once while one is open; nobody is told and nothing changes until a person decides. */
export async function proposeSanction(db: Db, ctx: Context, proposed: Proposed): Promise<void> {
  const { certificate_id, alasan, tahun } = proposed
  const certificate = await db
    .selectFrom('certificates')
    .select('user_id')
    .where('id', '=', certificate_id)
    .executeTakeFirst()
  const uraian = tahun === undefined ? '' : `Selama ${tahun} tahun berturut-turut tidak ada pemeliharaan yang diakui.`
  await db
    .insertInto('sanctions')
    .values({
      certificate_id,
      user_id: certificate?.user_id ?? null,
      jenis: 'pembekuan',
      alasan,
      uraian,
      status: 'diusulkan',
      opened_at: ctx.now,
    })
    .onConflict((open) => open.doNothing())
    .execute()
}
