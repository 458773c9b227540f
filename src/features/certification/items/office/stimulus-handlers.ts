import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { nextRowNumber } from '../../../../ground/database/number-sequences.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { type Handlers, withPreparation } from '../../../../lib/calls/handler.ts'
import { stripMarkup } from '../../../../lib/text/markup.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { requireOpenBank } from '../gate-service.ts'
import { insertOpening, insertPictureOpening, openingsOfStimulus } from '../record-queries.ts'
import { openStimulus, openStimulusPicture, sealStimulus, sealStimulusPicture } from '../sealing-service.ts'
import {
  insertStimulus,
  itemsOnStimulus,
  lockStimulus,
  type StimulusRow,
  stimulusById,
  stimulusRows,
  updateStimulus,
} from '../stimulus-queries.ts'
import { requirePublishedUnit } from '../writing-service.ts'
import { type stimulusOfficeCalls, stimulusResource } from './stimulus-contract.ts'

const stored = resourceHandlers(stimulusResource, {
  table: 'stimuli',
  rows: stimulusRows,
  label: ({ id }) => `Stimulus ${id}`,
})

const record = (db: Db, ctx: Context, action: string, id: number): Promise<void> =>
  recordAudit(db, ctx, { action, noun: stimulusResource.name, nounId: id, label: `Stimulus ${id}` })

async function requireStimulus(db: Db, id: number): Promise<StimulusRow> {
  const row = await stimulusById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

/** Locks a stimulus that may still change: no item on it has left its author. */
async function lockChangeable(db: Db, id: number): Promise<StimulusRow> {
  await lockStimulus(db, id)
  const row = await requireStimulus(db, id)
  if (row.tetap) throw new Problem('STIMULUS_FIXED')
  return row
}

/** Pictures come by an upload of their own, so that those of the site, which are public, are taken out of the words. */
const withoutPictures = (html: string): string => html.replaceAll(/<img\b[^>]*>/gi, '')

export const stimulusOfficeHandlers: Handlers<typeof stimulusOfficeCalls, Context> = {
  listStimulus: async (ctx, given) => {
    await requireOpenBank(ctx)
    return stored.listStimulus(ctx, given)
  },
  historyStimulus: async (ctx, { id }) => {
    await requireOpenBank(ctx)
    return stored.historyStimulus(ctx, { id })
  },

  getStimulus: async (ctx, { id }) => {
    const user_id = await requireOpenBank(ctx)
    const row = await requireStimulus(ctx.db, id)
    await insertOpening(ctx.db, { stimulus_id: id, user_id, at: ctx.now, cara: 'layar' })
    const [soal, pembukaan] = await Promise.all([itemsOnStimulus(ctx.db, id), openingsOfStimulus(ctx.db, id)])
    return { ...row, ...openStimulus(ctx.keys, row), bergambar: row.picture !== null, soal, pembukaan }
  },
  getStimulusPicture: async (ctx, { id }) => {
    const user_id = await requireOpenBank(ctx)
    const { picture } = await requireStimulus(ctx.db, id)
    if (!picture) throw new Problem('RECORD_NOT_FOUND')
    await insertPictureOpening(ctx.db, { stimulus_id: id, user_id, at: ctx.now })
    return { type: 'image/webp', bytes: openStimulusPicture(ctx.keys, { id, picture }), inline: true }
  },

  createStimulus: (ctx, { unit, ...words }) =>
    inTransaction(ctx.db, async (db) => {
      const created_by = await requireOpenBank({ ...ctx, db })
      await requirePublishedUnit(db, unit)
      const id = await nextRowNumber(db, 'stimuli')
      const teks = withoutPictures(words.teks)
      if (stripMarkup(teks) === '' && words.keterangan_gambar === '')
        throw invalidFields({ teks: 'Tulis teks atau tabelnya, atau keterangan gambar yang akan dipasang.' })
      await insertStimulus(db, {
        ...{ id, unit, created_by, at: ctx.now },
        isi: sealStimulus(ctx.keys, id, { ...words, teks }),
      })
      await record(db, ctx, 'buat', id)
      return { id, version: 1 }
    }),
  updateStimulus: (ctx, { id, version, unit, ...words }) =>
    inTransaction(ctx.db, async (db) => {
      await requireOpenBank({ ...ctx, db })
      const before = await lockChangeable(db, id)
      if (before.version !== version) throw new Problem('STALE')
      await requirePublishedUnit(db, unit, before)
      const isi = sealStimulus(ctx.keys, id, { ...words, teks: withoutPictures(words.teks) })
      await updateStimulus(db, id, { unit, isi, updated_at: ctx.now })
      await record(db, ctx, 'ubah', id)
      return { id, version: version + 1 }
    }),

  uploadStimulusPicture: withPreparation(
    async (ctx, { file }) => {
      await requireOpenBank(ctx)
      return ctx.files.acceptPicture(await file.bytes())
    },
    (ctx, { id }, taken) =>
      inTransaction(ctx.db, async (db) => {
        const { version } = await lockChangeable(db, id)
        const picture = sealStimulusPicture(ctx.keys, id, taken.bytes)
        await updateStimulus(db, id, { picture, updated_at: ctx.now })
        await record(db, ctx, 'dipasangi gambar', id)
        return { id, version: version + 1 }
      }),
  ),
  removeStimulusPicture: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      await requireOpenBank({ ...ctx, db })
      await lockChangeable(db, id)
      await updateStimulus(db, id, { picture: null, updated_at: ctx.now })
      await record(db, ctx, 'dihapus gambarnya', id)
      return undefined
    }),
}
