import { drawInWorker } from '../../../../documents/draw-in-worker.ts'
import type { Context } from '../../../../ground/context.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { longMoment } from '../../../../lib/day.ts'
import { bodyBranding, certificationBodyName } from '../../../platform/site-content/service.ts'
import { requireOpenBank } from '../../items/service.ts'
import { formStatistics, itemStatistics } from '../view.ts'
import type { itemStatisticsOfficeCalls } from './contract.ts'

export const itemStatisticsOfficeHandlers: Handlers<typeof itemStatisticsOfficeCalls, Context> = {
  getItemStatistics: async (ctx, { id }) => {
    await requireOpenBank(ctx)
    return itemStatistics(ctx, id)
  },
  getFormStatistics: async (ctx, { id }) => {
    await requireOpenBank(ctx)
    return formStatistics(ctx, id)
  },
  getFormStatisticsPdf: async (ctx, { id }) => {
    await requireOpenBank(ctx)
    const { kode, ...statistics } = await formStatistics(ctx, id)
    const paper = {
      ...{ kode, statistics, made_at: ctx.now },
      nama_lembaga: await certificationBodyName(ctx.db),
      dicetak: `${requireAccount(ctx).name}, ${longMoment(ctx.now)}`,
    }
    const bytes = await drawInWorker('formStatisticsPdf', paper, await bodyBranding(ctx))
    return { type: 'application/pdf', bytes, filename: `statistik-naskah-${kode}.pdf`.toLowerCase() }
  },
}
