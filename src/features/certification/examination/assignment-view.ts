import type { Answered } from '../../../lib/call.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { requireAccount } from '../../../server/http/session.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { assignmentsOf, declaredRelation, examinersFor } from './assignment-queries.ts'
import { candidateFacts } from './assignment-service.ts'
import { attendeeById } from './attendance-queries.ts'
import type { examinationOfficeCalls } from './office-contract.ts'
import { obstacles } from './rules.ts'

/** Who examines a candidate; those who assign also see who could, and why others could not. */
export async function candidateAssignments(
  db: Db,
  ctx: Context,
  id: number,
): Promise<Answered<typeof examinationOfficeCalls.getAssignments>> {
  const row = await attendeeById(db, id)
  if (!row || row.tahap === 'draft') throw new Problem('RECORD_NOT_FOUND')
  const penugasan = await assignmentsOf(db, id)
  const { jumlah_penguji } = await settingsOn(db, ctx.today)
  const standing = penugasan.filter(({ status }) => status === 'ditawarkan' || status === 'diterima').length
  const shown = { tahap: row.tahap, penugasan, kurang: Math.max(0, jumlah_penguji - standing) }
  if (!requireAccount(ctx).permissions.includes('verifikasi')) return { ...shown, calon: [], hubungan_peserta: null }
  const facts = await candidateFacts(db, ctx, row)
  const others = (await examinersFor(db, row)).filter(({ assigned }) => !assigned)
  return {
    ...shown,
    calon: others.map((examiner) => ({
      examiner_id: examiner.id,
      nama: examiner.nama,
      keahlian: examiner.keahlian,
      berlaku_sampai: examiner.berlaku_sampai,
      halangan: obstacles(examiner, facts, examiner.declared, ctx.today),
    })),
    hubungan_peserta: await declaredRelation(db, id),
  }
}
