import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import type { FileKind } from '../../platform/files/rules.ts'
import { fileBytes, keepFile } from '../../platform/files/service.ts'

interface Document {
  userId: number
  jenis: FileKind
  name: string
  /** As far as is known. */
  file_id: string | null
  rendered: () => Promise<Buffer>
  /** Holds the row of the document; answers the file that it has by then. */
  held: (db: Db) => Promise<string | null | undefined>
  put: (db: Db, file: { file_id: string; sha256: string }) => Promise<unknown>
}

/** The bytes of a PDF that is made by whoever needs it first, from then on the same ones. */
export async function madeOnce(ctx: Context, { file_id, rendered, held, put, ...file }: Document): Promise<Buffer> {
  if (file_id) return fileBytes(ctx, file_id)
  const bytes = await rendered()
  const known = await inTransaction(ctx.db, async (db) => {
    // Another process may have been faster; what stands is what counts.
    const earlier = await held(db)
    if (earlier) return earlier
    const kept = await keepFile(db, ctx, { ...file, type: 'application/pdf', bytes })
    await put(db, { file_id: kept.id, sha256: createHash('sha256').update(bytes).digest('hex') })
    return undefined
  })
  return known ? fileBytes(ctx, known) : bytes
}
