import { randomUUID } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { csvText, type Separator } from '../../../lib/files/csv-writer.ts'
import { serverLimits } from '../../../limits.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { fileNameForLog, type ImportMistake } from '../../platform/import-lists/rules.ts'
import { type ImportStore, type ReadList, readRows, repeatedIn } from '../../platform/import-lists/service.ts'
import { readTable } from '../../platform/import-lists/table-service.ts'
import {
  countDrafts,
  type DraftRow,
  deleteDraft,
  draftById,
  importDraftsOf,
  insertImportDraft,
  knownHeads,
  lockDraft,
  saveHeads,
  updateDraft,
} from './draft-queries.ts'
import { type DraftContent, headsToRemember } from './draft-rules.ts'
import { IMPORT_LISTS, type ImportName, isImportName } from './list-rules.ts'
import { type Checked, checkRows } from './service.ts'

type Keys = Context['keys']

export interface Draft extends Omit<DraftRow, 'content_sealed' | 'jenis'> {
  jenis: ImportName
  content: DraftContent
}

const PURPOSE = 'import-draft'
const aboutDraft = (id: string): string => `import_drafts/${id}`

const sealContent = (keys: Keys, id: string, content: DraftContent): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(content), aboutDraft(id))

const openContent = (keys: Keys, { id, content_sealed }: DraftRow): DraftContent =>
  JSON.parse(keys.open(PURPOSE, content_sealed, aboutDraft(id)).toString()) as DraftContent

/** The kinds of lists that the caller may bring in. */
const ownKinds = ({ visit: { account } }: Pick<Context, 'visit'>): string[] =>
  IMPORT_LISTS.filter(({ permission }) => account?.permissions.includes(permission)).map(({ name }) => name)

export const listDrafts = (ctx: Pick<Context, 'db' | 'visit'>) => importDraftsOf(ctx.db, ownKinds(ctx))

/** The draft of a list that the caller may bring in; RECORD_NOT_FOUND for any other. */
export async function requireDraft(db: Db, ctx: Pick<Context, 'keys' | 'visit'>, id: string): Promise<Draft> {
  const row = await draftById(db, id, ownKinds(ctx))
  if (!row || !isImportName(row.jenis)) throw new Problem('RECORD_NOT_FOUND')
  const { content_sealed: _sealed, ...facts } = row
  return { ...facts, jenis: row.jenis, content: openContent(ctx.keys, row) }
}

/** The same, until the transaction ends nobody else's to change. */
export async function requireLockedDraft(db: Db, ctx: Pick<Context, 'keys' | 'visit'>, id: string): Promise<Draft> {
  await lockDraft(db, id)
  return requireDraft(db, ctx, id)
}

/** Keeps the rows of a file until they are right. Throws as readTable does, and where somebody has too many drafts. */
export async function createDraft(
  db: Db,
  ctx: Pick<Context, 'keys' | 'now' | 'visit'>,
  { list }: ImportStore,
  { bytes, filename }: { bytes: Uint8Array; filename: string },
): Promise<Draft> {
  const userId = ctx.visit.account?.id ?? null
  if (userId !== null && (await countDrafts(db, userId)) >= serverLimits.importDrafts.most) {
    throw invalidFields({ file: 'Draf impor Anda sudah terlalu banyak. Selesaikan atau hapus satu dahulu.' })
  }
  const content = readTable(list, bytes, await knownHeads(db, list.name))
  const id = randomUUID()
  const row = {
    ...{ id, jenis: list.name, berkas: fileNameForLog(filename) || 'daftar', created_by: userId },
    ...{ created_at: ctx.now, updated_at: ctx.now, baris: content.rows.length, masuk: 0 },
    content_sealed: sealContent(ctx.keys, id, content),
  }
  await insertImportDraft(db, row)
  const { content_sealed: _sealed, created_by: _by, ...facts } = row
  return { ...facts, jenis: list.name as ImportName, content }
}

/** Saves a draft as it is now; one without rows is gone. Undefined then. */
export async function saveDraft(db: Db, ctx: Pick<Context, 'keys' | 'now'>, draft: Draft): Promise<Draft | undefined> {
  const { id, content, masuk } = draft
  if (content.rows.length === 0) {
    await deleteDraft(db, id)
    return undefined
  }
  const changes = { masuk, baris: content.rows.length, updated_at: ctx.now }
  await updateDraft(db, id, { ...changes, content_sealed: sealContent(ctx.keys, id, content) })
  return { ...draft, ...changes }
}

export const removeDraft = (db: Db, { id }: Draft) => deleteDraft(db, id)

/** Remembers what people chose for heads, once rows came in under them. */
export const rememberHeads = (db: Db, { list }: ImportStore, content: DraftContent): Promise<void> =>
  saveHeads(
    db,
    headsToRemember(list, content).map((head) => ({ jenis: list.name, ...head })),
  )

/** What the rows of a draft are at this moment. */
export interface ReadDraft extends Checked {
  read: ReadList
}

/** Reads the rows of a draft, and asks the database what it knows of them. */
export async function readDraft(db: Db, ctx: Context, store: ImportStore, content: DraftContent): Promise<ReadDraft> {
  const read = await readRows(store, content)
  const checked = await checkRows(db, ctx, store, read)
  return { ...withRepetitions(store, content, read, checked), read }
}

/** A row that repeats one of its own file is not a record that was there: it waits for somebody to look at it. */
function withRepetitions({ list }: ImportStore, content: DraftContent, { rows }: ReadList, checked: Checked): Checked {
  const first = new Map(content.rows.map((row) => [row.baris, row.sama_dengan]))
  const fresh = new Set(checked.fresh.map(({ baris }) => baris))
  const label = list.columns[list.key]?.label ?? ''
  const more = rows.flatMap(({ baris }): ImportMistake[] => {
    const known = first.get(baris)
    if (known === undefined || fresh.has(baris)) return []
    return [{ baris, ...repeatedIn(list), sama_dengan: known, pesan: `${label} ini sudah masuk dari baris ${known}.` }]
  })
  return { ...checked, mistakes: [...checked.mistakes, ...more].toSorted((a, b) => a.baris - b.baris) }
}

/** The rows that stay when the good ones and those that are known are in. */
export function waitingRows(content: DraftContent, mistakes: readonly ImportMistake[]): DraftContent {
  const wrong = new Map<number, ImportMistake[]>()
  for (const mistake of mistakes) wrong.set(mistake.baris, [...(wrong.get(mistake.baris) ?? []), mistake])
  const rows = content.rows.flatMap((row) => {
    const own = wrong.get(row.baris)
    if (!own) return []
    const first = own.find(({ jenis }) => jenis === 'berulang')?.sama_dengan
    return [first === undefined ? row : { ...row, sama_dengan: first }]
  })
  return { ...content, rows }
}

/** The waiting rows with what is wrong with each, as a file to take home and to bring again. */
export function waitingFile(
  { heads, rows }: DraftContent,
  mistakes: readonly ImportMistake[],
  separator?: Separator,
): string {
  const reasons = new Map<number, string[]>()
  for (const { baris, kolom, pesan } of mistakes) {
    reasons.set(baris, [...(reasons.get(baris) ?? []), kolom === '' ? pesan : `${kolom}: ${pesan}`])
  }
  const lines = rows.flatMap(({ baris, cells }) => {
    const own = reasons.get(baris)
    return own ? [[...heads.map((_head, at) => cells[at] ?? ''), String(baris), own.join(' ')]] : []
  })
  return csvText([[...heads, 'baris_asal', 'alasan'], ...lines], separator)
}
