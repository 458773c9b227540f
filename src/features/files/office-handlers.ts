import type { Handlers } from '../../lib/handler.ts'
import { pictureSize } from '../../lib/picture.ts'
import type { Context } from '../../server/context.ts'
import type { StoredFile } from '../../server/file-store.ts'
import type { fileOfficeCalls } from './office-contract.ts'
import { noteFile } from './queries.ts'

/** Keeps a file for use in a record. */
async function keep(ctx: Context, file: File, store: (bytes: Uint8Array) => Promise<StoredFile>): Promise<StoredFile> {
  const stored = await store(new Uint8Array(await file.arrayBuffer()))
  await noteFile(ctx.db, stored)
  return stored
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
