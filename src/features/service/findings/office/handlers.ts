import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import {
  inOfficeTransaction,
  resourceHandlers,
  type StoredRecord,
} from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { addDays, type Day } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { requireOwnFiles } from '../../../platform/files/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { dueBy } from '../../quality/due-service.ts'
import { requireDueAhead, requireQualityOwner } from '../../quality/service.ts'
import { trainingDifferenceWords } from '../../training-providers/comparison-rules.ts'
import { compareTrainings } from '../../training-providers/service.ts'
import { FINDING_RECORD, FINDING_ROWS, hasAudit } from '../queries.ts'
import { type FindingTransition, isEditable, nextFinding, OPEN_FINDINGS } from '../rules.ts'
import { openFindingFrom, openTrainingFindingFrom } from '../service.ts'
import { type findingOfficeCalls, findingResource } from './contract.ts'

type Finding = StoredRecord<typeof findingResource>

const label = ({ judul }: Pick<Finding, 'judul'>): string => judul

const dueIn = async (db: Db, today: Day): Promise<Day> => addDays(today, (await settingsOn(db, today)).batas_temuan)

const findings = resourceHandlers(findingResource, {
  table: 'findings',
  rows: FINDING_ROWS,
  record: FINDING_RECORD,
  filters: { jatuh_tempo: dueBy('batas', OPEN_FINDINGS) },
  label,
  values: async ({ db, before, form, ctx }) => {
    await requireQualityOwner(db, form.owner_id)
    const { judul, uraian, owner_id } = form
    if (before) {
      if (!isEditable(before)) throw new Problem('QUALITY_STATE')
      const batas = form.batas ?? before.batas
      if (batas !== before.batas) requireDueAhead(batas, ctx.today)
      return { judul, uraian, owner_id, batas, ...(batas === before.batas ? {} : { reminded_at: null }) }
    }
    const batas = form.batas ?? (await dueIn(db, ctx.today))
    requireDueAhead(batas, ctx.today)
    const audit_id = 'audit_id' in form ? form.audit_id : null
    if (audit_id !== null && !(await hasAudit(db, audit_id))) throw invalidFields({ audit_id: 'Audit itu tidak ada.' })
    const of = { audit_id, sumber: audit_id === null ? 'lainnya' : 'audit' }
    return { judul, uraian, owner_id, batas, ...of, created_by: requireAccount(ctx).id, created_at: ctx.now }
  },
})

type Asked = { id: number; version: number }

/** Takes a transition by the table; `change` gives the columns besides the state, and may refuse by throwing. */
const take = (
  ctx: Context,
  { id, version }: Asked,
  transition: FindingTransition,
  action: string,
  change: (db: Db, finding: Finding) => Promise<Record<string, unknown>>,
): Promise<Finding> =>
  takeRecordTransition<Finding>(
    ctx,
    { id, version },
    {
      table: 'findings',
      noun: findingResource.name,
      action,
      label,
      get: findings.getFinding,
      change: async (db, finding) => {
        const outcome = nextFinding(transition, finding, requireAccount(ctx).id)
        if ('refused' in outcome) throw new Problem(outcome.refused)
        return { ...(await change(db, finding)), status: outcome.next }
      },
    },
  )

/** Another person than the one who acted, whom the rule of two accepts. */
const requireProver = (db: Db, ctx: Context, { acted_by }: Finding): Promise<void> =>
  requireSecondPerson(db, ctx, 'temuan', { second: requireAccount(ctx).id, first: acted_by === null ? [] : [acted_by] })

export const findingOfficeHandlers: Handlers<typeof findingOfficeCalls, Context> = {
  ...findings,

  openFinding: (ctx, { sumber, sumber_id }) =>
    inOfficeTransaction(ctx, async (db) => {
      const due = await dueIn(db, ctx.today)
      const id = await openFindingFrom(db, ctx, { sumber, sumber_id }, due)
      return findings.getFinding({ ...ctx, db }, { id })
    }),

  openTrainingFinding: (ctx, { scheme_id, tahun }) =>
    inOfficeTransaction(ctx, async (db) => {
      const compared = await compareTrainings(db, { dari: tahun, sampai: tahun }, ctx.today)
      const found = compared.find((one) => one.scheme_id === scheme_id)
      if (!found) throw new Problem('RECORD_NOT_FOUND')
      if (!found.berbeda) throw new Problem('NO_TRAINING_DIFFERENCE')
      const angka = trainingDifferenceWords(found)
      const id = await openTrainingFindingFrom(db, ctx, { ...found, angka }, await dueIn(db, ctx.today))
      return findings.getFinding({ ...ctx, db }, { id })
    }),

  planFinding: (ctx, { sebab, tindakan, batas, ...asked }) =>
    take(ctx, asked, 'plan', 'rencanakan', async () => {
      requireDueAhead(batas, ctx.today)
      return { sebab, tindakan, batas, reminded_at: null }
    }),

  actFinding: (ctx, { pelaksanaan, file_id, batas, ...asked }) =>
    take(ctx, asked, 'act', 'laksanakan', async (db) => {
      requireDueAhead(batas, ctx.today)
      const acted_by = requireAccount(ctx).id
      if (file_id !== null) await requireOwnFiles(db, acted_by, [file_id])
      return { pelaksanaan, file_id, batas, acted_by, acted_at: ctx.now, catatan: null, reminded_at: null }
    }),

  returnFinding: (ctx, { catatan, batas, ...asked }) =>
    take(ctx, asked, 'return', 'kembalikan-tindakan', async (db, finding) => {
      requireDueAhead(batas, ctx.today)
      await requireProver(db, ctx, finding)
      return { catatan, batas, reminded_at: null }
    }),

  closeFinding: (ctx, { pembuktian, ...asked }) =>
    take(ctx, asked, 'close', 'tutup', async (db, finding) => {
      await requireProver(db, ctx, finding)
      return { pembuktian, closed_by: requireAccount(ctx).id, closed_at: ctx.now }
    }),
}
