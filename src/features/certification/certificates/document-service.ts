import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import type { FileKind } from '../../platform/files/rules.ts'
import { keepFile, openPrivateFile } from '../../platform/files/service.ts'

interface StoredPdf {
  userId: number
  jenis: FileKind
  name: string
  /** As far as is known. */
  file_id: string | null
  render: () => Promise<Buffer>
  /** Locks the row of the document; answers the file that it has by then. */
  lock: (db: Db) => Promise<string | null | undefined>
  save: (db: Db, file: { file_id: string; sha256: string }) => Promise<unknown>
}

/** The bytes of a PDF: made when it is first needed, the same ones from then on. */
export async function ensurePdf(ctx: Context, { file_id, render, lock, save, ...file }: StoredPdf): Promise<Buffer> {
  if (file_id) return openPrivateFile(ctx, file_id)
  const bytes = await render()
  const known = await inTransaction(ctx.db, async (db) => {
    // Another process may have been faster; what stands is what counts.
    const earlier = await lock(db)
    if (earlier) return earlier
    const kept = await keepFile(db, ctx, { ...file, type: 'application/pdf', bytes })
    await save(db, { file_id: kept.id, sha256: createHash('sha256').update(bytes).digest('hex') })
    return undefined
  })
  return known ? openPrivateFile(ctx, known) : bytes
}
