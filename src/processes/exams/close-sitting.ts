import { beginSheet, lockPaper, sheetPaper } from '../../features/certification/marking/service.ts'
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
import { settlePaper } from './mark-paper.ts'

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
  const entries = Object.fromEntries(answers.map(({ nomor, teks }) => [nomor, teks]))
  await beginSheet(db, paper_id, ctx.now)
  await settlePaper(db, ctx, paper, { entries, beda: [], settled_by: null })
}
