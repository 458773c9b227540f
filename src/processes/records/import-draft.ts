import { changeDraft, type DraftChange } from '../../features/service/imports/draft-rules.ts'
import {
  createDraft,
  type Draft,
  type ReadDraft,
  readDraft,
  rememberHeads,
  removeDraft,
  requireDraft,
  requireLockedDraft,
  saveDraft,
  waitingFile,
  waitingRows,
} from '../../features/service/imports/draft-service.ts'
import type { ImportName } from '../../features/service/imports/list-rules.ts'
import {
  countRecords,
  lockImports,
  recordExportAudit,
  recordImportAudit,
} from '../../features/service/imports/service.ts'
import type { Context } from '../../ground/context.ts'
import { inTransaction } from '../../ground/database/db.ts'
import { refusalByDatabase } from '../../ground/office-lists/database-refusals.ts'
import type { Separator } from '../../lib/files/csv-writer.ts'
import { insertAndClaim } from './import-records.ts'
import { IMPORT_STORES } from './import-stores.ts'

/** A draft with what its rows are at this moment. */
export interface DraftState {
  draft: Draft
  state: ReadDraft
}

const stateOf = async (ctx: Context, db: Context['db'], draft: Draft): Promise<DraftState> => ({
  draft,
  state: await readDraft(db, ctx, IMPORT_STORES[draft.jenis], draft.content),
})

/** Takes a list in as a draft; nothing of it is a record yet. */
export const beginImport = (
  ctx: Context,
  name: ImportName,
  file: { bytes: Uint8Array; filename: string },
): Promise<DraftState> =>
  inTransaction(ctx.db, async (db) => stateOf(ctx, db, await createDraft(db, ctx, IMPORT_STORES[name], file)))

export const lookAtDraft = async (ctx: Context, id: string): Promise<DraftState> =>
  stateOf(ctx, ctx.db, await requireDraft(ctx.db, ctx, id))

/** Mends a draft; undefined where nothing of it is left. */
export const mendDraft = (ctx: Context, id: string, change: DraftChange): Promise<DraftState | undefined> =>
  inTransaction(ctx.db, async (db) => {
    const before = await requireLockedDraft(db, ctx, id)
    const { state } = await stateOf(ctx, db, before)
    const { columns } = IMPORT_STORES[before.jenis].list
    const draft = await saveDraft(db, ctx, {
      ...before,
      content: changeDraft(columns, before.content, state.mistakes, change),
    })
    return draft && stateOf(ctx, db, draft)
  })

export interface BroughtIn {
  diterima: number
  sudah_ada: number
  /** What still waits. */
  rest: DraftState | undefined
}

/** Imports the good rows of a draft; the wrong ones stay in it, and existing records as they are. */
export const bringDraftIn = (ctx: Context, id: string): Promise<BroughtIn> =>
  inTransaction(ctx.db, async (db) => {
    const before = await requireLockedDraft(db, ctx, id)
    const store = IMPORT_STORES[before.jenis]
    await lockImports(db, store)
    const { state } = await stateOf(ctx, db, before)
    const { read, fresh, mistakes } = state
    const wrong = new Set(mistakes.map(({ baris }) => baris))
    const good = fresh.filter(({ baris }) => !wrong.has(baris)).map(({ row }) => row)
    if (good.length > 0) {
      await insertAndClaim(db, ctx, store, good).catch((error: unknown) => {
        throw refusalByDatabase(error)
      })
    }
    const sudah_ada = read.count - wrong.size - good.length
    if (mistakes.some(({ jenis }) => jenis === 'kolom'))
      return { diterima: 0, sudah_ada: 0, rest: { draft: before, state } }
    const counts = { baris: read.count, diterima: good.length, sudah_ada, jumlah_sebelum: state.before }
    const outcome = { ...counts, jumlah_sesudah: await countRecords(db, store) }
    if (good.length > 0) await recordImportAudit(db, ctx, store.list, { filename: before.berkas, outcome })
    await rememberHeads(db, store, before.content)
    const content = waitingRows(before.content, mistakes)
    const draft = await saveDraft(db, ctx, { ...before, content, masuk: before.masuk + good.length })
    return { diterima: good.length, sudah_ada, rest: draft && (await stateOf(ctx, db, draft)) }
  })

/** Gives an unfinished import up: what waits is not imported. */
export const giveDraftUp = (ctx: Context, id: string): Promise<void> =>
  inTransaction(ctx.db, async (db) => void (await removeDraft(db, await requireLockedDraft(db, ctx, id))))

/** The rows that wait, each with its reasons, as a CSV. */
export const takeWaitingRows = (
  ctx: Context,
  id: string,
  separator?: Separator,
): Promise<{ text: string; count: number; jenis: ImportName }> =>
  inTransaction(ctx.db, async (db) => {
    const { draft, state } = await stateOf(ctx, db, await requireDraft(db, ctx, id))
    const count = new Set(state.mistakes.map(({ baris }) => baris)).size
    await recordExportAudit(db, ctx, IMPORT_STORES[draft.jenis].list, count)
    return { text: waitingFile(draft.content, state.mistakes, separator), count, jenis: draft.jenis }
  })
