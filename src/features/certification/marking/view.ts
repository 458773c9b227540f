import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { Problem } from '../../../problems.ts'
import { type MarkedItem, markedItems } from '../../../processes/exams/marked-items.ts'
import { requireOpenForm } from '../../../processes/exams/require-open-form.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { formById } from '../forms/service.ts'
import { isExaminerOf, uninvolvedCondition, unrelatedCondition } from '../impartiality/service.ts'
import { bankGate } from '../items/service.ts'
import { entryField } from './entry-rules.ts'
import { essayMarksOf, marksOf } from './mark-queries.ts'
import { type SheetPaper, sheetPaper } from './queries.ts'
import { openAnswers, type Settled } from './sealing-service.ts'
import { writtenResultOf } from './service.ts'
import { answerWords, keyWords } from './word-rules.ts'

/** Opens the items of a paper's form with the keys that count; whoever asks checks the caller and records the opening where people see them. */
export const itemsOf = (
  db: Db,
  { keys }: Pick<Context, 'keys'>,
  { form_id: id, benih }: SheetPaper,
): Promise<MarkedItem[]> => markedItems(db, keys, { id, benih })

/** Returns how each number of a paper is typed. */
export const entryFieldsOf = async (db: Db, ctx: Pick<Context, 'keys'>, paper: SheetPaper) =>
  (await itemsOf(db, ctx, paper)).map(({ nomor, isi }) => entryField(nomor, isi))

/** Returns a paper in which the caller has no part; throws as if there were none otherwise. */
export async function requirePaper(db: Db, ctx: Context, id: number): Promise<SheetPaper> {
  const paper = await sheetPaper(db, id, uninvolvedCondition(requireAccount(ctx).id, true))
  if (!paper) throw new Problem('RECORD_NOT_FOUND')
  return paper
}

/** Returns the same for typing; throws where its candidate sits it on screen. */
export async function requireTyped(db: Db, ctx: Context, id: number): Promise<SheetPaper> {
  const paper = await requirePaper(db, ctx, id)
  if (paper.di_layar) throw new Problem('PAPER_ON_SCREEN')
  return paper
}

/**
 * Returns a paper that the caller may read: people of the bank and those who decide where they are nobody of the
 * candidate's, and the candidate's own examiners. Says whether what was asked is open to them.
 */
async function readablePaper(ctx: Context, id: number): Promise<{ paper: SheetPaper; isOpen: boolean }> {
  const { id: userId, role, permissions } = requireAccount(ctx)
  const paper = await sheetPaper(ctx.db, id)
  if (!paper) throw new Problem('RECORD_NOT_FOUND')
  const isOpen = (await bankGate(ctx)).keadaan === 'terbuka'
  if (role === 'penguji') {
    const isOwn = paper.status === 'selesai' && (await isExaminerOf(ctx.db, paper.user_training_id, userId))
    if (!isOwn) throw new Problem('RECORD_NOT_FOUND')
    return { paper, isOpen }
  }
  const reads = permissions.includes('keputusan') || (permissions.includes('soal') && isOpen)
  const isApart = await sheetPaper(ctx.db, id, unrelatedCondition(userId))
  if (!reads || !isApart) throw new Problem('RECORD_NOT_FOUND')
  return { paper, isOpen }
}

/** The paper with its marks, as somebody sees it who may. */
export async function paperView(ctx: Context, id: number) {
  const { paper, isOpen } = await readablePaper(ctx, id)
  const { desimal_nilai_tulis } = await settingsOn(ctx.db, ctx.today)
  const form = isOpen
    ? await requireOpenForm(ctx.db, ctx, paper.form_id, 'layar')
    : await formById(ctx.db, paper.form_id)
  if (!form) throw new Problem('RECORD_NOT_FOUND')
  const items = await itemsOf(ctx.db, ctx, paper)
  const settled = paper.isi ? openAnswers(ctx.keys, { paper_id: id, isi: paper.isi }) : undefined
  const [marks, essays] = [await marksOf(ctx.db, id), await essayMarksOf(ctx.db, id)]
  const result = await writtenResultOf(ctx.db, paper.user_training_id, desimal_nilai_tulis)
  return {
    ...{ id, kode: paper.kode, form_id: form.id, naskah_kode: form.kode, status: paper.status },
    settled_at: paper.settled_at,
    diselesaikan: paper.penyelesai,
    unit: result?.unit ?? [],
    terbuka: isOpen,
    nomor: items.map((item) => {
      const own = marks.filter(({ nomor }) => nomor === item.nomor)
      const [newest, ...before] = own
      const waiting = own.find(({ cara, poin }) => cara === 'esai' && poin === null)
      const given = essays.filter(({ mark_id }) => mark_id === waiting?.id)
      return {
        ...{ nomor: item.nomor, unit: item.unit, poin_penuh: item.poin },
        ...{ poin: newest?.poin ?? null, cara: newest?.cara ?? null, at: newest?.at ?? null },
        penilai:
          newest?.cara === 'esai'
            ? given.map(({ marked_by_name: nama, poin, at }) => ({ nama, poin, at }))
            : newest?.marked_by_name && newest.poin !== null
              ? [{ nama: newest.marked_by_name, poin: newest.poin, at: newest.at }]
              : [],
        sebelumnya: before.filter(({ poin }) => poin !== null).map(({ poin, at }) => ({ poin, at })),
        isi: isOpen ? contentOf(item, settled) : null,
      }
    }),
  }
}

const contentOf = (item: MarkedItem, settled: Settled | undefined) => ({
  ...{ item_id: item.item_id, versi: item.versi, soal: item.isi.soal, kunci: keyWords(item) },
  jawaban: answerWords(item, settled?.jawaban[item.nomor]),
  ketikan: settled?.beda.find(({ nomor }) => nomor === item.nomor) ?? null,
})
