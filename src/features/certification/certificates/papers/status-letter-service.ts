import { drawInWorker } from '../../../../documents/draw-in-worker.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { advanceSequence } from '../../../../ground/database/number-sequences.ts'
import { serverLimits } from '../../../../limits.ts'
import { Problem } from '../../../../problems.ts'
import { documentDesign, requireDesign } from '../../../platform/document-designs/service.ts'
import { ensureSignedPdf } from '../../../platform/signing/paper-service.ts'
import { bodyBranding, certificationBody } from '../../../platform/site-content/service.ts'
import { verdictUrl } from '../credentials/rules.ts'
import { CERTIFICATE_NOUN, CERTIFICATE_STATES, certificateState } from '../rules.ts'
import {
  insertLetter,
  type LetterRow,
  lettersOf,
  lettersOn,
  lockLetterFile,
  ownerOfLetter,
  registerFacts,
  updateLetterFile,
} from './status-letter-queries.ts'
import { type LetterContent, statusLetterNumber } from './status-letter-rules.ts'

/** Says in a letter of today what the register says of a person's certificate, its PDF by a job right after; throws LETTERS_TODAY and DESIGN_PICTURE_MISSING. */
export async function writeStatusLetter(
  ctx: Context,
  userId: number,
  certificate: { id: number; no_sertifikasi: string },
) {
  return inTransaction(ctx.db, async (db) => {
    await requireDesign(db, ctx, 'surat_keterangan', ctx.now)
    const urut = await advanceSequence(db, 'surat-status', Number(ctx.today.slice(0, 4)))
    // Taking a number makes others wait until the transaction ends, so nobody else counts meanwhile.
    if ((await lettersOn(db, userId, ctx.today)) >= serverLimits.statusLettersADay) throw new Problem('LETTERS_TODAY')
    const isi = await contentOf(db, ctx, certificate.id)
    const nomor = statusLetterNumber(urut, ctx.today)
    const row = { user_id: userId, certificate_id: certificate.id, nomor, created_at: ctx.now, isi }
    const { id } = await insertLetter(db, row)
    const about = {
      noun: CERTIFICATE_NOUN,
      nounId: certificate.id,
      label: `${certificate.no_sertifikasi}, ${isi.nama}`,
    }
    await recordAudit(db, ctx, {
      action: 'buat surat keterangan',
      ...about,
      after: { surat: nomor, status: isi.status_label },
    })
    await ctx.jobs.enqueue(db, 'status-letter', { id, user_id: userId })
    return { ...row, id, file_id: null }
  })
}

async function contentOf(db: Db, { today }: Context, certificateId: number): Promise<LetterContent> {
  const row = await registerFacts(db, certificateId)
  if (!row) throw new Problem('CERTIFICATE_NOT_FOUND')
  const { status, status_since, ...facts } = row
  const status_sertifikat = certificateState(row, today)
  return {
    ...facts,
    penerbit: await certificationBody(db),
    status_sertifikat,
    status_label: CERTIFICATE_STATES[status_sertifikat],
    status_since: status_since.toISOString(),
  }
}

export const letterFileName = ({ nomor }: Pick<LetterRow, 'nomor'>): string =>
  `surat-status-${nomor.replaceAll('/', '-')}.pdf`

/** The signed PDF of a letter: made once, from then on the same bytes. Throws PAPER_WAITS. */
export const ensureLetterPdf = (ctx: Context, letter: LetterRow): Promise<Buffer> =>
  ensureSignedPdf(ctx, {
    id: letter.id,
    userId: letter.user_id,
    jenis: 'surat_status',
    name: letterFileName(letter),
    file_id: letter.file_id,
    render: (line) => renderStatusLetter(ctx, letter, line),
    lock: (db) => lockLetterFile(db, letter.id),
    save: (db, file) => updateLetterFile(db, letter.id, file),
  })

/** The job after a letter was written. */
export async function makeLetterPdf(ctx: Context, { id, user_id }: { id: number; user_id: number }): Promise<void> {
  const letter = (await lettersOf(ctx.db, user_id)).find((one) => one.id === id)
  if (letter) await ensureLetterPdf(ctx, letter)
}

/** As makeLetterPdf, for a letter that waited. */
export async function makeWaitingLetterPdf(ctx: Context, id: number): Promise<void> {
  const user_id = await ownerOfLetter(ctx.db, id)
  if (user_id !== undefined) await makeLetterPdf(ctx, { id, user_id })
}

async function renderStatusLetter(
  ctx: Context,
  { nomor, created_at, isi }: LetterRow,
  tanda_tangan: string,
): Promise<Buffer> {
  const tautan_periksa = verdictUrl(ctx.appUrl, isi.no_sertifikasi)
  const design = await documentDesign(ctx.db, ctx, 'surat_keterangan', created_at)
  const branding = { ...(await bodyBranding(ctx)), tanda_tangan }
  return drawInWorker('statusLetterPdf', { nomor, created_at, ...isi, tautan_periksa }, branding, design)
}
