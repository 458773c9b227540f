import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { filesById, openPrivateFile } from '../../../platform/files/service.ts'

/** The size in pixels: twice the size in print. */
const SIZE = { width: 400, height: 600 }

/** The size in pixels at the door, on a screen that shows two for one. */
const SMALL = { width: 96, height: 144 }

/** A person's portrait as a JPEG for print; null where none was given. */
export async function portraitJpeg(db: Db, ctx: Pick<Context, 'files' | 'keys'>, id: string): Promise<Buffer | null> {
  const [file] = await filesById(db, [id])
  if (!file?.type.startsWith('image/')) return null
  return ctx.files.portraitForPrint(await openPrivateFile(ctx, file.id), SIZE)
}

/** Returns the same small and in base64, for a device at the door; null for one that cannot be drawn, which nobody waits for. */
export async function smallPortrait(ctx: Pick<Context, 'files' | 'keys'>, id: string): Promise<string | null> {
  const picture = await openPrivateFile(ctx, id)
    .then((bytes) => ctx.files.portraitForPrint(bytes, SMALL))
    .catch(() => null)
  return picture?.toString('base64') ?? null
}
