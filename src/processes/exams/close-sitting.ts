import { formById } from '../../features/certification/forms/service.ts'
import { readEntry } from '../../features/certification/marking/entry-rules.ts'
import { beginSheet, lockPaper, settleAnswers, sheetPaper } from '../../features/certification/marking/service.ts'
import {
  answersFingerprint,
  moveSitting,
  recordSittingAudit,
  type SittingRow,
  sittingAnswers,
} from '../../features/certification/sittings/service.ts'
import type { SittingTransition } from '../../features/certification/sittings/state-rules.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { formContent } from './form-content.ts'
import { markPaper } from './mark-paper.ts'

/** Closes a locked sitting with the answers that are here, and hands those of an exam to marking. */
export async function closeSitting(
  db: Db,
  ctx: Context,
  sitting: SittingRow,
  transition: Extract<SittingTransition, 'serahkan' | 'tutup' | 'tutup_otomatis'>,
): Promise<SittingRow> {
  const answers = await sittingAnswers(db, ctx, sitting.id)
  const sidik = answersFingerprint(sitting.kode, answers)
  const closed = await moveSitting(db, ctx, sitting, transition, { sidik, terjawab: answers.length })
  if (closed.paper_id !== null) await handToMarking(db, ctx, { ...closed, paper_id: closed.paper_id }, answers)
  return closed
}

/** Gives the answers of a paper to marking, as those of a typed sheet; one that people began to type stays theirs. */
async function handToMarking(
  db: Db,
  ctx: Context,
  sitting: SittingRow & { paper_id: number },
  answers: readonly { nomor: number; teks: string }[],
): Promise<void> {
  const { paper_id } = sitting
  await lockPaper(db, paper_id)
  const paper = await sheetPaper(db, paper_id)
  if (!paper || paper.status !== null) {
    await recordSittingAudit(db, ctx, sitting, 'tidak diteruskan ke penilaian', { lembar: paper?.status ?? null })
    return
  }
  const form = await formById(db, paper.form_id)
  if (!form) throw new Error('a paper without its form')
  const given = new Map(answers.map(({ nomor, teks }) => [nomor, teks]))
  const items = await formContent(db, ctx.keys, form)
  const jawaban = Object.fromEntries(items.map((item) => [item.nomor, readEntry(item, given.get(item.nomor) ?? '')]))
  await beginSheet(db, paper_id, ctx.now)
  await settleAnswers(db, ctx, paper_id, { settled: { jawaban, beda: [] }, settled_by: null })
  await markPaper(db, ctx, paper, jawaban)
}
