import type { Handlers } from '../../lib/handler.ts'
import { pictureSize } from '../../lib/picture.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import { type FileStore, type StoredFile, UnacceptableFile } from '../../server/file-store.ts'
import type { fileOfficeCalls } from './office-contract.ts'

/** Keeps a file for use in a record. */
async function keep(ctx: Context, file: File, store: FileStore['storePicture']): Promise<StoredFile> {
  return store(ctx.db, new Uint8Array(await file.arrayBuffer())).catch((error: unknown) => {
    if (!(error instanceof UnacceptableFile)) throw error
    throw new Problem('UNACCEPTABLE_FILE', { errors: { file: [error.message] } })
  })
}

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
