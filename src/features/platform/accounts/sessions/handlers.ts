import { inTransaction } from '../../../../ground/database/db.ts'
import { forgetDevice } from '../../../../ground/sessions/remember.ts'
import { recordSecurityEvent } from '../../../../ground/sessions/security-log.ts'
import { requireSession } from '../../../../ground/sessions/session.ts'
import { browserName } from '../../../../lib/browser/browser-name.ts'
import { randomSecret } from '../../../../lib/signing/secret.ts'
import { limits } from '../../../../limits.ts'
import { Problem } from '../../../../problems.ts'
import type { AccountHandlers } from '../shared-handlers.ts'
import { endNamedSession, endOwnToken, rememberedDevicesOf, seriesOfDevice, sessionsOf, tokensOf } from './queries.ts'

const afterDays = (start: Date, days: number): string => new Date(start.getTime() + days * 86_400_000).toISOString()

export const sessionHandlers = {
  // Made, not stored: whoever has no session of this person cannot have it made.
  getVaultKey: async (ctx, { id }) => ({ key: ctx.keys.sign('vault', `${requireSession(ctx).account.id} ${id}`) }),

  listSessions: async (ctx) => {
    const { account, session } = requireSession(ctx)
    const sessions = await sessionsOf(ctx.db, account.id, session.hash, ctx.now)
    return sessions.map(({ user_agent, created_at, last_seen_at, ...rest }) => ({
      ...rest,
      browser: browserName(user_agent),
      started_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
    }))
  },

  endSession: async (ctx, { id }) => {
    const { account, session } = requireSession(ctx)
    const ended = await inTransaction(ctx.db, async (db) => {
      const hash = await endNamedSession(db, account.id, id)
      if (hash === undefined) throw new Problem('SESSION_NOT_FOUND')
      await recordSecurityEvent(db, ctx, { jenis: 'sesi_diakhiri', user_id: account.id })
      return hash
    })
    if (ended === session.hash) ctx.visit.outcome = { sessionId: randomSecret(), forgetsRemember: true }
    return undefined
  },

  listRememberedDevices: async (ctx) => {
    const { account, session } = requireSession(ctx)
    const devices = await rememberedDevicesOf(ctx.db, account.id, session.hash, ctx.now)
    return devices.map(({ user_agent, created_at, last_used_at, ...rest }) => ({
      ...rest,
      browser: browserName(user_agent),
      started_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      expires_at: afterDays(created_at, limits.rememberDays),
    }))
  },

  endRememberedDevice: async (ctx, { id }) => {
    const { account, session } = requireSession(ctx)
    const series = await seriesOfDevice(ctx.db, account.id, id)
    if (series === undefined) throw new Problem('SESSION_NOT_FOUND')
    await inTransaction(ctx.db, async (db) => {
      await forgetDevice(db, account.id, series)
      await recordSecurityEvent(db, ctx, { jenis: 'sesi_diakhiri', user_id: account.id })
    })
    if (series === session.remember_hash) ctx.visit.outcome = { sessionId: randomSecret(), forgetsRemember: true }
    return undefined
  },

  listTokens: async (ctx) => {
    const tokens = await tokensOf(ctx.db, requireSession(ctx).account.id, ctx.now)
    return tokens.map(({ user_agent, created_at, last_used_at, ...rest }) => ({
      ...rest,
      browser: browserName(user_agent),
      started_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
      expires_at: afterDays(last_used_at ?? created_at, limits.tokenDays),
    }))
  },

  endToken: async (ctx, { id }) => {
    const { account } = requireSession(ctx)
    await inTransaction(ctx.db, async (db) => {
      if (!(await endOwnToken(db, account.id, id))) throw new Problem('SESSION_NOT_FOUND')
      await recordSecurityEvent(db, ctx, { jenis: 'token_diakhiri', user_id: account.id })
    })
    return undefined
  },
} satisfies Partial<AccountHandlers>
