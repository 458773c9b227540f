import type { Handlers } from '../../../lib/handler.ts'
import type { Context } from '../../../server/context.ts'
import type { siteContentCalls } from './contract.ts'
import { galleryItems, partners, siteContent } from './queries.ts'

export const siteContentHandlers: Handlers<typeof siteContentCalls, Context> = {
  getContent: (ctx) => siteContent(ctx.reads),
  listGallery: (ctx) => galleryItems(ctx.reads),
  listPartners: (ctx) => partners(ctx.reads),
}
