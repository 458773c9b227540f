import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { beginNextItem } from '../../../../processes/exams/begin-next-item.ts'
import { itemExchangeHandlers } from '../exchange/handlers.ts'
import { bankGate, requireOpenBank, signSecrecy } from '../gate-service.ts'
import {
  changesOf,
  insertItem,
  itemRows,
  itemVersionOf,
  itemWaitsFor,
  lockItem,
  publishedUnits,
  type VersionRow,
} from '../queries.ts'
import { insertOpening } from '../record-queries.ts'
import type { ItemWait } from '../state-rules.ts'
import { itemView, similarItems, versionView } from '../view.ts'
import { moveVersion, requireSeenItem, rewriteDraft, writeComment, writeVersion } from '../writing-service.ts'
import { type itemOfficeCalls, itemResource } from './contract.ts'
import { stimulusOfficeHandlers } from './stimulus-handlers.ts'

const storedFor = (userId: number) =>
  resourceHandlers(itemResource, {
    table: 'items',
    rows: itemRows(userId),
    filters: { menunggu: (value) => itemWaitsFor(userId)[value as ItemWait] },
    label: ({ id }) => `Soal ${id}`,
  })

/** Transitions that say why, to the author and to those who come after. */
const SAYS_WHY: readonly string[] = ['kembalikan', 'tarik']

async function requireVersion(ctx: Context, id: number, versi?: number): Promise<VersionRow> {
  const found = await itemVersionOf(ctx.db, id, versi)
  if (!found) throw new Problem('RECORD_NOT_FOUND')
  return found
}

/** Notes that the caller opened a version; what they see is answered only once that is written. */
const noteOpening = (ctx: Context, user_id: number, { item_id, versi }: VersionRow, cara: 'layar' | 'cetak') =>
  insertOpening(ctx.db, { item_id, versi, user_id, at: ctx.now, cara })

export const itemOfficeHandlers: Handlers<typeof itemOfficeCalls, Context> = {
  ...stimulusOfficeHandlers,
  ...itemExchangeHandlers,

  getItemGate: (ctx) => bankGate(ctx),
  signItemSecrecy: (ctx, { tahun }) =>
    inTransaction(ctx.db, async (db) => {
      await signSecrecy({ ...ctx, db }, tahun)
      return undefined
    }),
  listItemUnits: (ctx) => publishedUnits(ctx.db),

  listItem: async (ctx, given) => storedFor(await requireOpenBank(ctx)).listItem(ctx, given),
  historyItem: async (ctx, { id }) => storedFor(await requireOpenBank(ctx)).historyItem(ctx, { id }),

  getItem: async (ctx, { id }) => {
    const userId = await requireOpenBank(ctx)
    const newest = await requireVersion(ctx, id)
    await noteOpening(ctx, userId, newest, 'layar')
    return itemView(ctx.db, ctx, newest, await changesOf(ctx.db, id), userId)
  },
  getItemVersion: async (ctx, { id, versi }) => {
    const userId = await requireOpenBank(ctx)
    const row = await requireVersion(ctx, id, versi)
    await noteOpening(ctx, userId, row, 'layar')
    return versionView(ctx.db, ctx, row)
  },
  printItem: async (ctx, { id, versi }) => {
    const userId = await requireOpenBank(ctx)
    await noteOpening(ctx, userId, await requireVersion(ctx, id, versi), 'cetak')
    return { pencetak: requireAccount(ctx).name, printed_at: ctx.now }
  },

  createItem: (ctx, { kirim, ...form }) =>
    inTransaction(ctx.db, async (db) => {
      const author_id = await requireOpenBank({ ...ctx, db })
      const id = await insertItem(db, ctx.now)
      await writeVersion(db, ctx, { item_id: id, versi: 1, author_id }, form)
      if (kirim) await sendDraft({ ...ctx, db }, id, author_id)
      return answerTo({ ...ctx, db }, id)
    }),
  updateItem: (ctx, { id, version, kirim, ...form }) =>
    inTransaction(ctx.db, async (db) => {
      const userId = await requireOpenBank({ ...ctx, db })
      await rewriteDraft(db, ctx, await requireSeenItem(db, { id, version }), form, userId)
      if (kirim) await sendDraft({ ...ctx, db }, id, userId)
      return answerTo({ ...ctx, db }, id)
    }),
  moveItem: (ctx, { langkah, alasan, ...seen }) =>
    inTransaction(ctx.db, async (db) => {
      const userId = await requireOpenBank({ ...ctx, db })
      if (SAYS_WHY.includes(langkah) && alasan === '') throw invalidFields({ alasan: 'Tulis alasannya.' })
      const newest = await requireSeenItem(db, seen)
      await moveVersion(db, ctx, newest, langkah, userId)
      if (alasan !== '') await writeComment(db, ctx, newest, userId, alasan)
      return answerTo({ ...ctx, db }, seen.id)
    }),
  draftNextItem: (ctx, seen) =>
    inTransaction(ctx.db, async (db) => {
      const userId = await requireOpenBank({ ...ctx, db })
      const newest = await requireSeenItem(db, seen)
      await beginNextItem(db, ctx, newest, userId)
      return answerTo({ ...ctx, db }, seen.id)
    }),
  commentOnItem: (ctx, { id, komentar }) =>
    inTransaction(ctx.db, async (db) => {
      const userId = await requireOpenBank({ ...ctx, db })
      await lockItem(db, id)
      await writeComment(db, ctx, await requireVersion({ ...ctx, db }, id), userId, komentar)
      return undefined
    }),
  findSimilarItems: async (ctx, { kecuali, unit, teks }) => {
    await requireOpenBank(ctx)
    return similarItems(ctx.db, ctx, unit, teks, kecuali)
  },
}

async function sendDraft(ctx: Context, id: number, userId: number): Promise<void> {
  await moveVersion(ctx.db, ctx, await requireVersion(ctx, id), 'kirim', userId)
}

/** Answers a write with what the next one has to have seen. */
async function answerTo({ db }: Context, id: number): Promise<{ id: number; version: number }> {
  return { id, version: (await lockItem(db, id)) ?? 0 }
}
