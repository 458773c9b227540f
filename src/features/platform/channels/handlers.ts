import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { type Handlers, withPreparation } from '../../../lib/calls/handler.ts'
import { mobileNumber } from '../../../lib/identifiers/phone.ts'
import { randomDigits, sameText } from '../../../lib/signing/secret.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import type { channelCalls } from './contract.ts'
import { countCodeTry, endSubscription, insertSubscription, markNumberVerified, subscriptionsOf } from './queries.ts'
import { CHANNEL_NAMES, type Channel, consentText, maskedNumber } from './rules.ts'
import { CODE_KIND, offeredChannels, queueText } from './service.ts'

const CODE_DIGITS = 6
const CODE_MINUTES = 15

async function ownChannels(ctx: Context) {
  const own = await subscriptionsOf(ctx.db, requireAccount(ctx).id)
  return (await offeredChannels(ctx.db)).map(({ kanal }) => {
    const subscription = own.find((one) => one.kanal === kanal)
    return {
      kanal,
      label: CHANNEL_NAMES[kanal],
      teks_persetujuan: consentText(kanal),
      nomor: subscription ? maskedNumber(subscription.nomor) : null,
      menunggu_kode: subscription !== undefined && subscription.verified_at === null,
    }
  })
}

async function requireOffered({ db }: Context, kanal: Channel): Promise<void> {
  const offered = await offeredChannels(db)
  if (!offered.some((channel) => channel.kanal === kanal)) throw new Problem('RECORD_NOT_FOUND')
}

const hashOf = ({ keys }: Context, userId: number, nomor: string, code: string): string =>
  keys.sign('channel-code', `${userId} ${nomor} ${code}`)

export const channelHandlers: Handlers<typeof channelCalls, Context> = {
  listChannels: (ctx) => ownChannels(ctx),

  startChannel: async (ctx, { kanal, nomor: written }) => {
    await requireOffered(ctx, kanal)
    const nomor = mobileNumber(written)
    if (nomor === undefined) throw invalidFields({ nomor: 'Tulis nomor ponsel, misalnya 0811 2222 333.' })
    const { id: user_id } = requireAccount(ctx)
    const code = randomDigits(CODE_DIGITS)
    await inTransaction(ctx.db, async (db) => {
      await endSubscription(db, user_id, kanal, { at: ctx.now, by: 'pemilik' })
      const code_until = new Date(ctx.now.getTime() + CODE_MINUTES * 60_000)
      const consent = { teks_persetujuan: consentText(kanal), consented_at: ctx.now }
      const code_hash = hashOf(ctx, user_id, nomor, code)
      await insertSubscription(db, { user_id, kanal, nomor, code_hash, code_until, ...consent })
      const text = `Kode Anda: ${code}. Berlaku ${CODE_MINUTES} menit. Abaikan bila Anda tidak memintanya.`
      await queueText(db, ctx, { user_id, kanal, jenis: CODE_KIND, text })
    })
    return ownChannels(ctx)
  },

  confirmChannel: withPreparation(
    // Counted before the transaction of a repeatable request, which a refusal would roll back with its count.
    async (ctx, { kanal }) => {
      const own = (await subscriptionsOf(ctx.db, requireAccount(ctx).id)).find((one) => one.kanal === kanal)
      if (!own || own.code_hash === null) throw new Problem('RECORD_NOT_FOUND')
      const tried = await countCodeTry(ctx.db, own.id, ctx.now)
      if (!tried?.code_hash) throw invalidFields({ kode: 'Kode ini tidak berlaku lagi. Minta kode baru.' })
      return { ...tried, code_hash: tried.code_hash }
    },
    async (ctx, { kode }, { id, nomor, code_hash }) => {
      const isRight = sameText(code_hash, hashOf(ctx, requireAccount(ctx).id, nomor, kode.replace(/\s/g, '')))
      if (!isRight) throw invalidFields({ kode: 'Kode ini tidak cocok. Periksa pesan terakhir dari kami.' })
      await markNumberVerified(ctx.db, id, ctx.now)
      return ownChannels(ctx)
    },
  ),

  endChannel: async (ctx, { kanal }) => {
    await endSubscription(ctx.db, requireAccount(ctx).id, kanal, { at: ctx.now, by: 'pemilik' })
    return ownChannels(ctx)
  },
}
