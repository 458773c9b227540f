import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { insertCase, type SanctionedCertificate } from './queries.ts'
import { certificateRefused, type SanctionKind, type SanctionReason } from './rules.ts'

interface Opened {
  nomor?: string
  jenis: SanctionKind
  alasan: SanctionReason
  uraian: string
}

/** Opens a case on a certificate that is held and counts; one at a time. */
export async function openCase(
  db: Db,
  ctx: Context,
  { id: certificate_id, ...certificate }: SanctionedCertificate,
  opened: Opened,
): Promise<number> {
  const refused = certificateRefused(opened.jenis, certificate, ctx.today)
  if (refused) throw new Problem(refused)
  const id = await insertCase(db, { ...opened, certificate_id, opened_by: member(ctx).id, opened_at: ctx.now })
  if (id === undefined) throw new Problem('SANCTION_OPEN')
  return id
}
