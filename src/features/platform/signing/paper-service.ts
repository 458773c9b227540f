import { createHash } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { pagesOf } from '../../../ground/jobs/each-alone.ts'
import { Problem } from '../../../problems.ts'
import type { FileKind } from '../files/rules.ts'
import { keepFile, openPrivateFile } from '../files/service.ts'
import { SignerFault } from './fault-service.ts'
import {
  deleteWaiting,
  ensureSignedPaper,
  lockSignedPaper,
  recordWaiting,
  updateSignedPaper,
  type WaitingPaper,
  waitingOf,
} from './queries.ts'
import type { SignedPaper } from './rules.ts'
import { signPaper } from './sealing-service.ts'
import { requireSigner } from './signer-service.ts'

interface StoredPaper {
  jenis: SignedPaper & FileKind
  /** The paper's row. */
  id: number
  /** The owner's account; null for somebody without one. */
  userId: number | null
  name: string
  /** The file, as far as it is known; null before the paper was signed. */
  file_id: string | null
  /** @param line what the small print says of the signature */
  render: (line: string) => Promise<Buffer>
  /** Locks the paper's row; answers the file that it has by then. */
  lock: (db: Db) => Promise<string | null | undefined>
  save: (db: Db, file: { file_id: string; sha256: string; signed_by: number }) => Promise<unknown>
}

/**
 * The bytes of a paper: drawn, signed and kept once, by the job or by whoever comes before it, and the same ones from
 * then on. Throws PAPER_WAITS where nothing can be signed now: it is kept in mind and tried again.
 */
export async function ensureSignedPdf(ctx: Context, paper: StoredPaper): Promise<Buffer> {
  if (paper.file_id) return openPrivateFile(ctx, paper.file_id)
  try {
    return await makeSignedPdf(ctx, paper)
  } catch (error) {
    if (!(error instanceof SignerFault)) throw error
    await recordWaiting(ctx.db, { jenis: paper.jenis, noun_id: paper.id, sebab: error.message }, ctx.now)
    throw new Problem('PAPER_WAITS', { headers: { 'Retry-After': '300' } })
  }
}

async function makeSignedPdf(ctx: Context, { id, jenis, userId, name, render, lock, save }: StoredPaper) {
  const signer = await requireSigner(ctx)
  const bytes = await signPaper(ctx, signer, await render(signer.line))
  const known = await inTransaction(ctx.db, async (db) => {
    // Another process may have been faster; what stands is what counts.
    const earlier = await lock(db)
    await deleteWaiting(db, { jenis, noun_id: id })
    if (earlier) return earlier
    const kept = await keepFile(db, ctx, { userId, jenis, name, type: 'application/pdf', bytes })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await save(db, { file_id: kept.id, sha256, signed_by: signer.id })
    return undefined
  })
  return known ? openPrivateFile(ctx, known) : bytes
}

/** Swallows PAPER_WAITS in a job: the run of the deadlines tries such papers again, for as long as it takes. */
export async function orWait(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!waits(error)) throw error
  })
}

const waits = (error: unknown): boolean => error instanceof Problem && error.code === 'PAPER_WAITS'

/** The papers of a page; a run tries all pages. */
const PAGE = 200

/**
 * Tries the papers of a kind again that could not be signed. While nothing can be signed, all wait; one that fails for a
 * reason of its own holds up no others, and is thrown at the end.
 */
export async function retryWaiting(ctx: Context, jenis: SignedPaper, make: (id: number) => Promise<unknown>) {
  const failed: unknown[] = []
  for await (const page of pagesOf((after?: WaitingPaper) => waitingOf(ctx.db, jenis, PAGE, after))) {
    for (const { noun_id } of page) {
      const outcome = await make(noun_id).then(
        () => 'made' as const,
        (error: unknown) => {
          if (waits(error)) return 'waits'
          failed.push(error)
          return 'failed'
        },
      )
      if (outcome === 'waits') return
      // Also where its holder was forgotten meanwhile, and nothing was made.
      if (outcome === 'made') await deleteWaiting(ctx.db, { jenis, noun_id })
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} papers of the kind ${jenis} failed`)
}

interface PaperOnRequest {
  jenis: 'hasil_uji' | 'surat_sanksi'
  /** The subject of the paper; there is one paper for each. */
  perihal: string
  nomor: string
  userId: number | null
  name: string
  render: (line: string) => Promise<Buffer>
}

/** A paper that is made when it is first asked for, and kept from then on. Throws PAPER_WAITS. */
export async function ensureRequestedPdf(
  ctx: Context,
  { jenis, perihal, nomor, userId, name, render }: PaperOnRequest,
): Promise<Buffer> {
  const { id, file_id } = await ensureSignedPaper(ctx.db, { jenis, perihal, nomor, user_id: userId }, ctx.now)
  return ensureSignedPdf(ctx, {
    jenis,
    id,
    userId,
    name,
    file_id,
    render,
    lock: (db) => lockSignedPaper(db, id),
    save: (db, file) => updateSignedPaper(db, id, file),
  })
}

export { perihalOf } from './queries.ts'
