import type { z } from 'zod'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { outsideRefusal, typedRefusal } from '../../../ground/http-client/guard.ts'
import { Problem } from '../../../problems.ts'
import type { CountingChange } from '../pending-changes/service.ts'
import type { messageChannelResource } from './office/contract.ts'
import { type ChannelRow, channelById, messageCounts, updateChannel } from './queries.ts'
import { CHANNEL_NAMES } from './rules.ts'
import { sealChannelKey } from './service.ts'

const DAY_MS = 86_400_000
const FIGURE_DAYS = 30

export type ChannelForm = z.output<typeof messageChannelResource.form>

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

/** Tells why a provider may not be asked at an address; looks up the name in it. */
export const channelAddressRefusal = async ({ outbound }: Context, alamat: string): Promise<string | undefined> =>
  alamat === '' ? undefined : typedRefusal(alamat, { service: 'text_message', outbound })

/** Why a channel cannot be used like this, by field. */
export function channelRefusals(
  address: string | undefined,
  form: ChannelForm,
  before: ChannelRow,
): Record<string, string> {
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

const loggable = ({ key_sealed, resume_at: _resume, ...row }: ChannelRow) => ({ ...row, has_key: key_sealed !== null })

/** Writes over the version of the row that was read; false where another one was saved meanwhile. */
export async function writeChannel(
  db: Db,
  ctx: Context,
  row: ChannelRow,
  form: ChannelForm,
  who?: string,
): Promise<boolean> {
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
  const form = isi as ChannelForm
  const row = await requireChannel(db, id)
  const { alamat } = form
  const { outbound } = ctx
  const address = alamat === '' ? undefined : outsideRefusal(alamat, { service: 'text_message', outbound })
  const refused = Object.values(channelRefusals(address, form, row))[0]
  if (refused !== undefined) return refused
  return (await writeChannel(db, ctx, { ...row, version }, form, who)) ? undefined : 'Pengaturannya sudah diubah.'
}
