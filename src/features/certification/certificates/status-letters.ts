import { limits } from '../../../limits.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { nextNumber } from '../../../server/database/numbers.ts'
import { bodyOf } from '../../platform/site-content/service.ts'
import { registered } from '../holders/register.ts'
import { NOUN } from './certificate-change.ts'
import { verdictUrl } from './credential.ts'
import { madeOnce } from './made-once.ts'
import { statusLetterNumber } from './rules.ts'
import type { LetterContent } from './status-letter-content.ts'
import { heldLetterFile, insertLetter, type LetterRow, lettersOn, putLetterFile } from './status-letter-queries.ts'

/** Says in a letter of today what the register says of a certificate of that person; number and PDF are the letter's for ever. */
export async function writeStatusLetter(ctx: Context, userId: number, certificate: { id: number; nomor: string }) {
  const letter = await inTransaction(ctx.db, async (db) => {
    const urut = await nextNumber(db, 'surat-status', Number(ctx.today.slice(0, 4)))
    // Whoever took a number is alone until the transaction ends, so nobody else counts meanwhile.
    if ((await lettersOn(db, userId, ctx.today)) >= limits.statusLettersADay) throw new Problem('LETTERS_TODAY')
    const isi = await contentOf(db, ctx, certificate.nomor)
    const nomor = statusLetterNumber(urut, ctx.today)
    const row = { user_id: userId, certificate_id: certificate.id, nomor, created_at: ctx.now, isi }
    const { id } = await insertLetter(db, row)
    const about = { noun: NOUN, nounId: certificate.id, label: `${certificate.nomor}, ${isi.nama}` }
    await recordAudit(db, ctx, {
      action: 'buat surat keterangan',
      ...about,
      after: { surat: nomor, status: isi.status_label },
    })
    return { ...row, id, file_id: null }
  })
  await letterBytes(ctx, letter)
  return letter
}

async function contentOf(db: Db, { today }: Context, nomor: string): Promise<LetterContent> {
  const facts = await registered(db, nomor, today)
  if (!facts) throw new Problem('CERTIFICATE_NOT_FOUND')
  const { no_registrasi, nama, kualifikasi, skema, valid_from, valid_until, status_sertifikat, status_label } = facts
  return {
    penerbit: await bodyOf(db),
    nomor: facts.nomor,
    no_registrasi,
    nama,
    kualifikasi,
    skema,
    valid_from,
    valid_until,
    status_sertifikat,
    status_label,
    status_since: facts.status_since.toISOString(),
    frozen_until: facts.frozen_until,
    diganti_oleh: facts.diganti_oleh,
  }
}

export const letterName = ({ nomor }: Pick<LetterRow, 'nomor'>): string =>
  `surat-status-${nomor.replaceAll('/', '-')}.pdf`

/** The PDF of a letter: made once, from then on the same bytes. */
export const letterBytes = (ctx: Context, letter: LetterRow): Promise<Buffer> =>
  madeOnce(ctx, {
    userId: letter.user_id,
    jenis: 'surat_status',
    name: letterName(letter),
    file_id: letter.file_id,
    rendered: () => rendered(ctx, letter),
    held: (db) => heldLetterFile(db, letter.id),
    put: (db, file) => putLetterFile(db, letter.id, file),
  })

/** Loaded when asked for: making PDFs takes 60 MB, which most processes never need. */
async function rendered({ appUrl }: Context, { nomor, created_at, isi }: LetterRow): Promise<Buffer> {
  const { statusLetterPdf } = await import('../../../documents/status-letter.tsx')
  return statusLetterPdf({ surat: nomor, at: created_at, ...isi, tautan_periksa: verdictUrl(appUrl, isi.nomor) })
}
