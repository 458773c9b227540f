import type { Handlers } from '../../../lib/handler.ts'
import type { Context } from '../../../server/context.ts'
import type { legalPageCalls } from './contract.ts'
import { legalPage } from './view.ts'

export type LegalPageHandlers = Handlers<typeof legalPageCalls, Context>

export const legalPageHandlers: LegalPageHandlers = {
  getLegalPage: (ctx, { jenis, versi }) => legalPage(ctx, jenis, versi),
}
