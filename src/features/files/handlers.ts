import type { Handlers } from '../../lib/handler.ts'
import { PICTURE_WIDTHS, pictureSize } from '../../lib/picture.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { fileCalls } from './contract.ts'

/** The smallest offered width that is not smaller than what is asked. */
const offeredWidth = (asked: number): number | undefined => PICTURE_WIDTHS.find((width) => width >= asked)

export const fileHandlers: Handlers<typeof fileCalls, Context> = {
  getPicture: async (ctx, { file, w }) => {
    if (!pictureSize(file)) throw new Problem('PICTURE_NOT_FOUND')
    const format = ctx.accept.includes('image/webp') ? 'webp' : 'png'
    const picture = await ctx.files.picture(file, w === undefined ? undefined : offeredWidth(w), format)
    if (!picture) throw new Problem('PICTURE_NOT_FOUND')
    return { type: `image/${format}`, bytes: picture }
  },

  getDocument: async (ctx, { file }) => {
    const bytes = await ctx.files.document(file)
    if (!bytes) throw new Problem('DOCUMENT_NOT_FOUND')
    return { type: 'application/pdf', bytes }
  },
}
