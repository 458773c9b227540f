import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import { withoutIdentityNumbers } from '../../../lib/nik.ts'
import { PROBLEMS, Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { listed } from '../../../server/office/list.ts'
import { proposeSanction } from '../sanctions/service.ts'
import type { sampleAuditOfficeCalls } from './office-contract.ts'
import {
  certificateBehind,
  finishSample,
  heldSample,
  type ListedSample,
  SAMPLES,
  type SampleRow,
  sampleById,
} from './queries.ts'
import { SAMPLE_KINDS, SAMPLE_STEPS, type SampleStep, sampleStep } from './rules.ts'
import { labelOf, NOUN } from './service.ts'

function known(sample: SampleRow | undefined): SampleRow {
  if (!sample) throw new Problem('RECORD_NOT_FOUND')
  return sample
}

async function shown(db: Db, ctx: Context, id: number) {
  const { pihak, sanction_id, ...sample } = known(await sampleById(db, id))
  const outcome = sampleStep('match', { status: sample.status, pihak }, member(ctx).id)
  const refused = 'refused' in outcome ? outcome.refused : undefined
  return {
    ...sample,
    usul_sanksi: sanction_id !== null,
    dapat_diaudit: refused === undefined,
    halangan: refused && sample.status === 'menunggu' ? PROBLEMS[refused].message : null,
  }
}

/** Lays what does not match before who decides on sanctions; null where there is no certificate to sanction, or a case already. */
async function proposed(db: Db, ctx: Context, sample: SampleRow, catatan: string): Promise<number | null> {
  const certificate_id = await certificateBehind(db, sample.id, ctx.today)
  if (certificate_id === undefined) return null
  const about = `${SAMPLE_KINDS[sample.jenis].toLowerCase()} "${sample.perihal}"`
  const uraian = `Audit sampel: ${about} tidak sesuai dengan buktinya. ${catatan}`
  const found = { certificate_id, alasan: 'dokumen_palsu', uraian, opened_by: member(ctx).id } as const
  return (await proposeSanction(db, ctx, found)) ?? null
}

interface Seen {
  id: number
  version: number
  catatan: string | null
}

/** Notes what somebody without a part in it found; what was accepted stays as it was. */
const audited = (ctx: Context, step: SampleStep, { id, version, catatan: said }: Seen) =>
  inTransaction(ctx.db, async (db) => {
    const sample = known(await heldSample(db, id))
    if (sample.version !== version) throw new Problem('STALE')
    const audited_by = member(ctx).id
    const outcome = sampleStep(step, sample, audited_by)
    if ('refused' in outcome) throw new Problem(outcome.refused)
    const catatan = said && withoutIdentityNumbers(said)
    const sanction_id = 'proposes' in SAMPLE_STEPS[step] ? await proposed(db, ctx, sample, catatan ?? '') : null
    const status = outcome.next
    await finishSample(db, id, { status, catatan, audited_by, audited_at: ctx.now, sanction_id })
    const change = { before: { status: sample.status }, after: { status, usul_sanksi: sanction_id !== null } }
    await recordAudit(db, ctx, { action: 'audit', noun: NOUN, nounId: id, label: labelOf(sample), ...change })
    return shown(db, ctx, id)
  })

export const sampleAuditOfficeHandlers: Handlers<typeof sampleAuditOfficeCalls, Context> = {
  listSampleAudit: async ({ db }, { status, jenis, order = 'asc', ...given }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(jenis === undefined ? [] : [sql`r.jenis = ${jenis}`]),
    ]
    const { data, total } = await listed(db, { rows: SAMPLES, search: true, conditions, order }, given)
    return { data: data as unknown as ListedSample[], total, page: given.page }
  },

  getSampleAudit: (ctx, { id }) => shown(ctx.db, ctx, id),

  matchSampleAudit: (ctx, seen) => audited(ctx, 'match', seen),

  differSampleAudit: (ctx, seen) => audited(ctx, 'differ', seen),
}
