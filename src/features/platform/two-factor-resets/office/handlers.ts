import { sendMail } from '../../../../documents/mail/mail.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { recordSecurityEvent } from '../../../../ground/sessions/security-log.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { longMoment } from '../../../../lib/day.ts'
import { Problem } from '../../../../problems.ts'
import { resetTwoFactor } from '../../accounts/service.ts'
import { requireSecondPerson } from '../../staff/second-person-service.ts'
import { accountOf, decideReset, insertReset, lockReset } from '../queries.ts'
import type { twoFactorResetOfficeCalls } from './contract.ts'

async function requireAccountOf(db: Db, id: number) {
  const account = await accountOf(db, id)
  if (!account) throw new Problem('RECORD_NOT_FOUND')
  return account
}

/** A proposal that still waits, locked; throws NO_RESET. */
async function requireReset(db: Db, { id, reset_id }: { id: number; reset_id: number }) {
  const reset = await lockReset(db, id, reset_id)
  if (!reset) throw new Problem('NO_RESET')
  return reset
}

interface Audited {
  id: number
  name: string
  email: string
}

const recordResetAudit = (db: Db, ctx: Context, { id, name, email }: Audited, action: string, after: object) =>
  recordAudit(db, ctx, { action, noun: 'akun', nounId: id, label: `${name} <${email}>`, after })

export const twoFactorResetOfficeHandlers: Handlers<typeof twoFactorResetOfficeCalls, Context> = {
  proposeTwoFactorReset: (ctx, { id, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const account = await requireAccountOf(db, id)
      const proposed_by = requireAccount(ctx).id
      if (proposed_by === id) throw new Problem('OWN_ACCOUNT')
      if (!account.two_factor) throw new Problem('NO_TWO_FACTOR')
      const proposed = { user_id: id, alasan, proposed_by, proposed_at: ctx.now }
      if (!(await insertReset(db, proposed))) throw new Problem('RESET_PROPOSED')
      await recordResetAudit(db, ctx, account, 'usul-faktor-kedua', { alasan })
      // Whoever did not ask for it learns of it in time to object.
      const { name, email } = account
      await sendMail(db, ctx, { letter: 'twoFactorResetProposed', to: email, name, at: longMoment(ctx.now) })
      return undefined
    }),

  confirmTwoFactorReset: (ctx, asked) =>
    inTransaction(ctx.db, async (db) => {
      const { id: second } = requireAccount(ctx)
      const reset = await requireReset(db, asked)
      if (second === asked.id) throw new Problem('OWN_ACCOUNT')
      if (second === reset.proposed_by) throw new Problem('SECOND_PERSON_OWN')
      await requireSecondPerson(db, ctx, 'faktor_kedua', { second, first: [reset.proposed_by] })
      const account = await requireAccountOf(db, asked.id)
      if (typeof (await resetTwoFactor(db, ctx, account.email)) === 'string') throw new Problem('NO_TWO_FACTOR')
      await decideReset(db, reset.id, { status: 'dikonfirmasi', decided_by: second, decided_at: ctx.now })
      const trace = { jenis: 'dua_faktor_mati', user_id: asked.id, rincian: 'diatur ulang oleh dua petugas' } as const
      await recordSecurityEvent(db, ctx, trace)
      await recordResetAudit(db, ctx, account, 'konfirmasi-faktor-kedua', { alasan: reset.alasan })
      return undefined
    }),

  refuseTwoFactorReset: (ctx, { catatan, ...asked }) =>
    inTransaction(ctx.db, async (db) => {
      const reset = await requireReset(db, asked)
      const account = await requireAccountOf(db, asked.id)
      const decided = { decided_by: requireAccount(ctx).id, decided_at: ctx.now, catatan }
      await decideReset(db, reset.id, { status: 'ditolak', ...decided })
      await recordResetAudit(db, ctx, account, 'tolak-faktor-kedua', { catatan })
      return undefined
    }),
}
