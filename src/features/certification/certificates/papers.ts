import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { bodyName } from '../../platform/site-content/service.ts'
import { type Credited, openBadge, verdictUrl } from './credential.ts'
import { signingKey } from './issuer-keys.ts'
import { madeOnce } from './made-once.ts'
import {
  heldPaperFile,
  insertPaper,
  newestVersion,
  nextStatusIndex,
  type PaperRow,
  paperById,
  putPaperFile,
} from './paper-queries.ts'

import { signed } from './proof.ts'
import type { CertificateRow } from './queries.ts'

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

/** Writes a certificate out once more, under its number; the credential before it counts no longer. */
export async function writeAnew(db: Db, ctx: Context, certificate: CertificateRow, alasan: string): Promise<void> {
  const versi = (await newestVersion(db, certificate.id)) + 1
  const paper = { certificate_id: certificate.id, versi, alasan, lembaga: await bodyName(db) }
  await writePaper(db, ctx, { ...certificate, ...paper })
}

/** The PDF of a paper: made by whoever needs it first, from then on the same bytes. */
export const paperBytes = (ctx: Context, paper: PaperRow): Promise<Buffer> =>
  madeOnce(ctx, {
    userId: paper.user_id,
    jenis: 'sertifikat',
    name: paperName(paper),
    file_id: paper.file_id,
    rendered: () => rendered(ctx, paper),
    held: (db) => heldPaperFile(db, paper.id),
    put: (db, file) => putPaperFile(db, paper.id, file),
  })

/** The job after a certificate was issued. */
export async function makePaper(ctx: Context, id: number): Promise<void> {
  const paper = await paperById(ctx.db, id)
  if (paper) await paperBytes(ctx, paper)
}

export const paperName = ({ nomor }: Pick<PaperRow, 'nomor'>): string => `sertifikat-${nomor.replaceAll('/', '-')}.pdf`

/** Loaded when asked for: making PDFs takes 60 MB, which most processes never need. */
async function rendered(ctx: Context, paper: PaperRow): Promise<Buffer> {
  const { certificatePdf } = await import('../../../documents/certificate.tsx')
  const { portrait, nomor } = paper
  const foto = portrait && (await ctx.files.accepted(portrait, { types: ['image/webp'], becomes: 'image/jpeg' })).bytes
  return certificatePdf({ ...paper, foto, tautan_periksa: verdictUrl(ctx.appUrl, nomor) })
}
