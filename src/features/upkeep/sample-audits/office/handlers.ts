import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { Problem } from '../../../../problems.ts'
import { proposeSanction } from '../../../certification/sanctions/service.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { certificateOfSample, isAuditableBy, SAMPLES, type SampleRow, updateSample } from '../queries.ts'
import { SAMPLE_KINDS, SAMPLE_TRANSITIONS, type SampleTransition, sampleTransitionOutcome } from '../rules.ts'
import { lockSample, recordSampleAudit } from '../service.ts'
import { sampleCase } from '../view.ts'
import type { sampleAuditOfficeCalls } from './contract.ts'

/** Proposes a sanction for a mismatch; null where there is no certificate to sanction, or a case already. */
async function proposeSanctionOnSample(
  db: Db,
  ctx: Context,
  sample: SampleRow,
  catatan: string,
): Promise<number | null> {
  const certificate_id = await certificateOfSample(db, sample.id, ctx.today)
  if (certificate_id === undefined) return null
  const about = `${SAMPLE_KINDS[sample.jenis].toLowerCase()} "${sample.perihal}"`
  const uraian = `Audit sampel: ${about} tidak sesuai dengan buktinya. ${catatan}`
  const proposal = { certificate_id, alasan: 'dokumen_palsu', uraian, opened_by: requireAccount(ctx).id } as const
  return (await proposeSanction(db, ctx, proposal)) ?? null
}

interface AuditGiven {
  id: number
  version: number
  catatan: string | null
}

/** Writes what somebody not involved in it found; what was accepted stays as it was. */
const concludeAudit = (ctx: Context, transition: SampleTransition, { id, version, ...given }: AuditGiven) =>
  inTransaction(ctx.db, async (db) => {
    const sample = await lockSample(db, id)
    if (sample.version !== version) throw new Problem('STALE')
    const audited_by = requireAccount(ctx).id
    const outcome = sampleTransitionOutcome(transition, sample, audited_by)
    if ('refused' in outcome) throw new Problem(outcome.refused)
    await requireSecondPerson(db, ctx, 'audit_sampel', { second: audited_by, first: sample.involved })
    const catatan = given.catatan && withoutIdentityNumbers(given.catatan)
    const sanction_id =
      'proposes' in SAMPLE_TRANSITIONS[transition]
        ? await proposeSanctionOnSample(db, ctx, sample, catatan ?? '')
        : null
    const status = outcome.next
    await updateSample(db, id, { status, catatan, audited_by, audited_at: ctx.now, sanction_id })
    const change = { before: { status: sample.status }, after: { status, usul_sanksi: sanction_id !== null } }
    await recordSampleAudit(db, ctx, sample, { action: 'audit', ...change })
    return sampleCase(db, ctx, id)
  })

export const sampleAuditOfficeHandlers: Handlers<typeof sampleAuditOfficeCalls, Context> = {
  listSampleAudit: async (ctx, { status, jenis, dapat_diaudit, order = 'asc', ...given }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(jenis === undefined ? [] : [sql`r.jenis = ${jenis}`]),
      ...(dapat_diaudit === undefined ? [] : [sql`${isAuditableBy(requireAccount(ctx).id)} = ${dapat_diaudit}`]),
    ]
    return officeListPage(ctx.db, { rows: SAMPLES, search: true, conditions, order }, given)
  },

  getSampleAudit: (ctx, { id }) => sampleCase(ctx.db, ctx, id),

  matchSampleAudit: (ctx, given) => concludeAudit(ctx, 'match', given),

  differSampleAudit: (ctx, given) => concludeAudit(ctx, 'differ', given),
}
