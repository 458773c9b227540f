import { createHash } from 'node:crypto'
import type { Context } from '../../server/context.ts'
import { type Db, inTransaction } from '../../server/db.ts'
import { fileBytes, keepFile } from '../files/steps.ts'
import { type Credited, openBadge, verdictUrl } from './credential.ts'
import { signingKey } from './issuer-keys.ts'
import { heldPaperFile, insertPaper, nextStatusIndex, type PaperRow, paperById, putPaperFile } from './paper-queries.ts'
import { signed } from './proof.ts'

interface Wanted extends Omit<Credited, 'status_index'> {
  certificate_id: number
  versi: number
  /** Why it is written out. */
  alasan: string
}

/** Writes a certificate out in the caller's transaction: the signed credential now, the PDF by a job right after. */
export async function writePaper(db: Db, ctx: Context, { certificate_id, versi, alasan, ...facts }: Wanted) {
  const key = await signingKey(db, ctx)
  const status_index = await nextStatusIndex(db)
  const kredensial = await signed(openBadge(ctx.appUrl, { ...facts, status_index }), key, ctx.now)
  const paper = { certificate_id, versi, nama: facts.nama, alasan, created_at: ctx.now, kredensial, status_index }
  const { id } = await insertPaper(db, paper)
  await ctx.jobs.enqueue(db, 'certificate-paper', { id })
}

/** The PDF of a paper: made by whoever needs it first, from then on the same bytes. */
export async function paperBytes(ctx: Context, paper: PaperRow): Promise<Buffer> {
  if (paper.file_id) return fileBytes(ctx, paper.file_id)
  const made = await rendered(ctx, paper)
  const known = await inTransaction(ctx.db, async (db) => {
    // Another process may have been faster; what stands is what counts.
    const file = await heldPaperFile(db, paper.id)
    if (file) return file
    const kept = await keepFile(db, ctx, {
      userId: paper.user_id,
      jenis: 'sertifikat',
      name: paperName(paper),
      type: 'application/pdf',
      bytes: made,
    })
    await putPaperFile(db, paper.id, { file_id: kept.id, sha256: createHash('sha256').update(made).digest('hex') })
    return undefined
  })
  return known ? fileBytes(ctx, known) : made
}

/** The job after a certificate was issued. */
export async function makePaper(ctx: Context, id: number): Promise<void> {
  const paper = await paperById(ctx.db, id)
  if (paper) await paperBytes(ctx, paper)
}

export const paperName = ({ nomor }: Pick<PaperRow, 'nomor'>): string => `sertifikat-${nomor.replaceAll('/', '-')}.pdf`

/** Loaded when asked for: making PDFs takes 60 MB, which most processes never need. */
async function rendered(ctx: Context, paper: PaperRow): Promise<Buffer> {
  const { certificatePdf } = await import('../../documents/certificate.tsx')
  const { portrait, nomor } = paper
  const foto = portrait && (await ctx.files.accepted(portrait, { types: ['image/webp'], becomes: 'image/jpeg' })).bytes
  return certificatePdf({ ...paper, foto, tautan_periksa: verdictUrl(ctx.appUrl, nomor) })
}
