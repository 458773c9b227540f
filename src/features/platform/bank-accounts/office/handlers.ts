import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { portalOpenedAt } from '../../../../ground/database/portal-opening.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { longMoment } from '../../../../lib/day.ts'
import { officeTo } from '../../../../office-paths.ts'
import { Problem } from '../../../../problems.ts'
import { confirmingRight } from '../../staff/second-person-rules.ts'
import { administratorsAtWork, alertAdministrators, requireSecondPerson } from '../../staff/second-person-service.ts'
import { hasProposal, lockAccountLists } from '../queries.ts'
import { accountsInWords, confirmableFrom, confirmationRefusal } from '../rules.ts'
import { accountListResource, type bankAccountOfficeCalls } from './contract.ts'

type List = StoredRecord<typeof accountListResource>

const linkTo = (ctx: Context, id: number): string => `${ctx.appUrl}${officeTo.show(accountListResource.name, id)}`

const listLabel = ({ id }: { id: number }): string => `Daftar rekening ${id}`

const lists = resourceHandlers(accountListResource, {
  table: 'bank_account_lists',
  rows: sql`select list.id, list.version, list.rekening, list.alasan, list.status, list.proposed_by, list.proposed_at,
    proposer.name as proposed_by_name, list.decided_at, decider.name as decided_by_name, list.catatan
    from bank_account_lists as list left join users as proposer on proposer.id = list.proposed_by
    left join users as decider on decider.id = list.decided_by`,
  label: listLabel,
  values: async ({ form, db, ctx }) => {
    await lockAccountLists(db)
    if (await hasProposal(db)) throw new Problem('ACCOUNTS_PROPOSED')
    const proposed_by = requireAccount(ctx).id
    const proposed = { ...form, rekening: asJson(form.rekening), proposed_by, proposed_at: ctx.now }
    if ((await portalOpenedAt(db)) !== null) return { ...proposed, status: 'diusulkan' }
    // Before the opening nobody pays yet, and there may be one administrator only.
    return { ...proposed, status: 'berlaku', decided_by: proposed_by, decided_at: ctx.now }
  },
  afterSave: async ({ form, db, ctx, id }) => {
    if ((await portalOpenedAt(db)) === null) return
    await alertAdministrators(db, ctx, {
      letter: 'bankAccountsProposed',
      pengusul: requireAccount(ctx).name,
      rekening: accountsInWords(form.rekening),
      alasan: form.alasan,
      sejak: longMoment(confirmableFrom(ctx.now, ctx)),
      link: linkTo(ctx, id),
    })
  },
})

/**
 * Throws unless the person may confirm the proposal: somebody else with the right, which the proposer did not give them
 * lately, and not too early.
 */
async function requireConfirmer(db: Db, ctx: Context, list: List): Promise<void> {
  const { id: second, permissions } = requireAccount(ctx)
  const right = confirmingRight('keuangan', list.proposed_by, await administratorsAtWork(db))
  const refused = confirmationRefusal(list, { id: second, permissions }, right)
  if (refused) throw new Problem(refused)
  if (ctx.now < confirmableFrom(new Date(list.proposed_at), ctx)) throw new Problem('ACCOUNTS_TOO_EARLY')
  const first = list.proposed_by === null ? [] : [list.proposed_by]
  await requireSecondPerson(db, ctx, 'rekening', { second, first, right })
}

const alertOutcome = (db: Db, ctx: Context, list: List, hasil: string): Promise<void> =>
  alertAdministrators(db, ctx, {
    letter: 'bankAccountsDecided',
    pengusul: list.proposed_by_name ?? '-',
    pemutus: requireAccount(ctx).name,
    hasil,
    rekening: accountsInWords(list.rekening),
    link: linkTo(ctx, list.id),
  })

const stored = {
  table: 'bank_account_lists',
  noun: accountListResource.name,
  label: listLabel,
  get: lists.getAccountList,
} as const

export const bankAccountOfficeHandlers: Handlers<typeof bankAccountOfficeCalls, Context> = {
  ...lists,

  confirmAccountList: (ctx, asked) =>
    takeRecordTransition<List>(ctx, asked, {
      ...stored,
      action: 'konfirmasi',
      change: async (db, list) => {
        await lockAccountLists(db)
        await requireConfirmer(db, ctx, list)
        await alertOutcome(db, ctx, list, 'dikonfirmasi dan berlaku untuk invoice baru')
        return { status: 'berlaku', decided_by: requireAccount(ctx).id, decided_at: ctx.now }
      },
    }),

  // To refuse needs no second person: nothing changes by it, and everybody reads who did it.
  refuseAccountList: (ctx, { catatan, ...asked }) =>
    takeRecordTransition<List>(ctx, asked, {
      ...stored,
      action: 'tolak',
      change: async (db, list) => {
        const { id, permissions } = requireAccount(ctx)
        const isOwn = list.proposed_by === id
        const right = confirmingRight('keuangan', list.proposed_by, await administratorsAtWork(db))
        const refused =
          isOwn && list.status === 'diusulkan' ? undefined : confirmationRefusal(list, { id, permissions }, right)
        if (refused) throw new Problem(refused)
        await alertOutcome(db, ctx, list, isOwn ? 'ditarik kembali' : 'ditolak')
        return { status: isOwn ? 'ditarik' : 'ditolak', decided_by: id, decided_at: ctx.now, catatan }
      },
    }),
}
