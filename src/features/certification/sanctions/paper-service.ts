import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import { bodyInWords, officeTexts } from '../../../documents/mail/letter-words.ts'
import type { Context } from '../../../ground/context.ts'
import { Problem } from '../../../problems.ts'
import { ensureRequestedPdf, perihalOf } from '../../platform/signing/paper-service.ts'
import { bodyBranding, certificationBody } from '../../platform/site-content/service.ts'
import { outcomeLetter } from './notification-service.ts'
import { sanctionById } from './queries.ts'
import { requireSanction } from './service.ts'

/** The signed letter on how a case stands: made when it is first asked for, the same from then on. Throws RECORD_NOT_FOUND and PAPER_WAITS. */
export async function sanctionPaper(ctx: Context, id: number) {
  const sanction = await requireSanction(ctx.db, id)
  const letter = outcomeLetter(ctx, sanction)
  const { nomor: perkara, user_id: userId, notified_at, decided_at } = sanction
  const at = decided_at ?? notified_at
  if (!letter || perkara === null || at === null) throw new Problem('RECORD_NOT_FOUND')
  const filename = `surat-${perkara.replaceAll('/', '-')}.pdf`
  const paper = { jenis: 'surat_sanksi', perihal: `${id} ${letter.letter}`, nomor: perkara } as const
  const bytes = await ensureRequestedPdf(ctx, {
    ...paper,
    userId,
    name: filename,
    render: async (tanda_tangan) => {
      const penerbit = await certificationBody(ctx.db)
      const { body } = bodyInWords(letter, ctx, await officeTexts(ctx.db, letter.letter))
      const facts = { penerbit, perkara, at, letter, body, appUrl: ctx.appUrl }
      return drawInWorker('sanctionLetterPdf', facts, { ...(await bodyBranding(ctx)), tanda_tangan })
    },
  })
  return { nomor: perkara, bytes, filename }
}

/** Makes a letter that waited for its signature; nothing where the case has gone on meanwhile, and another is due. */
export async function makeWaitingLetter(ctx: Context, paperId: number): Promise<void> {
  const perihal = await perihalOf(ctx.db, paperId)
  const [id, kind] = (perihal ?? '').split(' ')
  const sanction = await sanctionById(ctx.db, Number(id))
  if (sanction && outcomeLetter(ctx, sanction)?.letter === kind) await sanctionPaper(ctx, sanction.id)
}
