import { randomUUID } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { outsideRefusal } from '../../../ground/http-client/guard.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { type Handlers, withPreparation } from '../../../lib/calls/handler.ts'
import { digest, randomSecret } from '../../../lib/signing/secret.ts'
import { newWebhookSecret } from '../../../lib/signing/webhook-signature.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { certificateState } from '../certificates/rules.ts'
import type { webhookCalls } from './contract.ts'
import { openSigningSecret, postSigned, sealAddress, sealSigningSecret } from './delivery-service.ts'
import {
  acceptInvitation,
  countWebhooks,
  endOwnWebhook,
  insertWebhook,
  openInvitation,
  ownCertificate,
  webhooksOf,
} from './queries.ts'
import {
  CONSENT_VERSION,
  deliveryOutcomeOf,
  INVITATION_DAYS,
  invitationPath,
  MOST_WEBHOOKS,
  pingPayload,
  UNPROVEN,
  WRONG_ADDRESS,
  webhookConsentText,
  webhookState,
} from './rules.ts'

const DAY_MS = 86_400_000

async function ownWebhooks(ctx: Context) {
  const rows = await webhooksOf(ctx.db, requireAccount(ctx).id)
  return rows.map((row) => ({ ...row, keadaan: webhookState(row, ctx.now) }))
}

/** Returns a valid invitation, with the secret that signs everything for this webhook. */
async function requireInvitation({ db, keys, now }: Context, token: string) {
  const invitation = await openInvitation(db, digest(token), now)
  if (!invitation?.secret_sealed || !invitation.token_until) throw new Problem('LINK_OVER')
  const { secret_sealed, token_until, ...about } = invitation
  return { ...about, token_until, secret: openSigningSecret(keys, secret_sealed, about.uuid) }
}

/** Throws unless the receiver at the address agrees: it has to repeat the challenge that only we can have sent. */
async function proveAddress(ctx: Context, url: string, secret: string): Promise<void> {
  const tantangan = randomSecret()
  const ping = { url, secret, id: `msg_${randomUUID()}`, body: pingPayload(tantangan, ctx.now) }
  const reply = await postSigned(ctx, ping)
  const isProven = 'status' in reply && deliveryOutcomeOf(reply.status) === 'taken' && reply.body.includes(tantangan)
  if (!isProven) throw invalidFields({ alamat: UNPROVEN })
}

export const webhookHandlers: Handlers<typeof webhookCalls, Context> = {
  listWatchers: (ctx) => ownWebhooks(ctx),

  inviteWatcher: async (ctx, { certificate_id, nama_pengamat }) => {
    const { id: user_id } = requireAccount(ctx)
    const certificate = await ownCertificate(ctx.db, user_id, certificate_id)
    if (!certificate) throw new Problem('CERTIFICATE_NOT_FOUND')
    const [uuid, token] = [randomUUID(), randomSecret()]
    await inTransaction(ctx.db, async (db) => {
      if ((await countWebhooks(db, certificate_id, ctx.now)) >= MOST_WEBHOOKS) throw new Problem('WATCHERS_FULL')
      await insertWebhook(db, {
        ...{ uuid, user_id, certificate_id, nama_pengamat, consented_at: ctx.now, versi_persetujuan: CONSENT_VERSION },
        teks_persetujuan: webhookConsentText(nama_pengamat, certificate.no_sertifikasi),
        token_hash: digest(token),
        token_until: new Date(ctx.now.getTime() + INVITATION_DAYS * DAY_MS),
        secret_sealed: sealSigningSecret(ctx.keys, newWebhookSecret(), uuid),
      })
    })
    return { tautan: ctx.appUrl + invitationPath(token), pengamat: await ownWebhooks(ctx) }
  },

  endWatcher: async (ctx, { id }) => {
    if (!(await endOwnWebhook(ctx.db, requireAccount(ctx).id, id, ctx.now))) throw new Problem('RECORD_NOT_FOUND')
    return ownWebhooks(ctx)
  },

  getWatchInvitation: async (ctx, { token }) => {
    const { no_sertifikasi, nama_pengamat, token_until, secret } = await requireInvitation(ctx, token)
    return { no_sertifikasi, nama_pengamat, token_until, rahasia: secret }
  },

  // The request to the address is slow, so it comes before any transaction.
  acceptWatchInvitation: withPreparation(
    async (ctx, { token, alamat }) => {
      const invitation = await requireInvitation(ctx, token)
      if (outsideRefusal(alamat, { service: 'webhook', outbound: ctx.outbound }) !== undefined)
        throw invalidFields({ alamat: WRONG_ADDRESS })
      await proveAddress(ctx, alamat, invitation.secret)
      return invitation
    },
    async (ctx, { token, alamat }, invitation) => {
      const { uuid, no_sertifikasi, nama_pengamat } = invitation
      const { host } = new URL(alamat)
      const isAccepted = await acceptInvitation(ctx.db, digest(token), {
        ...{ host, address_sealed: sealAddress(ctx.keys, alamat, uuid), accepted_at: ctx.now },
        known_status: certificateState(invitation, ctx.today),
      })
      if (!isAccepted) throw new Problem('LINK_OVER')
      return { no_sertifikasi, nama_pengamat, host }
    },
  ),
}
