import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { stripMarkup } from '../../../lib/text/markup.ts'
import { contentWords } from './content-rules.ts'
import { approvalsOf, otherItemsOf, type VersionRow, versionsOf } from './queries.ts'
import { commentsOf, openingsOfItem } from './record-queries.ts'
import { openComment, openItem, openStimulus } from './sealing-service.ts'
import { mostAlike } from './similarity-rules.ts'
import { mayBeginNext, mayWriteOn, openTransitions } from './state-rules.ts'
import { stimulusById } from './stimulus-queries.ts'

type Reading = Pick<Context, 'keys'>

async function stimulusFor(db: Db, ctx: Reading, id: number | null) {
  const row = id === null ? undefined : await stimulusById(db, id)
  return row ? { id: row.id, ...openStimulus(ctx.keys, row), bergambar: row.picture !== null } : null
}

/** Composes a version of an item as it says itself, opened. */
export async function versionView(db: Db, ctx: Reading, row: VersionRow) {
  const { isi: _sealed, ...facts } = row
  return { ...facts, ...openItem(ctx.keys, row), stimulus: await stimulusFor(db, ctx, row.stimulus_id) }
}

/** Finds the items of a unit whose words are like these; their texts are opened in memory only. */
export async function similarItems(db: Db, ctx: Reading, unit: string, teks: string, exceptId: number | null) {
  const others = (await otherItemsOf(db, unit, exceptId)).map((row) => ({
    ...{ item_id: row.item_id, versi: row.versi, status: row.status },
    teks: contentWords(openItem(ctx.keys, row).isi),
  }))
  return mostAlike(stripMarkup(teks), others).map(({ item_id, versi, status, kemiripan }) => ({
    item_id,
    versi,
    status,
    kemiripan,
  }))
}

/** Composes the page of an item: its newest version, and all that happened to it. */
export async function itemView(db: Db, ctx: Reading, newest: VersionRow, version: number, userId: number) {
  const shown = await versionView(db, ctx, newest)
  const id = newest.item_id
  const [persetujuan, comments, riwayat_versi, pembukaan, serupa] = await Promise.all([
    approvalsOf(db, newest.id),
    commentsOf(db, id),
    versionsOf(db, id),
    openingsOfItem(db, id),
    similarItems(db, ctx, newest.unit, contentWords(shown.isi), id),
  ])
  return {
    ...shown,
    ...{ id, version, persetujuan, riwayat_versi, pembukaan, serupa },
    komentar: comments.map((row) => ({ ...row, isi: openComment(ctx.keys, row) })),
    langkah: openTransitions({ ...newest, persetujuan }, userId),
    dapat_diubah: mayWriteOn(newest, userId),
    dapat_versi_baru: mayBeginNext(newest.status),
  }
}
