import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { dayRange } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { examinerOfAccount } from '../../examiners/service.ts'
import { isLeaveOf } from '../queries.ts'
import { type leaveOfficeCalls, leaveResource } from './contract.ts'

const leaves = resourceHandlers(leaveResource, {
  table: 'examiner_leaves',
  rows: sql`select leave.id, leave.version, leave.examiner_id, examiners.name as penguji, leave.sejak, leave.sampai,
    leave.keterangan from examiner_leaves as leave join examiners on examiners.id = leave.examiner_id`,
  filters: {
    sejak: (value) => sql`r.sampai >= ${value}`,
    sampai: (value) => sql`r.sejak <= ${value}`,
  },
  values: ({ before, form, ctx }) => (before ? form : { ...form, created_by: requireAccount(ctx).id }),
  label: ({ penguji, sejak, sampai }) => `${penguji}, ${dayRange(sejak, sampai)}`,
})

/** The examiner behind the account; an account without one has nothing of its own. */
async function ownExaminer(ctx: Context): Promise<number> {
  const own = await examinerOfAccount(ctx.db, requireAccount(ctx).id)
  if (own) return own.id
  throw invalidFields({ data: 'Akun Anda belum terhubung dengan data penguji. Hubungi kantor.' })
}

/** One's own leave; that of another does not exist. */
async function requireOwnLeave(ctx: Context, id: number): Promise<number> {
  const own = await examinerOfAccount(ctx.db, requireAccount(ctx).id)
  if (!own || !(await isLeaveOf(ctx.db, id, own.id))) throw new Problem('RECORD_NOT_FOUND')
  return own.id
}

export const leaveOfficeHandlers: Handlers<typeof leaveOfficeCalls, Context> = {
  ...leaves,

  listOwnLeave: async (ctx, given) => {
    const own = await examinerOfAccount(ctx.db, requireAccount(ctx).id)
    return leaves.listExaminerLeave(ctx, { ...given, examiner_id: own?.id ?? 0 })
  },
  getOwnLeave: async (ctx, { id }) => {
    await requireOwnLeave(ctx, id)
    return leaves.getExaminerLeave(ctx, { id })
  },
  createOwnLeave: async (ctx, form) =>
    leaves.createExaminerLeave(ctx, { ...form, examiner_id: await ownExaminer(ctx) }),
  updateOwnLeave: async (ctx, form) =>
    leaves.updateExaminerLeave(ctx, { ...form, examiner_id: await requireOwnLeave(ctx, form.id) }),
  removeOwnLeave: async (ctx, { id }) => {
    await requireOwnLeave(ctx, id)
    return leaves.removeExaminerLeave(ctx, { id })
  },
}
