import { randomUUID } from 'node:crypto'
import { drawInWorker } from '../../../../documents/draw-in-worker.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { signDocument } from '../../../../lib/signing/data-integrity.ts'
import { documentDesign, requireDesign } from '../../../platform/document-designs/service.ts'
import { ensureSignedPdf } from '../../../platform/signing/paper-service.ts'
import { bodyBranding, certificationBodyName } from '../../../platform/site-content/service.ts'
import { ensureSigningKey, issuerDid } from '../credentials/issuer-service.ts'
import { type BadgeFacts, openBadge, verdictUrl } from '../credentials/rules.ts'
import type { CertificateRow } from '../queries.ts'
import {
  insertPaper,
  lockPaperFile,
  newestVersion,
  nextStatusIndex,
  type PaperRow,
  paperById,
  updatePaperFile,
} from './queries.ts'

interface NewPaper extends Omit<BadgeFacts, 'status_index'> {
  certificate_id: number
  versi: number
  /** Why it is written out. */
  alasan: string
  /** The moment at which the certificate was issued. */
  issued_at: Date
}

/**
 * Writes a certificate out in the caller's transaction: the signed credential now, the PDF by a job right after.
 * Throws DESIGN_PICTURE_MISSING where that PDF could not be drawn.
 */
export async function issuePaper(
  db: Db,
  ctx: Context,
  { certificate_id, versi, alasan, issued_at, ...facts }: NewPaper,
) {
  await requireDesign(db, ctx, 'sertifikat', issued_at)
  const key = await ensureSigningKey(db, ctx)
  const status_index = await nextStatusIndex(db)
  const issuer = issuerDid(ctx.appUrl)
  const badge = openBadge({ appUrl: ctx.appUrl, issuer, uuid: randomUUID() }, { ...facts, status_index })
  const { proof, ...signed } = await signDocument(badge, key, ctx.now)
  const credential = { ...signed, proof: [proof] }
  const paper = { certificate_id, versi, nama: facts.nama, alasan, created_at: ctx.now, credential, status_index }
  const { id } = await insertPaper(db, paper)
  await ctx.jobs.enqueue(db, 'certificate-paper', { id })
}

/** Writes a certificate out once more, under its number; the credential before it counts no longer. */
export async function reissuePaper(db: Db, ctx: Context, certificate: CertificateRow, alasan: string): Promise<void> {
  const versi = (await newestVersion(db, certificate.id)) + 1
  const paper = { certificate_id: certificate.id, versi, alasan, nama_lembaga: await certificationBodyName(db) }
  await issuePaper(db, ctx, { ...certificate, ...paper })
}

/** The signed PDF of a paper: made when it is first needed, the same bytes from then on. Throws PAPER_WAITS. */
export const ensurePaperPdf = (ctx: Context, paper: PaperRow): Promise<Buffer> =>
  ensureSignedPdf(ctx, {
    id: paper.id,
    userId: paper.user_id,
    jenis: 'sertifikat',
    name: paperFileName(paper),
    file_id: paper.file_id,
    render: (line) => renderPaper(ctx, paper, line),
    lock: (db) => lockPaperFile(db, paper.id),
    save: (db, file) => updatePaperFile(db, paper.id, file),
  })

/** The job after a certificate was issued. */
export async function makePaperPdf(ctx: Context, id: number): Promise<void> {
  const paper = await paperById(ctx.db, id)
  if (paper) await ensurePaperPdf(ctx, paper)
}

export const paperFileName = ({ no_sertifikasi }: Pick<PaperRow, 'no_sertifikasi'>): string =>
  `sertifikat-${no_sertifikasi.replaceAll('/', '-')}.pdf`

async function renderPaper(ctx: Context, paper: PaperRow, tanda_tangan: string): Promise<Buffer> {
  const { webp, no_sertifikasi } = paper
  const foto = webp && (await ctx.files.convert(webp, { types: ['image/webp'], becomes: 'image/jpeg' })).bytes
  // A paper written out again keeps signatory and signature of its certificate.
  const design = await documentDesign(ctx.db, ctx, 'sertifikat', paper.issued_at)
  return drawInWorker(
    'certificatePdf',
    { ...paper, foto, tautan_periksa: verdictUrl(ctx.appUrl, no_sertifikasi) },
    { ...(await bodyBranding(ctx)), tanda_tangan },
    design,
  )
}
