import { drawInWorker } from '../../../../documents/draw-in-worker.ts'
import type { Context } from '../../../../ground/context.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { bodyZone, endOfDay } from '../../../../lib/day.ts'
import { terbilang } from '../../../../lib/text/terbilang.ts'
import { Problem } from '../../../../problems.ts'
import { documentDesign } from '../../../platform/document-designs/service.ts'
import { personalDataOf } from '../../../platform/personal-data/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { bodyBranding, certificationBody } from '../../../platform/site-content/service.ts'
import { billOfFee, taxOf } from '../billing/tax-rules.ts'
import { orderOf } from '../queries.ts'
import type { proformaCalls } from './contract.ts'
import { ownUnbilled } from './queries.ts'
import { hasProforma } from './rules.ts'

export const proformaHandlers: Handlers<typeof proformaCalls, Context> = {
  getProformaPdf: async (ctx, { id, ...billed }) => {
    const { db, keys, now, today } = ctx
    const seat = await ownUnbilled(db, requireAccount(ctx).id, id)
    if (!seat) throw new Problem('RECORD_NOT_FOUND')
    const order = await orderOf(db, { untuk: 'permohonan', untuk_id: id })
    if (!hasProforma({ ...seat, ...order })) throw new Problem('NO_PROFORMA')
    const [personal, settings, penerbit, design, branding] = await Promise.all([
      personalDataOf(db, keys, order.user_id),
      settingsOn(db, today),
      certificationBody(db),
      documentDesign(db, ctx, 'invoice', now),
      bodyBranding(ctx),
    ])
    const { items, total } = billOfFee(order, taxOf(order.registration_fee, settings))
    const ends = order.pendaftaran_ditutup
    const proforma = {
      ...billed,
      penerbit,
      untuk: 'permohonan' as const,
      peserta: personal?.nama_lengkap || order.nama,
      skema: order.skema,
      tanggal_uji: order.start_date,
      items,
      total,
      terbilang: terbilang(total),
      made_at: now,
      valid_until: ends && endOfDay(bodyZone(), ends),
    }
    const bytes = await drawInWorker('proformaPdf', proforma, branding, design)
    return { type: 'application/pdf', bytes, filename: `proforma-${id}-${today}.pdf` }
  },
}
