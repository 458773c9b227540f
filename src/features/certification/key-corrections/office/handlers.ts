import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { nextRowNumber } from '../../../../ground/database/number-sequences.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { own } from '../../../../own-paths.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { type ChangedPaper, rescorePapers } from '../../../../processes/exams/rescore-papers.ts'
import { notifyUser } from '../../../platform/notifications/service.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { openItem, recordItemOpening, requireOpenBank } from '../../items/service.ts'
import { CORRECTION_TRANSITIONS, type CorrectionKind, takeCorrectionTransition } from '../correction-rules.ts'
import { type NewKey, withKey } from '../new-key-rules.ts'
import {
  type CorrectedVersion,
  type CorrectionRow,
  correctionById,
  correctionsOfItem,
  decideCorrection,
  insertCorrection,
  isOnlyOfItsUnit,
  lockCorrection,
  lockItemOf,
  versionToCorrect,
} from '../queries.ts'
import { changedPoints } from '../rescore-rules.ts'
import { insertResults, lockTouched, touchedDecisions, writeLetter } from '../result-queries.ts'
import { openCorrection, sealCorrection } from '../sealing-service.ts'
import { correctedContent } from '../service.ts'
import { itemCorrections } from '../view.ts'
import type { keyCorrectionOfficeCalls } from './contract.ts'

/** Records a transition of a correction; neither key nor reason is in a log. */
const record = (
  db: Db,
  ctx: Context,
  action: string,
  { id, item_id, versi }: Pick<CorrectionRow, 'id' | 'item_id' | 'versi'>,
) =>
  recordAudit(db, ctx, {
    action,
    noun: 'soal',
    nounId: item_id,
    label: `Soal ${item_id} versi ${versi}, koreksi ${id}`,
  })

async function requireCorrection(db: Db, id: number): Promise<CorrectionRow> {
  const row = await correctionById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

/** Marks all papers by a correction that was proposed. */
async function rescoreBy(db: Db, ctx: Context, row: CorrectionRow): Promise<ChangedPaper[]> {
  const version = await versionToCorrect(db, row.item_id, row.versi)
  const by = row.jenis === 'kunci' ? openCorrection(ctx.keys, row).isi : row.jenis
  if (!version || by === null) throw new Error(`correction ${row.id} has no item or no key`)
  return rescorePapers(db, { ...ctx, db }, { item_version_id: version.id, isi: openItem(ctx.keys, version).isi, by })
}

/** Carries what a correction would change out of the transaction that is undone. */
class Preview extends Error {
  readonly changed: ChangedPaper[]
  constructor(changed: ChangedPaper[]) {
    super('undone')
    this.changed = changed
  }
}

/** Marks the papers and undoes it, so that a preview says what the confirmation will do. */
async function previewOf(ctx: Context, row: CorrectionRow): Promise<ChangedPaper[]> {
  try {
    return await inTransaction(ctx.db, async (db): Promise<ChangedPaper[]> => {
      throw new Preview(await rescoreBy(db, ctx, row))
    })
  } catch (error) {
    if (error instanceof Preview) return error.changed
    throw error
  }
}

interface Proposal {
  jenis: CorrectionKind
  kunci: NewKey
  alasan: string
}

/** Returns what a proposal makes of the version as it is marked now. */
async function correctionOf(db: Db, ctx: Context, version: CorrectedVersion, { jenis, kunci, alasan }: Proposal) {
  if (jenis !== 'kunci') return { isi: null, alasan }
  const { isi } = openItem(ctx.keys, version)
  const berlaku = (await correctedContent(db, ctx.keys, version.id)) ?? isi
  const keyed = withKey(isi, kunci, { berlaku, poin: version.poin })
  if ('text' in keyed) throw invalidFields({ [`kunci.${keyed.field}`]: keyed.text })
  return { isi: keyed.isi, alasan }
}

const hasOtherFinding = ({ unit }: ChangedPaper): boolean =>
  unit.some(({ hasil_lama, hasil_baru }) => hasil_baru !== null && hasil_lama !== hasil_baru)
const waits = ({ unit }: ChangedPaper): boolean => unit.some(({ nilai_baru }) => nilai_baru === null)

export const keyCorrectionOfficeHandlers: Handlers<typeof keyCorrectionOfficeCalls, Context> = {
  listItemCorrections: async (ctx, { id }) => {
    const userId = await requireOpenBank(ctx)
    const corrections = await itemCorrections(ctx.db, ctx, id, userId)
    for (const versi of new Set(corrections.map((one) => one.versi)))
      await recordItemOpening(ctx.db, { item_id: id, versi, user_id: userId, at: ctx.now, cara: 'layar' })
    return corrections
  },

  proposeKeyCorrection: (ctx, { id: itemId, versi, ...proposal }) =>
    inTransaction(ctx.db, async (db) => {
      const proposed_by = await requireOpenBank({ ...ctx, db })
      await lockItemOf(db, itemId)
      const version = await versionToCorrect(db, itemId, versi)
      if (!version) throw new Problem('RECORD_NOT_FOUND')
      const known = await correctionsOfItem(db, itemId)
      if (known.some((one) => one.versi === versi && one.status === 'diusulkan'))
        throw new Problem('KEY_CORRECTION_OPEN')
      if (proposal.jenis === 'dikeluarkan' && (await isOnlyOfItsUnit(db, version.id)))
        throw new Problem('KEY_CORRECTION_ONLY')
      const correction = await correctionOf(db, ctx, version, proposal)
      const id = await nextRowNumber(db, 'key_corrections')
      const isi = sealCorrection(ctx.keys, id, correction)
      const row = { id, item_version_id: version.id, jenis: proposal.jenis, isi, proposed_by, proposed_at: ctx.now }
      await insertCorrection(db, row)
      await record(db, ctx, 'koreksi kunci diusulkan', { id, item_id: itemId, versi })
      return { id, version: 1 }
    }),

  previewKeyCorrection: async (ctx, { id }) => {
    await requireOpenBank(ctx)
    const row = await requireCorrection(ctx.db, id)
    if (row.status !== 'diusulkan') throw new Problem('KEY_CORRECTION_STATE')
    const changed = await previewOf(ctx, row)
    return {
      lembar: changed.length,
      menunggu: changed.filter(waits).length,
      hasil_berubah: changed.filter(hasOtherFinding).length,
      keputusan: changed.filter(({ diputus, unit }) => diputus && unit.length > 0).length,
      rincian: changed,
    }
  },

  moveKeyCorrection: (ctx, { id, version, langkah }) =>
    inTransaction(ctx.db, async (db) => {
      const userId = await requireOpenBank({ ...ctx, db })
      await lockCorrection(db, id)
      const row = await requireCorrection(db, id)
      if (row.version !== version) throw new Problem('STALE')
      const outcome = takeCorrectionTransition(langkah, row, userId)
      if ('refused' in outcome) throw new Problem(outcome.refused)
      if (CORRECTION_TRANSITIONS[langkah].by === 'lain')
        await requireSecondPerson(db, ctx, 'koreksi_kunci', { second: userId, first: [row.proposed_by] })
      await decideCorrection(db, id, { status: outcome.next, decided_by: userId, decided_at: ctx.now })
      if (outcome.next === 'berlaku') await confirm(db, ctx, row)
      await record(db, ctx, CORRECTION_TRANSITIONS[langkah].action, row)
      return { id, version: version + 1 }
    }),

  listTouchedDecisions: (ctx) => touchedDecisions(ctx.db),
  sendPointsLetter: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await lockTouched(db, id)
      if (!row) throw new Problem('RECORD_NOT_FOUND')
      if (row.letter_at !== null) throw new Problem('RESULT_LETTER_SENT')
      if (row.unit.some(({ nilai_baru }) => nilai_baru === null)) throw new Problem('RESULT_UNMARKED')
      await writeLetter(db, id, { letter_by: requireAccount(ctx).id, letter_at: ctx.now })
      const { user_id, email, nama: name, skema, nomor, user_training_id } = row
      const path = own.certificationTab(user_training_id, 'hasil')
      const unit = row.unit.map((one) => `${one.unit}: ${changedPoints(one)}`)
      const facts = { name, skema, nomor: nomor ?? skema, unit, link: `${ctx.appUrl}${path}` }
      await notifyUser(db, ctx, { id: user_id, email }, { letter: 'writtenPointsChanged', ...facts }, path)
      await recordAudit(db, ctx, {
        ...{ action: 'surat nilai diperbaiki dikirim', noun: 'permohonan', nounId: user_training_id },
        label: nomor ?? skema,
      })
      return undefined
    }),
}

/** Marks all papers anew; what stands decided is listed for those who decide, and stays as it is. */
async function confirm(db: Db, ctx: Context, row: CorrectionRow): Promise<void> {
  if (row.jenis === 'dikeluarkan' && (await isOnlyOfItsUnit(db, row.item_version_id)))
    throw new Problem('KEY_CORRECTION_ONLY')
  const changed = await rescoreBy(db, ctx, row)
  await insertResults(
    db,
    row.id,
    changed.filter(({ unit }) => unit.length > 0),
  )
}
