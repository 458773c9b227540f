import { COMMON_PERMISSIONS } from '../../../access.ts'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { recordSecurityEvent } from '../../../ground/sessions/security-log.ts'
import { beginSession, issueToken } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { internationalPhone } from '../../../lib/identifiers/phone.ts'
import { digest, sameText } from '../../../lib/signing/secret.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { passwordWeakness } from '../accounts/passwords/service.ts'
import { EMAIL_TAKEN } from '../accounts/rules.ts'
import { insertAdministrator } from '../staff/service.ts'
import type { portalCalls } from './contract.ts'
import { hasAdministrator, lockPortal, portalCode, saveSetupCode } from './queries.ts'

async function isSetupCode(db: Db, now: Date, kode: string): Promise<boolean> {
  const { setup_code_hash: known, setup_code_expires_at: ends } = await portalCode(db)
  const isRight = known !== null && ends !== null && ends > now && sameText(known, digest(kode))
  return isRight && !(await hasAdministrator(db))
}

async function requireSetupCode(db: Db, now: Date, kode: string): Promise<void> {
  await lockPortal(db)
  if (!(await isSetupCode(db, now, kode))) throw new Problem('SETUP_CODE_SPENT')
}

export const portalHandlers: Handlers<typeof portalCalls, Context> = {
  checkSetupCode: async (ctx, { kode }) => ({ berlaku: await isSetupCode(ctx.db, ctx.now, kode) }),

  createFirstAdministrator: async (ctx, { kode, name, email, phone, password }) => {
    const weak = passwordWeakness(ctx, password, { name, email })
    if (weak) throw invalidFields({ password: weak })
    const password_hash = await ctx.passwords.hash(password)
    return inTransaction(ctx.db, async (db) => {
      await requireSetupCode(db, ctx.now, kode)
      const permissions = [...COMMON_PERMISSIONS]
      const id = await insertAdministrator(
        db,
        { name, email, phone: internationalPhone(phone), permissions, password_hash },
        ctx.now,
      )
      if (id === undefined) throw invalidFields({ email: EMAIL_TAKEN })
      await saveSetupCode(db, undefined)
      await beginSession(db, ctx, { userId: id, passwordVersion: 1, remember: false })
      await recordSecurityEvent(db, ctx, { jenis: 'daftar', user_id: id, rincian: 'administrator pertama' })
      const label = `${name} <${email}>`
      await recordAudit(db, ctx, {
        action: 'buat',
        noun: 'staf',
        nounId: id,
        label,
        after: { name, email, permissions },
      })
      return { two_factor: false, token: await issueToken(db, ctx, id) }
    })
  },
}
