import { createHash } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import type { FileAnswer } from '../../../lib/calls/call.ts'
import type { IssuedDocument } from './issued-rules.ts'

interface Issued {
  jenis: IssuedDocument
  nomor: string
}

/** Notes what is handed out by its hash, by which anybody can ask later whether a copy is ours; answers it as a file. */
export async function issueDocument(
  { db, now }: Context,
  issued: Issued,
  file: { bytes: Uint8Array; filename: string },
): Promise<FileAnswer> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  await db
    .insertInto('issued_documents')
    .values({ ...issued, sha256, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { type: 'application/pdf', ...file }
}
