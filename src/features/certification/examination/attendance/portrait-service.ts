import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { filesById, openPrivateFile } from '../../../platform/files/service.ts'

/** The size in pixels: twice the size in print. */
const SIZE = { width: 400, height: 600 }

/** A person's portrait as a JPEG for print; null where none was given. */
export async function portraitJpeg(db: Db, ctx: Pick<Context, 'files' | 'keys'>, id: string): Promise<Buffer | null> {
  const [file] = await filesById(db, [id])
  if (!file?.type.startsWith('image/')) return null
  return ctx.files.portraitForPrint(await openPrivateFile(ctx, file.id), SIZE)
}
