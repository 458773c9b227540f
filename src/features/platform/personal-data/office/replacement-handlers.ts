import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireSession } from '../../../../ground/sessions/session.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { own } from '../../../../own-paths.ts'
import { Problem } from '../../../../problems.ts'
import { FILE_KINDS } from '../../files/rules.ts'
import { filesById, recordPersonalRead } from '../../files/service.ts'
import { notifyUser } from '../../notifications/service.ts'
import {
  decideReplacement,
  lockReplacement,
  REPLACEMENTS,
  type ReplacementRow,
  replacementById,
  shownReplacement,
} from '../changes/replacement-queries.ts'
import { DOCUMENT_FIELDS, provableData } from '../changes/replacement-rules.ts'
import { accountById, lockPersonalRow } from '../queries.ts'
import { keepDocuments, lockSentData, personalDataOf } from '../service.ts'
import type { PersonalOfficeHandlers } from './shared-handlers.ts'

const NOUN = 'dokumen-diganti'

/** A replacement that waits, locked. The person's data are locked first, as they are when one is made. */
async function lockWaitingReplacement(db: Db, id: number, version: number): Promise<ReplacementRow> {
  const seen = await replacementById(db, id)
  if (!seen) throw new Problem('RECORD_NOT_FOUND')
  await lockPersonalRow(db, seen.user_id)
  const made = await lockReplacement(db, id)
  if (!made) throw new Problem('RECORD_NOT_FOUND')
  if (made.version !== version || made.status !== 'diajukan') throw new Problem('STALE')
  return made
}

/** The file before takes its place again. */
async function restoreDocument(db: Db, ctx: Context, { user_id, jenis, replaced_file_id }: ReplacementRow) {
  const { isi } = await lockSentData(db, ctx, user_id)
  await keepDocuments(db, ctx, user_id, { ...isi, [DOCUMENT_FIELDS[jenis]]: replaced_file_id ?? '' })
}

/** `catatan`: why the document was found wrong; null when it was found right. */
async function notifyOfDecision(db: Db, ctx: Context, made: ReplacementRow, catatan: string | null): Promise<void> {
  const { id, name, email } = await accountById(db, made.user_id)
  const action = catatan === null ? 'setujui' : 'tolak'
  const after = { jenis: made.jenis, catatan }
  await recordAudit(db, ctx, { action, noun: NOUN, nounId: made.id, label: name, after })
  const facts = { name, dokumen: FILE_KINDS[made.jenis], link: `${ctx.appUrl}${own.profileDocuments}` }
  const letter =
    catatan === null
      ? ({ letter: 'documentAccepted', ...facts } as const)
      : ({ letter: 'documentRefused', ...facts, alasan: catatan } as const)
  await notifyUser(db, ctx, { id, email }, letter, own.profileDocuments)
}

export const officeReplacementHandlers = {
  listDocumentReplacement: async (ctx, { status, jenis, order = 'desc', ...given }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(jenis === undefined ? [] : [sql`r.jenis = ${jenis}`]),
    ]
    return officeListPage(ctx.db, { rows: REPLACEMENTS, search: true, conditions, order }, given)
  },

  getDocumentReplacement: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const [made, shown] = [await replacementById(db, id), await shownReplacement(db, id)]
      if (!made || !shown) throw new Problem('RECORD_NOT_FOUND')
      const { user_id, file_id, replaced_file_id, alasan } = made
      const files = await filesById(db, [file_id, replaced_file_id ?? ''])
      await recordAudit(db, ctx, { action: 'buka', noun: NOUN, nounId: id, label: shown.nama })
      await recordPersonalRead(db, ctx, { isi: 'perubahan_data', owner_id: user_id, perihal: `Dokumen diganti ${id}` })
      const fileOf = (wanted: string | null) => files.find((file) => file.id === wanted) ?? null
      const isi = await personalDataOf(db, ctx.keys, user_id)
      const data_diri = isi ? provableData(made.jenis, isi) : []
      return { ...shown, alasan, data_diri, berkas: fileOf(file_id), berkas_lama: fileOf(replaced_file_id) }
    }),

  decideDocumentReplacement: (ctx, { id, version, setuju, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const catatan = setuju ? null : given.catatan && withoutIdentityNumbers(given.catatan)
      const made = await lockWaitingReplacement(db, id, version)
      if (!setuju) await restoreDocument(db, ctx, made)
      const decided_by = requireSession(ctx).account.id
      const status = setuju ? 'sesuai' : 'tidak_sesuai'
      await decideReplacement(db, id, { status, catatan, decided_at: ctx.now, decided_by })
      await notifyOfDecision(db, ctx, made, catatan)
      const shown = await shownReplacement(db, id)
      if (!shown) throw new Problem('RECORD_NOT_FOUND')
      return shown
    }),
} satisfies Partial<PersonalOfficeHandlers>
