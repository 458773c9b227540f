import { weighChannel } from '../../features/platform/channels/settings-rules.ts'
import {
  type ChannelForm,
  channelRecords,
  channelRefusals,
  requireChannel,
  writeChannel,
} from '../../features/platform/channels/settings-service.ts'
import { countsAtOnce, openChangeOf } from '../../features/platform/pending-changes/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { requireConfirmedPassword } from '../../ground/sessions/session.ts'
import { invalidFields, Problem } from '../../problems.ts'

/** Returns one channel with its pending change. */
export async function channelRecord(db: Db, ctx: Pick<Context, 'now'>, id: number) {
  const [record] = await channelRecords(db, [await requireChannel(db, id)], ctx.now)
  if (!record) throw new Problem('RECORD_NOT_FOUND')
  return { ...record, tertunda: await openChangeOf(db, 'penyedia_pesan', id) }
}

/** Saves a channel, or proposes it where members' numbers would go to another provider. */
export async function saveChannel(
  db: Db,
  ctx: Context,
  address: string | undefined,
  { id, version, ...form }: ChannelForm & { id: number; version: number },
) {
  const row = await requireChannel(db, id)
  if (row.version !== version) throw new Problem('STALE', { told: { current: await channelRecord(db, ctx, id) } })
  const refusals = channelRefusals(address, form, row)
  if (Object.keys(refusals).length > 0) throw invalidFields(refusals)
  // A password is asked for, since the chosen provider sees the numbers of all who agreed.
  requireConfirmedPassword(ctx)
  const weighed = weighChannel(row, form)
  const change = { rule: 'penyedia_pesan', record_id: id, version, weighed, isi: form } as const
  if ((await countsAtOnce(db, ctx, change)) && !(await writeChannel(db, ctx, row, form)))
    throw new Problem('STALE', { told: { current: await channelRecord(db, ctx, id) } })
  return channelRecord(db, ctx, id)
}
