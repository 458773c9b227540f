import type { z } from 'zod'
import { invalidFields, Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { requireConfirmedPassword } from '../../../server/http/session.ts'
import { outsideRefusal, typedRefusal } from '../../../server/outbound/guard.ts'
import { type CountingChange, countsAtOnce, openChangeOf } from '../pending-changes/service.ts'
import type { messageChannelResource } from './office-contract.ts'
import { type ChannelRow, channelById, messageCounts, updateChannel } from './queries.ts'
import { CHANNEL_NAMES } from './rules.ts'
import { sealChannelKey } from './service.ts'
import { weighChannel } from './settings-rules.ts'

const DAY_MS = 86_400_000
const FIGURE_DAYS = 30

type Form = z.output<typeof messageChannelResource.form>

/** Channels as they may be shown: without their keys. */
export async function channelRecords(db: Db, rows: readonly ChannelRow[], now: Date) {
  const counts = await messageCounts(db, new Date(now.getTime() - FIGURE_DAYS * DAY_MS))
  return rows.map(({ key_sealed, ...channel }) => {
    const { kanal: _kanal, ...angka } = counts.find(({ kanal }) => kanal === channel.kanal) ?? {
      kanal: channel.kanal,
      ...{ terkirim: 0, belum_terkirim: 0, menunggu: 0 },
    }
    return { ...channel, has_key: key_sealed !== null, angka }
  })
}

export async function requireChannel(db: Db, id: number): Promise<ChannelRow> {
  const row = await channelById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

/** One channel with what waits of it. */
export async function channelRecord(db: Db, ctx: Pick<Context, 'now'>, id: number) {
  const [record] = await channelRecords(db, [await requireChannel(db, id)], ctx.now)
  if (!record) throw new Problem('RECORD_NOT_FOUND')
  return { ...record, tertunda: await openChangeOf(db, 'penyedia_pesan', id) }
}

/** Tells why a provider may not be asked at an address; looks up the name in it. */
export const addressRefusal = async ({ outbound }: Context, alamat: string): Promise<string | undefined> =>
  alamat === '' ? undefined : typedRefusal(alamat, { service: 'text_message', outbound })

/** Why a channel cannot be used like this, by field. */
function refusalsOf(address: string | undefined, form: Form, before: ChannelRow): Record<string, string> {
  const { aktif, penyedia, alamat, akun, pengirim, templat, kunci } = form
  const refusals: Record<string, string> = {}
  if (address !== undefined) refusals['alamat'] = address
  if (penyedia === 'whatsapp_cloud' && before.kanal !== 'whatsapp')
    refusals['penyedia'] = 'Penyedia ini hanya untuk WhatsApp.'
  if (alamat !== before.alamat && kunci === '' && before.key_sealed !== null)
    refusals['kunci'] = 'Isi kunci penyedia itu: kunci yang tersimpan tidak dikirim ke alamat lain.'
  if (!aktif) return refusals
  if (alamat === '') refusals['alamat'] = 'Isi alamat penyedia sebelum kanal dinyalakan.'
  if (pengirim === '') refusals['pengirim'] = 'Isi pengirim sebelum kanal dinyalakan.'
  if (kunci === '' && before.key_sealed === null) refusals['kunci'] = 'Isi kunci sebelum kanal dinyalakan.'
  if (penyedia === 'whatsapp_cloud' && templat === '') refusals['templat'] = 'Isi nama templat yang disetujui WhatsApp.'
  if (penyedia === 'sms_form' && akun === '') refusals['akun'] = 'Isi akun penyedia.'
  return refusals
}

/** Saves a channel, or proposes it where members' numbers would go to another provider. */
export async function saveChannel(
  db: Db,
  ctx: Context,
  address: string | undefined,
  { id, version, ...form }: Form & { id: number; version: number },
) {
  const row = await requireChannel(db, id)
  if (row.version !== version) throw new Problem('STALE', { told: { current: await channelRecord(db, ctx, id) } })
  const refusals = refusalsOf(address, form, row)
  if (Object.keys(refusals).length > 0) throw invalidFields(refusals)
  // Whoever names the provider sees the numbers of all who agreed.
  requireConfirmedPassword(ctx)
  const weighed = weighChannel(row, form)
  const change = { rule: 'penyedia_pesan', record_id: id, version, weighed, isi: form } as const
  if ((await countsAtOnce(db, ctx, change)) && !(await writeChannel(db, ctx, row, form)))
    throw new Problem('STALE', { told: { current: await channelRecord(db, ctx, id) } })
  return channelRecord(db, ctx, id)
}

const loggable = ({ key_sealed, resume_at: _resume, ...row }: ChannelRow) => ({ ...row, has_key: key_sealed !== null })

/** Writes over the version of the row that was read; false where another one was saved meanwhile. */
async function writeChannel(db: Db, ctx: Context, row: ChannelRow, form: Form, who?: string): Promise<boolean> {
  const { kunci, ...columns } = form
  const key = kunci === '' ? {} : { key_sealed: sealChannelKey(ctx.keys, row.kanal, kunci) }
  if (!(await updateChannel(db, row, { ...columns, ...key }))) return false
  const after = { ...loggable(await requireChannel(db, row.id)), kunci_diganti: kunci !== '' }
  await recordAudit(db, ctx, {
    ...{ action: 'ubah', noun: 'kanal-pesan', nounId: row.id, label: CHANNEL_NAMES[row.kanal] },
    ...{ before: loggable(row), after, ...(who === undefined ? {} : { who }) },
  })
  return true
}

/** Makes a change that two people have decided; answers why it can no longer be made. */
export async function applyMessageChannel(
  db: Db,
  ctx: Context,
  { id, version, isi, who }: CountingChange,
): Promise<string | undefined> {
  const form = isi as Form
  const row = await requireChannel(db, id)
  const { alamat } = form
  const { outbound } = ctx
  const address = alamat === '' ? undefined : outsideRefusal(alamat, { service: 'text_message', outbound })
  const refused = Object.values(refusalsOf(address, form, row))[0]
  if (refused !== undefined) return refused
  return (await writeChannel(db, ctx, { ...row, version }, form, who)) ? undefined : 'Pengaturannya sudah diubah.'
}
