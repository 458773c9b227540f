import type { Handlers } from '../../../lib/handler.ts'
import { pictureSize } from '../../../lib/picture.ts'
import type { Context } from '../../../server/context.ts'
import type { FileStore, StoredFile } from '../../../server/storage/file-store.ts'
import type { fileOfficeCalls } from './office-contract.ts'

/** Stores a file for use in a record. */
const keep = async (ctx: Context, file: File, store: FileStore['storePicture']): Promise<StoredFile> =>
  store(ctx.db, new Uint8Array(await file.arrayBuffer()))

export const fileOfficeHandlers: Handlers<typeof fileOfficeCalls, Context> = {
  uploadPicture: async (ctx, { file }) => {
    const { name } = await keep(ctx, file, ctx.files.storePicture)
    const { width, height } = pictureSize(name) ?? { width: 0, height: 0 }
    return { name, width, height }
  },

  uploadDocument: async (ctx, { file }) => {
    const { name, bytes } = await keep(ctx, file, ctx.files.storeDocument)
    return { name, bytes }
  },
}
