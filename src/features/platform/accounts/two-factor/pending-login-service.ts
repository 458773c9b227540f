import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { recordSecurityEvent } from '../../../../ground/sessions/security-log.ts'
import { beginSession, pendingLogin } from '../../../../ground/sessions/session.ts'
import { invalidFields } from '../../../../problems.ts'
import { lockTwoFactor, type TwoFactorRow } from './queries.ts'

const CHANGED = 'Akun ini baru saja berubah. Mulai lagi dari halaman Login.'

/** Ends the second stage of a login when `proves` says so; what that writes stays, also when it refuses. */
export function passPendingLogin(
  ctx: Context,
  userId: number,
  proves: (db: Db, user: TwoFactorRow) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(ctx.db, async (db) => {
    const user = await lockTwoFactor(db, userId)
    const pending = await pendingLogin(db, ctx)
    if (pending?.user_id !== userId || pending.password_version !== user.password_version) return false
    if (!user.two_factor || user.suspended || !(await proves(db, user))) {
      await recordSecurityEvent(db, ctx, { jenis: 'dua_faktor_gagal', user_id: userId })
      return false
    }
    const entering = { userId, passwordVersion: pending.password_version, remember: pending.remember }
    if (!(await beginSession(db, ctx, entering))) throw invalidFields({ code: CHANGED })
    await recordSecurityEvent(db, ctx, { jenis: 'masuk_dua_faktor', user_id: userId })
    ctx.visit.outcome.enteredAs = user.email
    return true
  })
}
