import type { Context } from '../../../../ground/context.ts'
import { type Handlers, withPreparation } from '../../../../lib/calls/handler.ts'
import { pictureSize } from '../../../../lib/graphics/picture.ts'
import type { fileOfficeCalls } from './contract.ts'

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())

export const fileOfficeHandlers: Handlers<typeof fileOfficeCalls, Context> = {
  uploadPicture: withPreparation(
    async (ctx, { file }) => ctx.files.acceptPicture(await bytesOf(file)),
    async (ctx, _given, picture) => {
      const { name } = await ctx.files.keepPicture(ctx.db, picture)
      const { width, height } = pictureSize(name) ?? { width: 0, height: 0 }
      return { name, width, height }
    },
  ),

  uploadDocument: withPreparation(
    async (ctx, { file }) => ctx.files.acceptDocument(await bytesOf(file)),
    async (ctx, _given, document) => {
      const { name, bytes } = await ctx.files.keepDocument(ctx.db, document)
      return { name, bytes }
    },
  ),
}
