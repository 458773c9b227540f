import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { advanceSequence } from '../../../ground/database/number-sequences.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Day } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { type CertificateWithCase, insertSanction } from './queries.ts'
import { certificateRefusal, type SanctionKind, type SanctionReason } from './rules.ts'

/** 'SNK/2026/0001'; gapless within a year. */
export async function takeSanctionNumber(db: Db, today: Day): Promise<string> {
  const year = Number(today.slice(0, 4))
  return `SNK/${year}/${String(await advanceSequence(db, 'sanction', year)).padStart(4, '0')}`
}

interface NewCase {
  nomor?: string
  jenis: SanctionKind
  alasan: SanctionReason
  uraian: string
}

/** Opens a case on a locked certificate that still counts; one at a time. */
export async function openSanction(
  db: Db,
  ctx: Context,
  { id: certificate_id, ...certificate }: CertificateWithCase,
  opened: NewCase,
): Promise<number> {
  const refused = certificateRefusal(opened.jenis, certificate, ctx.today)
  if (refused) throw new Problem(refused)
  const id = await insertSanction(db, {
    ...opened,
    certificate_id,
    opened_by: requireAccount(ctx).id,
    opened_at: ctx.now,
  })
  if (id === undefined) throw new Problem('SANCTION_OPEN')
  return id
}
