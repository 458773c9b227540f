import { ENGLISH_BEGINNINGS } from '../../../english-paths.ts'
import type { Context } from '../../../ground/context.ts'
import { bodyName, shortBodyName } from '../../../lib/body.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { siteContentCalls } from './contract.ts'
import { menuOf } from './menu-rules.ts'
import { contentChanges, englishContent, englishSchemes, galleryItems, partners, siteContent } from './queries.ts'

export const siteContentHandlers: Handlers<typeof siteContentCalls, Context> = {
  getContent: async (ctx) => {
    const { menu_utama, ...content } = await siteContent(ctx.reads)
    const menu = menuOf(menu_utama)
    const names = { nama_lembaga: bodyName(content), nama_singkat: shortBodyName(content) }
    return { ...content, ...names, menu, english: ENGLISH_BEGINNINGS }
  },
  getEnglishContent: async ({ reads }) => ({ ...(await englishContent(reads)), skema: await englishSchemes(reads) }),
  getContentChanges: ({ reads }) => contentChanges(reads),
  listGallery: (ctx) => galleryItems(ctx.reads),
  listPartners: (ctx) => partners(ctx.reads),
}
