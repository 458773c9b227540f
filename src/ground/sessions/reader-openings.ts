import type { Db } from '../database/db.ts'
import { requireAccount, type VisitContext } from './session.ts'

const LONGEST_ADDRESS = 300

interface Opened {
  /** The call, by its name and in its words. */
  call: string
  hal: string
  url: string
}

/** Records what a reader from outside opens; the query of its address may hold words and stays out. */
export async function recordOpening(db: Db, ctx: VisitContext, { url, ...opened }: Opened): Promise<void> {
  const alamat = (url.split('?')[0] ?? '').slice(0, LONGEST_ADDRESS)
  const by = { user_id: requireAccount(ctx).id, ip: ctx.visit.ip, at: ctx.now }
  await db
    .insertInto('reader_openings')
    .values({ ...opened, alamat, ...by })
    .execute()
}
