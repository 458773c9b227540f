import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireCallingKey } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { foundByNumber, numberKey, numberKeys } from '../../../lib/identifiers/number.ts'
import { Problem } from '../../../problems.ts'
import { countKeyUse } from '../../platform/api-keys/service.ts'
import { badgeFacts, statusBadge } from './badge-rules.ts'
import type { verificationCalls } from './contract.ts'
import { framePage } from './frame-rules.ts'
import { likenessOf } from './likeness-service.ts'
import { type CheckWay, checkToday } from './log-rules.ts'
import { certificatesByKeys } from './queries.ts'
import { type BadgeLook, isSameName } from './rules.ts'
import { worthOf } from './view.ts'

/** Finds these numbers in the primary database, since a replica may be behind; of the others, what they may have meant. */
async function look(db: Db, numbers: readonly string[]) {
  const known = await certificatesByKeys(db, numberKeys(numbers))
  const like = await likenessOf(
    db,
    numbers.filter((number) => foundByNumber(known, number) === undefined),
  )
  const same = [...like.values()].flatMap((one) => one.same ?? [])
  const meant = same.length === 0 ? known : await certificatesByKeys(db, same.map(numberKey))
  return (number: string) => {
    const { same, mirip = [] } = like.get(number) ?? {}
    const row = same === undefined ? foundByNumber(known, number) : meant.get(numberKey(same))
    return { row, mirip: row ? [] : mirip }
  }
}

async function verify(ctx: Context, nomor: string, jalur: CheckWay) {
  const { row, mirip } = (await look(ctx.db, [nomor]))(nomor)
  ctx.verifications.note(checkToday(jalur, row, ctx.today))
  return { row, worth: { ...worthOf(nomor, row, ctx), mirip } }
}

async function drawnFacts(ctx: Context, jalur: CheckWay, { nomor, ...look }: { nomor: string } & BadgeLook) {
  const { worth } = await verify(ctx, nomor, jalur)
  return { ...badgeFacts(worth, look.bahasa), ...look, tautan: worth.tautan }
}

/** The scope that matching names takes, as RFC 6750 tells a program. */
const NAMES_NEEDED = 'Bearer realm="portal", error="insufficient_scope", scope="nama"'

export const verificationHandlers: Handlers<typeof verificationCalls, Context> = {
  getVerification: async (ctx, { nomor }) => {
    const { row, worth } = await verify(ctx, nomor, ctx.accept.includes('text/html') ? 'halaman' : 'program')
    const { nama = null, no_registrasi = null, pengganti: no_sertifikasi_pengganti = null } = row ?? {}
    return { ...worth, checked_at: ctx.now, nama, no_registrasi, no_sertifikasi_pengganti }
  },

  getVerificationBadge: async (ctx, asked) => ({
    type: 'image/svg+xml',
    bytes: statusBadge(await drawnFacts(ctx, 'lencana', asked)),
  }),

  getVerificationFrame: async (ctx, asked) => ({
    type: 'text/html; charset=utf-8',
    bytes: framePage(await drawnFacts(ctx, 'bingkai', asked)),
  }),

  checkCertificates: async (ctx, { daftar }) => {
    const key = requireCallingKey(ctx)
    if (daftar.some(({ nama }) => nama !== undefined) && !key.cakupan.includes('nama'))
      throw new Problem('API_KEY_SCOPE', { headers: { 'WWW-Authenticate': NAMES_NEEDED } })
    const sisa_hari_ini = await countKeyUse(ctx, key, daftar.length)
    const found = await look(
      ctx.db,
      daftar.map(({ no_sertifikasi }) => no_sertifikasi),
    )
    const hasil = daftar.map(({ no_sertifikasi, nama }) => {
      const { row, mirip } = found(no_sertifikasi)
      ctx.verifications.note(checkToday('massal', row, ctx.today))
      const nama_cocok = row && nama !== undefined ? isSameName(nama, row.nama) : null
      return { ...worthOf(no_sertifikasi, row, ctx), mirip, no_sertifikasi, nama_cocok }
    })
    return { checked_at: ctx.now, hasil, sisa_hari_ini }
  },
}
