import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import type { Day } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { dueOrProposed } from '../../quality/due-service.ts'
import { requireQualityOwner } from '../../quality/service.ts'
import { AI_STATEMENT_RECORD, AI_STATEMENT_ROWS, lockStatements, replaceStatement } from '../queries.ts'
import { type AiStatementDays, aiDayRefusals, nextAiStatement } from '../rules.ts'
import { AI_STAGES } from '../stage-rules.ts'
import { type aiStatementOfficeCalls, aiStatementResource } from './contract.ts'

type Statement = StoredRecord<typeof aiStatementResource>

const label = ({ versi }: Pick<Statement, 'versi'>): string => `Pernyataan kecerdasan buatan, versi ${versi}`

/** Throws INVALID for days on which a version cannot begin or be looked at; answers what the lock has read. */
async function requireGoodDays(db: Db, days: AiStatementDays, today: Day) {
  const known = await lockStatements(db)
  const refused = aiDayRefusals(days, { today, previous: known.previous })
  if (Object.keys(refused).length > 0) throw invalidFields(refused)
  return known
}

const statements = resourceHandlers(aiStatementResource, {
  table: 'ai_statements',
  rows: AI_STATEMENT_ROWS,
  record: AI_STATEMENT_RECORD,
  filters: { jatuh_tempo: dueOrProposed('terbit') },
  label,
  values: async ({ db, before, form, ctx }) => {
    if (before && before.status !== 'diajukan') throw new Problem('QUALITY_STATE')
    await requireQualityOwner(db, form.owner_id)
    const { last, has_proposal } = await requireGoodDays(db, form, ctx.today)
    const written_by = requireAccount(ctx).id
    const tahap = sql`${JSON.stringify(AI_STAGES)}::jsonb`
    const written = { ...form, pemakaian: sql`${JSON.stringify(form.pemakaian)}::jsonb`, tahap, written_by }
    if (before) return written
    if (has_proposal) throw invalidFields({ perubahan: 'Masih ada usul yang menunggu. Selesaikan atau tarik dahulu.' })
    return { ...written, versi: last + 1, created_by: written_by, created_at: ctx.now }
  },
})

const stored = {
  table: 'ai_statements',
  noun: aiStatementResource.name,
  label,
  get: statements.getAiStatementVersion,
} as const

export const aiStatementOfficeHandlers: Handlers<typeof aiStatementOfficeCalls, Context> = {
  ...statements,

  publishAiStatement: (ctx, seen) =>
    takeRecordTransition<Statement>(ctx, seen, {
      ...stored,
      action: 'terbitkan',
      change: async (db, statement) => {
        const approved_by = requireAccount(ctx).id
        const outcome = nextAiStatement('publish', statement, approved_by)
        if ('refused' in outcome) throw new Problem(outcome.refused)
        const first = [...new Set([statement.created_by, statement.written_by])]
        await requireSecondPerson(db, ctx, 'kecerdasan_buatan', { second: approved_by, first })
        await requireGoodDays(db, statement, ctx.today)
        await replaceStatement(db)
        return { status: outcome.next, approved_by, approved_at: ctx.now }
      },
    }),

  withdrawAiStatement: (ctx, { alasan, ...seen }) =>
    takeRecordTransition<Statement>(ctx, seen, {
      ...stored,
      action: 'tarik',
      auditNote: { alasan },
      change: async (_db, statement) => {
        const outcome = nextAiStatement('withdraw', statement, requireAccount(ctx).id)
        if ('refused' in outcome) throw new Problem(outcome.refused)
        return { status: outcome.next }
      },
    }),
}
