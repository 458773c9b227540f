import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import {
  inOfficeTransaction,
  resourceHandlers,
  type StoredRecord,
} from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { keepCondition } from '../../competence/service.ts'
import { dueBy } from '../../quality/due-service.ts'
import { requireDueAhead, requireQualityOwner } from '../../quality/service.ts'
import { CASE_RECORD, CASE_ROWS, insertCaseScores, lockedCase, ownCaseRows } from '../queries.ts'
import { type CaseTransition, criteriaRefusals, nextCase, scoreRefusals } from '../rules.ts'
import { type calibrationOfficeCalls, caseResource, ownCaseResource } from './contract.ts'

type Case = StoredRecord<typeof caseResource>

const label = ({ judul }: { judul: string }): string => judul

const cases = resourceHandlers(caseResource, {
  table: 'calibration_cases',
  rows: CASE_ROWS,
  record: CASE_RECORD,
  filters: { jatuh_tempo: dueBy('batas', ['rancangan', 'terbuka']) },
  label,
  values: async ({ db, before, form, ctx }) => {
    if (before && before.status !== 'rancangan') throw new Problem('QUALITY_STATE')
    const refused = criteriaRefusals(form.bentuk, form.kriteria)
    if (Object.keys(refused).length > 0) throw invalidFields(refused)
    await requireQualityOwner(db, form.owner_id)
    if (form.batas !== before?.batas) requireDueAhead(form.batas, ctx.today)
    const written = { ...form, kriteria: JSON.stringify(form.kriteria), reminded_at: null }
    return before ? written : { ...written, created_by: requireAccount(ctx).id, created_at: ctx.now }
  },
})

/** The cases as the calling examiner has them. */
const ownOf = (ctx: Context) =>
  resourceHandlers(ownCaseResource, {
    table: 'calibration_cases',
    rows: ownCaseRows(requireAccount(ctx).id),
    filters: {
      belum_dinilai: (value) =>
        value === true ? sql`(r.status = 'terbuka' and r.scored_at is null)` : sql`r.scored_at is not null`,
    },
    label,
  })

const take = (
  ctx: Context,
  seen: { id: number; version: number },
  transition: CaseTransition,
  action: string,
  change: Record<string, unknown>,
): Promise<Case> =>
  takeRecordTransition<Case>(ctx, seen, {
    table: 'calibration_cases',
    noun: caseResource.name,
    action,
    label,
    get: cases.getCalibrationCase,
    change: async (_db, one) => {
      const outcome = nextCase(transition, one)
      if ('refused' in outcome) throw new Problem(outcome.refused)
      return { ...change, status: outcome.next }
    },
  })

export const calibrationOfficeHandlers: Handlers<typeof calibrationOfficeCalls, Context> = {
  ...cases,
  listOwnCalibration: (ctx, given) => ownOf(ctx).listOwnCalibration(ctx, given),
  getOwnCalibration: (ctx, { id }) => ownOf(ctx).getOwnCalibration(ctx, { id }),

  openCalibrationCase: (ctx, seen) => take(ctx, seen, 'open', 'buka', { opened_at: ctx.now }),
  closeCalibrationCase: (ctx, seen) => take(ctx, seen, 'close', 'tutup', { closed_at: ctx.now }),

  scoreCalibration: (ctx, { id, version, skor }) =>
    inOfficeTransaction(ctx, async (db) => {
      const user_id = requireAccount(ctx).id
      const one = await lockedCase(db, id)
      const before = await ownOf(ctx).getOwnCalibration({ ...ctx, db }, { id })
      if (one === undefined || before.version !== version) throw new Problem('STALE', { told: { current: before } })
      const outcome = nextCase('score', one)
      if ('refused' in outcome) throw new Problem(outcome.refused)
      const refused = scoreRefusals(one.kriteria, skor)
      if (Object.keys(refused).length > 0) throw invalidFields(refused)
      if (!(await insertCaseScores(db, { case_id: id, user_id, skor, scored_at: ctx.now })))
        throw new Problem('QUALITY_STATE')
      const { lama_kalibrasi } = await settingsOn(db, ctx.today)
      await keepCondition(db, {
        user_id,
        jenis: 'kalibrasi',
        owner_id: user_id,
        from: ctx.today,
        months: lama_kalibrasi,
      })
      await recordAudit(db, ctx, { action: 'nilai', noun: caseResource.name, nounId: id, label: label(before) })
      return ownOf(ctx).getOwnCalibration({ ...ctx, db }, { id })
    }),
}
