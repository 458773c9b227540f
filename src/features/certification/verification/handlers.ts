import type { Context } from '../../../ground/context.ts'
import { requireCallingKey } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import { countKeyUse } from '../../platform/api-keys/service.ts'
import { numberKey } from '../holders/rules.ts'
import { badgeFacts, statusBadge } from './badge-rules.ts'
import type { verificationCalls } from './contract.ts'
import { framePage } from './frame-rules.ts'
import { type CheckWay, checkToday } from './log-rules.ts'
import { certificatesByKeys } from './queries.ts'
import { type BadgeLook, isSameName, numberKeys } from './rules.ts'
import { worthOf } from './view.ts'

/** Checks one number in the primary database, since a replica may be behind. */
async function verify(ctx: Context, nomor: string, jalur: CheckWay) {
  const row = (await certificatesByKeys(ctx.db, numberKeys([nomor]))).get(numberKey(nomor))
  ctx.verifications.note(checkToday(jalur, row, ctx.today))
  return { row, worth: worthOf(nomor, row, ctx) }
}

async function drawnFacts(ctx: Context, jalur: CheckWay, { nomor, ...look }: { nomor: string } & BadgeLook) {
  const { worth } = await verify(ctx, nomor, jalur)
  return { ...badgeFacts(worth, look.bahasa), ...look, tautan: worth.tautan }
}

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
      throw new Problem('API_KEY_SCOPE')
    const sisa_hari_ini = await countKeyUse(ctx, key, daftar.length)
    const found = await certificatesByKeys(ctx.db, numberKeys(daftar.map(({ no_sertifikasi }) => no_sertifikasi)))
    const hasil = daftar.map(({ no_sertifikasi, nama }) => {
      const row = found.get(numberKey(no_sertifikasi))
      ctx.verifications.note(checkToday('massal', row, ctx.today))
      const nama_cocok = row && nama !== undefined ? isSameName(nama, row.nama) : null
      return { ...worthOf(no_sertifikasi, row, ctx), no_sertifikasi, nama_cocok }
    })
    return { checked_at: ctx.now, hasil, sisa_hari_ini }
  },
}
