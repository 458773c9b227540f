import { randomUUID } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { eachAlone, pagesOf } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { verificationPath } from '../verification/rules.ts'
import { openAddress, openSigningSecret, postSigned } from './delivery-service.ts'
import {
  type ClaimedDelivery,
  claimDelivery,
  deleteOldWebhooks,
  endByReceiver,
  insertDelivery,
  markKnown,
  type StatusChange,
  settleDelivery,
  statusChanges,
} from './queries.ts'
import {
  answeredWith,
  changePayload,
  DELIVERY_RETENTION_DAYS,
  deliveryOutcomeOf,
  ENDED_RETENTION_DAYS,
  GIVEN_UP,
  isDeliveryOver,
  UNANSWERED,
  UNREACHED,
} from './rules.ts'

const DAY_MS = 86_400_000

/** Queues a delivery to each webhook whose certificate has changed since the last one, by a transition or by date. */
export const notifyWebhooks = (ctx: Context): Promise<void> =>
  eachAlone(ctx.db, 'changes for watchers', async (each) => {
    const changes = pagesOf((after?: StatusChange) => statusChanges(ctx.db, ctx.today, after))
    await each(changes, async (db, change) => {
      if (!(await markKnown(db, change))) return
      const { id: watcher_id, known_status: dari, ke } = change
      const id = await insertDelivery(db, { uuid: randomUUID(), watcher_id, dari, ke, at: ctx.now })
      await ctx.jobs.enqueue(db, 'webhook', { id })
    })
  })

/** Tries a delivery once; throws when another try may help. */
export async function deliverToWebhook(ctx: Context, { id }: { id: number }): Promise<void> {
  const delivery = await claimDelivery(ctx.db, id)
  if (!delivery) return
  const { address_sealed, secret_sealed, asked_at, watcher_uuid: uuid } = delivery
  // The consent was withdrawn meanwhile.
  if (!address_sealed || !secret_sealed) return void (await settleDelivery(ctx.db, id, { status: 'dilewati' }))
  if (isDeliveryOver(asked_at, ctx.now)) {
    return void (await settleDelivery(ctx.db, id, { status: 'gagal', galat: GIVEN_UP }))
  }
  const url = openAddress(ctx.keys, address_sealed, uuid)
  const secret = openSigningSecret(ctx.keys, secret_sealed, uuid)
  const reply = await postSigned(ctx, { url, secret, id: `msg_${delivery.uuid}`, body: bodyOf(ctx, delivery) })
  if ('fault' in reply) return tryLater(ctx, id, reply.fault.mayHaveArrived ? UNANSWERED : UNREACHED)
  switch (deliveryOutcomeOf(reply.status)) {
    case 'taken':
      return void (await settleDelivery(ctx.db, id, { status: 'terkirim', sent_at: ctx.now }))
    case 'over':
      await settleDelivery(ctx.db, id, { status: 'dilewati', galat: answeredWith(reply.status) })
      return void (await endByReceiver(ctx.db, delivery.watcher_id, ctx.now))
    case 'later':
      return tryLater(ctx, id, answeredWith(reply.status))
  }
}

const bodyOf = ({ appUrl }: Context, { no_sertifikasi, dari, ke, at }: ClaimedDelivery): string =>
  changePayload({ no_sertifikasi, dari, ke, at: at.toISOString(), tautan: appUrl + verificationPath(no_sertifikasi) })

/** The id stays the same, so that a receiver who did get it recognises it. */
async function tryLater({ db }: Context, id: number, galat: string): Promise<never> {
  await settleDelivery(db, id, { status: 'menunggu', galat })
  throw new Error(galat)
}

/** Deletes what was sent long ago, and consents that ended long ago. */
export const sweepWebhooks = ({ db, now }: Context): Promise<void> =>
  deleteOldWebhooks(db, {
    ended: new Date(now.getTime() - ENDED_RETENTION_DAYS * DAY_MS),
    deliveries: new Date(now.getTime() - DELIVERY_RETENTION_DAYS * DAY_MS),
  })

export const webhookJobs = {
  sweep: [sweepWebhooks],
  deadlines: [notifyWebhooks],
  webhook: deliverToWebhook,
} satisfies FeatureJobs
