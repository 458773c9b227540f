import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { nextRowNumber } from '../../../ground/database/number-sequences.ts'
import type { Day } from '../../../lib/day.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import type { Level } from '../../catalogue/schemes/level-rules.ts'
import { requireSecondPerson } from '../../platform/staff/second-person-service.ts'
import type { ItemContent } from './content-rules.ts'
import {
  approvalsOf,
  deleteApprovals,
  insertApproval,
  insertVersion,
  itemChanged,
  itemVersionOf,
  lockItem,
  publishedUnits,
  updateVersion,
  type VersionRow,
  versionsOf,
} from './queries.ts'
import { insertComment } from './record-queries.ts'
import { openItem, sealComment, sealItem } from './sealing-service.ts'
import { type ItemTransition, mayBeginNext, mayWriteOn, takeItemTransition, transitionOf } from './state-rules.ts'
import { lockStimulus, stimulusById } from './stimulus-queries.ts'

/** The resource's name, under which the audit log knows items. */
const NOUN = 'soal'
const FIRST = 1

export interface ItemForm {
  unit: string
  tingkat: Level
  poin: number
  sumber: string
  tanggal_sumber: string
  stimulus_id: number | null
  isi: ItemContent
}

interface Seen {
  id: number
  version: number
}

/** Records a change of an item; what the item says is in no log. */
const record = (db: Db, ctx: Context, action: string, { item_id, versi }: { item_id: number; versi: number }) =>
  recordAudit(db, ctx, { action, noun: NOUN, nounId: item_id, label: `Soal ${item_id} versi ${versi}` })

/** Locks an item that was seen as it is, and returns its newest version. */
export async function requireSeenItem(db: Db, { id, version }: Seen): Promise<VersionRow> {
  const locked = await lockItem(db, id)
  const newest = await itemVersionOf(db, id)
  if (locked === undefined || !newest) throw new Problem('RECORD_NOT_FOUND')
  if (locked !== version) throw new Problem('STALE')
  return newest
}

/** Refuses a unit that no published version has, unless it is the one from before. */
export async function requirePublishedUnit(db: Db, unit: string, before?: { unit: string }): Promise<void> {
  if (unit === before?.unit || (await publishedUnits(db)).some(({ judul }) => judul === unit)) return
  throw invalidFields({ unit: 'Unit ini tidak ada pada versi skema yang terbit. Pilih unit lain.' })
}

/** Refuses a unit that no published version has, and a stimulus that is not there; holds the stimulus as it is. */
async function requireParts(db: Db, { unit, stimulus_id }: ItemForm, before?: VersionRow): Promise<void> {
  await requirePublishedUnit(db, unit, before)
  if (stimulus_id === null) return
  await lockStimulus(db, stimulus_id)
  if (!(await stimulusById(db, stimulus_id)))
    throw invalidFields({ stimulus_id: 'Stimulus ini tidak ditemukan. Pilih stimulus lain.' })
}

/** The columns of a version that come from its form. */
const columnsOf = ({ unit, tingkat, poin, tanggal_sumber, stimulus_id, isi }: ItemForm) => ({
  ...{ unit, tingkat, poin, stimulus_id, jenis: isi.jenis },
  tanggal_sumber: tanggal_sumber as Day,
})

/** Writes a new version as a draft of its author. */
export async function writeVersion(
  db: Db,
  ctx: Context,
  { item_id, versi, author_id }: { item_id: number; versi: number; author_id: number },
  form: ItemForm,
): Promise<void> {
  await requireParts(db, form)
  await insertVersion(db, {
    ...{ item_id, versi, author_id, status: 'rancangan', status_since: ctx.now, created_at: ctx.now },
    ...columnsOf(form),
    isi: sealItem(ctx.keys, item_id, versi, form),
  })
  await record(db, ctx, versi === FIRST ? 'buat' : 'dibuat versi berikutnya', { item_id, versi })
}

/** Writes over a draft of one's own. */
export async function rewriteDraft(db: Db, ctx: Context, draft: VersionRow, form: ItemForm, userId: number) {
  if (!mayWriteOn(draft, userId)) throw new Problem('ITEM_NOT_YOURS')
  await requireParts(db, form, draft)
  const isi = sealItem(ctx.keys, draft.item_id, draft.versi, form)
  await updateVersion(db, draft.id, { ...columnsOf(form), isi })
  await itemChanged(db, draft.item_id)
  await record(db, ctx, 'ubah', draft)
}

/** Takes a transition of a version in the name of a person, or as the program (`taker` null). */
export async function moveVersion(
  db: Db,
  ctx: Context,
  version: Pick<VersionRow, 'id' | 'item_id' | 'versi' | 'status' | 'author_id' | 'stimulus_id'>,
  langkah: ItemTransition,
  taker: number | null,
): Promise<void> {
  const persetujuan = await approvalsOf(db, version.id)
  const outcome = takeItemTransition(langkah, { ...version, persetujuan }, taker)
  if ('refused' in outcome) throw new Problem(outcome.refused)
  if (version.stimulus_id !== null) await lockStimulus(db, version.stimulus_id)
  if (outcome.recorded && taker !== null) {
    const first = [version.author_id, ...persetujuan.filter((one) => one.langkah === langkah).map((one) => one.user_id)]
    await requireSecondPerson(db, ctx, 'rilis_soal', { second: taker, first })
    await insertApproval(db, { item_version_id: version.id, langkah, user_id: taker, at: ctx.now })
  }
  if (transitionOf(langkah).forgets) await deleteApprovals(db, version.id)
  if (outcome.next !== version.status)
    await updateVersion(db, version.id, { status: outcome.next, status_since: ctx.now })
  await itemChanged(db, version.item_id)
  await record(db, ctx, transitionOf(langkah).action, version)
  if (outcome.next === 'dirilis') await replaceEarlier(db, ctx, version)
}

/** The version that is released takes the place of earlier ones that no exam has used. */
async function replaceEarlier(db: Db, ctx: Context, { item_id, versi }: Pick<VersionRow, 'item_id' | 'versi'>) {
  for (const { versi: earlier, status } of await versionsOf(db, item_id)) {
    const version = earlier < versi && status === 'dirilis' ? await itemVersionOf(db, item_id, earlier) : undefined
    if (version) await moveVersion(db, ctx, version, 'gantikan', null)
  }
}

/** Begins the next version with what the newest says; returns its number. */
export async function beginNext(
  db: Db,
  ctx: Context,
  newest: VersionRow,
  { userId, corrected }: { userId: number; corrected: ItemContent | undefined },
): Promise<void> {
  if (!mayBeginNext(newest.status)) throw new Problem('ITEM_STATE')
  const { item_id, versi, unit, tingkat, poin, tanggal_sumber, stimulus_id } = newest
  const next = versi + 1
  const { isi, sumber } = openItem(ctx.keys, newest)
  await insertVersion(db, {
    ...{ item_id, versi: next, author_id: userId, status: 'rancangan', status_since: ctx.now, created_at: ctx.now },
    ...{ unit, tingkat, poin, tanggal_sumber, stimulus_id, jenis: newest.jenis },
    isi: sealItem(ctx.keys, item_id, next, { isi: corrected ?? isi, sumber }),
  })
  await itemChanged(db, item_id)
  await record(db, ctx, 'dibuat versi berikutnya', { item_id, versi: next })
}

/** Keeps what a person says about a version, sealed. */
export async function writeComment(
  db: Db,
  ctx: Context,
  { item_id, versi }: Pick<VersionRow, 'item_id' | 'versi'>,
  user_id: number,
  words: string,
): Promise<void> {
  const id = await nextRowNumber(db, 'item_comments')
  await insertComment(db, { id, item_id, versi, user_id, at: ctx.now, isi: sealComment(ctx.keys, id, words) })
}
