import type { Context } from '../../../../ground/context.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { dueOrProposed } from '../../quality/due-service.ts'
import { requireQualityOwner, requireReviewAhead } from '../../quality/service.ts'
import { endImpact, IMPACT_RECORD, IMPACT_ROWS, lockImpacts } from '../queries.ts'
import { IMPACT_SUBJECTS, nextImpact } from '../rules.ts'
import { type impactOfficeCalls, impactResource } from './contract.ts'

type Impact = StoredRecord<typeof impactResource>

const label = ({ objek, versi }: Pick<Impact, 'objek' | 'versi'>): string =>
  `${IMPACT_SUBJECTS[objek].title}, versi ${versi}`

const impacts = resourceHandlers(impactResource, {
  table: 'impact_assessments',
  rows: IMPACT_ROWS,
  record: IMPACT_RECORD,
  filters: { jatuh_tempo: dueOrProposed('berlaku') },
  label,
  values: async ({ db, before, form, ctx }) => {
    if (before && before.status !== 'diajukan') throw new Problem('QUALITY_STATE')
    await requireQualityOwner(db, form.owner_id)
    requireReviewAhead(form.tinjau_pada, ctx.today)
    const written_by = requireAccount(ctx).id
    const objek = 'objek' in form ? form.objek : (before?.objek ?? 'ujian_layar')
    const written = { ...form, langkah_portal: [...IMPACT_SUBJECTS[objek].measures], written_by }
    if (before) return written
    const { last, has_proposal } = await lockImpacts(db, objek)
    if (has_proposal) throw invalidFields({ objek: 'Masih ada usul yang menunggu. Selesaikan atau tarik dahulu.' })
    return { ...written, versi: last + 1, created_by: written_by, created_at: ctx.now }
  },
})

const stored = {
  table: 'impact_assessments',
  noun: impactResource.name,
  label,
  get: impacts.getImpactAssessment,
} as const

export const impactOfficeHandlers: Handlers<typeof impactOfficeCalls, Context> = {
  ...impacts,

  approveImpactAssessment: (ctx, seen) =>
    takeRecordTransition<Impact>(ctx, seen, {
      ...stored,
      action: 'setujui',
      change: async (db, impact) => {
        const approved_by = requireAccount(ctx).id
        const outcome = nextImpact('approve', impact, approved_by)
        if ('refused' in outcome) throw new Problem(outcome.refused)
        const first = [...new Set([impact.created_by, impact.written_by])]
        await requireSecondPerson(db, ctx, 'penilaian_dampak', { second: approved_by, first })
        await lockImpacts(db, impact.objek)
        await endImpact(db, impact.objek, ctx.now)
        return { status: outcome.next, approved_by, approved_at: ctx.now }
      },
    }),

  withdrawImpactAssessment: (ctx, { alasan, ...seen }) =>
    takeRecordTransition<Impact>(ctx, seen, {
      ...stored,
      action: 'tarik',
      auditNote: { alasan },
      change: async (_db, impact) => {
        const outcome = nextImpact('withdraw', impact, requireAccount(ctx).id)
        if ('refused' in outcome) throw new Problem(outcome.refused)
        return { status: outcome.next, ended_at: ctx.now }
      },
    }),
}
