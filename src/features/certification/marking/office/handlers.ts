import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { completePaper, settlePaper } from '../../../../processes/exams/mark-paper.ts'
import { markedItems } from '../../../../processes/exams/marked-items.ts'
import { requireOpenForm } from '../../../../processes/exams/require-open-form.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { uninvolvedCondition } from '../../impartiality/service.ts'
import { bankGate, requireOpenBank, signSecrecy } from '../../items/service.ts'
import { differingNumbers } from '../entry-rules.ts'
import { writeEssayMark } from '../essay-service.ts'
import { essayForms, essaysOf, insertMarks, nearFitsOf, newestMarksOf, paperOfMark } from '../mark-queries.ts'
import { lockPaper, MARKED_EXAMS, markedExam, papersOfExam, type SheetPaper, transcriptsOf } from '../queries.ts'
import { openAnswers, openEntries, type Settled } from '../sealing-service.ts'
import { waitsForMarker } from '../sheet-rules.ts'
import { differencesOf, entriesOf, type Given, noteDifferences, ownTyping, saveTyping } from '../typing-service.ts'
import { entryFieldsOf, itemsOf, paperView, requirePaper, requireTyped } from '../view.ts'
import { answerWords, keyWords } from '../word-rules.ts'
import type { markingOfficeCalls } from './contract.ts'

const recordPaperAudit = (db: Db, ctx: Context, { paper_id, kode }: SheetPaper, action: string, after: object) =>
  recordAudit(db, ctx, { action, noun: 'lembar-jawaban', nounId: paper_id, label: `Lembar ${kode}`, after })

/** Locks a paper in which the caller has no part. */
async function lockedPaper(db: Db, ctx: Context, id: number): Promise<SheetPaper> {
  await lockPaper(db, id)
  return requirePaper(db, ctx, id)
}

/** Locks a paper that people type. */
async function lockedSheet(db: Db, ctx: Context, id: number): Promise<SheetPaper> {
  await lockPaper(db, id)
  return requireTyped(db, ctx, id)
}

const statusOf = async (db: Db, ctx: Context, id: number) => (await requirePaper(db, ctx, id)).status

/** Locks the paper of a mark that waits in this way; returns it with its mark, which is the newest of its number. */
async function lockWaitingMark(db: Db, ctx: Context, id: number, cara: 'dilihat' | 'esai') {
  const paperId = await paperOfMark(db, id, cara)
  if (paperId === undefined) throw new Problem('RECORD_NOT_FOUND')
  const paper = await lockedPaper(db, ctx, paperId)
  const mark = (await newestMarksOf(db, paperId)).find((one) => one.id === id)
  if (!mark || mark.poin !== null) throw new Problem('STALE')
  return { paper, mark }
}

const UNSETTLED = 'Tetapkan bacaan nomor ini.'

/** Returns the reading that counts of each differing number; throws with a sentence where one is missing. */
function readingsThatCount(differing: Awaited<ReturnType<typeof differencesOf>>, nilai: Given): Settled['beda'] {
  const given = entriesOf(differing, nilai)
  const missing = differing.filter(({ nomor }) => (given[nomor] ?? '') === '')
  if (missing.length > 0)
    throw new Problem('INVALID', {
      errors: Object.fromEntries(missing.map(({ nomor }) => [`nomor.${nomor}`, [UNSETTLED]])),
    })
  return differing.map(({ nomor, satu, dua }) => ({ nomor, satu, dua, berlaku: given[nomor] ?? '' }))
}

export const markingOfficeHandlers: Handlers<typeof markingOfficeCalls, Context> = {
  listMarkedExam: (ctx, { order = 'desc', menunggu, ...given }) => {
    const conditions = menunggu === undefined ? [] : [sql`(r.selesai < r.jumlah) = ${menunggu}`]
    return officeListPage(ctx.db, { rows: MARKED_EXAMS, search: false, conditions, order }, given)
  },
  getMarkedExam: async (ctx, { id }) => {
    const exam = await markedExam(ctx.db, id)
    if (!exam) throw new Problem('RECORD_NOT_FOUND')
    const userId = requireAccount(ctx).id
    const lembar = await papersOfExam(ctx.db, id, { userId, uninvolved: uninvolvedCondition(userId, true) })
    return { ...exam, lembar }
  },

  getTyping: async (ctx, { id }) => {
    const paper = await requireTyped(ctx.db, ctx, id)
    const { nilai, ...typing } = await ownTyping(ctx.db, ctx, paper)
    return {
      ...{ id, kode: paper.kode, ...typing },
      nomor: await entryFieldsOf(ctx.db, ctx, paper),
      nilai: Object.entries(nilai).map(([nomor, teks]) => ({ nomor: Number(nomor), teks })),
    }
  },
  saveTyping: (ctx, { id, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const paper = await lockedSheet(db, ctx, id)
      const fields = await entryFieldsOf(db, ctx, paper)
      const both = await saveTyping(db, ctx, paper, fields, given)
      if (given.selesai) await recordPaperAudit(db, ctx, paper, 'ketik', { nomor: fields.length })
      if (both) {
        const beda = differingNumbers(fields, both[0], both[1]).length
        if (beda > 0) await noteDifferences(db, ctx, id, beda)
        else await settlePaper(db, ctx, paper, { entries: both[0], beda: [], settled_by: null })
      }
      return { id, version: given.version + 1, status: await statusOf(db, ctx, id) }
    }),
  getDifferences: async (ctx, { id }) => {
    const paper = await requirePaper(ctx.db, ctx, id)
    if (paper.status !== 'berbeda') throw new Problem('RECORD_NOT_FOUND')
    const { kode, version, status } = paper
    const beda = await differencesOf(ctx.db, ctx, id, await entryFieldsOf(ctx.db, ctx, paper))
    return { id, kode, version, status, beda }
  },
  settleDifferences: (ctx, { id, version, nilai }) =>
    inTransaction(ctx.db, async (db) => {
      const paper = await lockedSheet(db, ctx, id)
      if (paper.status !== 'berbeda' || paper.version !== version) throw new Problem('STALE')
      const beda = readingsThatCount(await differencesOf(db, ctx, id, await entryFieldsOf(db, ctx, paper)), nilai)
      const [first] = await transcriptsOf(db, id)
      if (!first) throw new Problem('STALE')
      const read = Object.fromEntries(beda.map(({ nomor, berlaku }) => [nomor, berlaku]))
      const entries = { ...openEntries(ctx.keys, first), ...read }
      await settlePaper(db, ctx, paper, { entries, beda, settled_by: requireAccount(ctx).id })
      await recordPaperAudit(db, ctx, paper, 'tetapkan', { berbeda: beda.length })
      return { id, status: await statusOf(db, ctx, id) }
    }),

  listNearFits: async (ctx, { id }) => {
    const userId = await requireOpenBank(ctx)
    const form = await requireOpenForm(ctx.db, ctx, id, 'kunci')
    const [items, waiting] = [
      new Map((await markedItems(ctx.db, ctx.keys, form)).map((item) => [item.nomor, item])),
      await nearFitsOf(ctx.db, id, uninvolvedCondition(userId, true)),
    ]
    const jawaban = waiting.flatMap(({ isi, nomor, paper_id, ...one }) => {
      const item = items.get(nomor)
      if (!item) return []
      const { jawaban: given } = openAnswers(ctx.keys, { paper_id, isi })
      const words = { soal: item.isi.soal, kunci: keyWords(item), jawaban: answerWords(item, given[nomor]) }
      return [{ ...one, nomor, poin_penuh: item.poin, ...words }]
    })
    return { naskah_kode: form.kode, jawaban }
  },
  judgeNearFit: (ctx, { id, poin }) =>
    inTransaction(ctx.db, async (db) => {
      const marked_by = await requireOpenBank({ ...ctx, db })
      const { paper, mark } = await lockWaitingMark(db, ctx, id, 'dilihat')
      const { paper_id, nomor, item_version_id, cara, sebab, saran } = mark
      const most = (await itemsOf(db, ctx, paper)).find((one) => one.nomor === nomor)?.poin ?? 0
      if (poin > most) throw new Problem('INVALID', { errors: { poin: [`Poin paling besar ${most}.`] } })
      const given = { item_version_id, cara, sebab, saran, poin, marked_by, at: ctx.now }
      await insertMarks(db, [{ paper_id, nomor, ...given }])
      await recordPaperAudit(db, ctx, paper, 'nilai', { nomor, poin })
      await completePaper(db, ctx, paper_id)
      return undefined
    }),

  getMarkerGate: (ctx) => bankGate(ctx),
  signMarkerSecrecy: (ctx, { tahun }) =>
    inTransaction(ctx.db, async (db) => {
      await signSecrecy({ ...ctx, db }, tahun)
      return undefined
    }),
  listEssayForms: async (ctx) => {
    const userId = await requireOpenBank(ctx)
    return essayForms(ctx.db, userId, uninvolvedCondition(userId, true))
  },
  listEssays: async (ctx, { id }) => {
    const userId = requireAccount(ctx).id
    const waiting = await essaysOf(ctx.db, id, { userId, uninvolved: uninvolvedCondition(userId, true) })
    // A form is there for a marker only where an essay waits for them.
    if (waiting.length === 0) throw new Problem('RECORD_NOT_FOUND')
    const form = await requireOpenForm(ctx.db, ctx, id, 'rubrik')
    const { selisih_esai } = await settingsOn(ctx.db, ctx.today)
    const soal = (await markedItems(ctx.db, ctx.keys, form)).flatMap(({ nomor, by, poin: poin_penuh }) => {
      if (typeof by === 'string' || by.jenis !== 'esai') return []
      const lembar = waiting
        .filter((one) => one.nomor === nomor && !one.milik_saya && waitsForMarker(one.nilai, poin_penuh, selisih_esai))
        .map(({ id: mark_id, paper_id, kode, isi: sealed }) => {
          const answer = openAnswers(ctx.keys, { paper_id, isi: sealed }).jawaban[nomor]
          return { mark_id, kode, teks: answer?.jenis === 'esai' ? answer.teks : null }
        })
      return lembar.length === 0 ? [] : [{ nomor, soal: by.soal, rubrik: by.rubrik, poin_penuh, lembar }]
    })
    return { naskah_kode: form.kode, soal }
  },
  markEssay: (ctx, { id, rincian }) =>
    inTransaction(ctx.db, async (db) => {
      const { paper, mark } = await lockWaitingMark(db, ctx, id, 'esai')
      const marked_by = await requireOpenBank({ ...ctx, db })
      const item = (await itemsOf(db, ctx, paper)).find(({ nomor }) => nomor === mark.nomor)
      if (!item || typeof item.by === 'string' || item.by.jenis !== 'esai') throw new Problem('STALE')
      const { selisih_esai } = await settingsOn(db, ctx.today)
      const essay = { mark, poin_penuh: item.poin, rubrik: item.by.rubrik }
      await writeEssayMark(db, ctx, essay, { marked_by, rincian, selisihEsai: selisih_esai })
      await recordPaperAudit(db, ctx, paper, 'nilai', { nomor: mark.nomor })
      await completePaper(db, ctx, paper.paper_id)
      return undefined
    }),

  getPaper: (ctx, { id }) => paperView(ctx, id),
}
