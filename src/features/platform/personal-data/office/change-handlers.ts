import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction, isUniqueViolation } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireSession } from '../../../../ground/sessions/session.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { own } from '../../../../own-paths.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { askReprintsOfName, papersWithOtherName } from '../../../../processes/certificates/ask-reprints.ts'
import { claimEarlierRecords } from '../../../../processes/records/claim-earlier-records.ts'
import { filesById, recordPersonalRead } from '../../files/service.ts'
import { notifyUser } from '../../notifications/service.ts'
import {
  CHANGES,
  type ChangeRow,
  changeById,
  decideChange,
  lockChange,
  markPapersCompared,
  renameAccountNamed,
  shownChange,
} from '../changes/queries.ts'
import { accountById, isIdentityTaken, lockPersonalRow, updatePersonal } from '../queries.ts'
import { differingFields, IDENTITY_FIELDS, identityTaken, identityWords } from '../rules.ts'
import { type ChangeContent, identityIndexes, openChange, sealPersonal } from '../sealing-service.ts'
import { lockSentData } from '../service.ts'
import type { PersonalOfficeHandlers } from './shared-handlers.ts'

const NOUN = 'perubahan-data'

/** A request that waits, locked. The person's data are locked first, as they are when one is made. */
async function lockWaitingChange(db: Db, id: number, version: number): Promise<ChangeRow> {
  const seen = await changeById(db, id)
  if (!seen) throw new Problem('RECORD_NOT_FOUND')
  await lockPersonalRow(db, seen.user_id)
  const request = await lockChange(db, id)
  if (!request) throw new Problem('RECORD_NOT_FOUND')
  if (request.version !== version || request.status !== 'diajukan') throw new Problem('STALE')
  return request
}

/** Puts the wanted values in the place of the present ones. */
async function applyChange(db: Db, ctx: Context, { id, user_id }: ChangeRow, { baru }: ChangeContent): Promise<void> {
  const { isi } = await lockSentData(db, ctx, user_id)
  const after = { ...isi, ...baru }
  const indexes = identityIndexes(ctx.keys, after)
  const refusal = invalidFields(identityTaken(after))
  if (await isIdentityTaken(db, indexes, user_id)) throw refusal
  const written = { isi: sealPersonal(ctx.keys, user_id, after), identity_index: indexes[0] }
  await updatePersonal(db, user_id, written, ctx.now).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refusal : error
  })
  await renameAccountNamed(db, user_id, isi.nama_lengkap, after.nama_lengkap)
  if (after.nama_lengkap !== isi.nama_lengkap) await askReprintsOfName(db, ctx, user_id)
  await markPapersCompared(db, id, ctx.now)
  await claimEarlierRecords(db, ctx, user_id)
}

interface Decided {
  request: ChangeRow
  content: ChangeContent
  /** Why it was refused; null when it was approved. */
  alasan: string | null
}

async function notifyOfDecision(db: Db, ctx: Context, { request, content, alasan }: Decided): Promise<void> {
  const { id, name, email } = await accountById(db, request.user_id)
  const changed = identityWords(content.baru)
  const action = alasan === null ? 'setujui' : 'tolak'
  await recordAudit(db, ctx, { action, noun: NOUN, nounId: request.id, label: name, after: { isian: changed, alasan } })
  const facts = { name, changed, link: `${ctx.appUrl}${own.profile}` }
  const letter =
    alasan === null
      ? ({ letter: 'dataChangeApproved', ...facts } as const)
      : ({ letter: 'dataChangeRefused', ...facts, alasan } as const)
  await notifyUser(db, ctx, { id, email }, letter, own.profile)
}

export const officeChangeHandlers = {
  listDataChange: async (ctx, { status, order = 'desc', ...given }) => {
    const conditions = status === undefined ? [] : [sql`r.status = ${status}`]
    return officeListPage(ctx.db, { rows: CHANGES, search: true, conditions, order }, given)
  },

  getDataChange: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const [request, shown] = [await changeById(db, id), await shownChange(db, id)]
      if (!request || !shown) throw new Problem('RECORD_NOT_FOUND')
      const content = openChange(ctx.keys, request)
      const { lama, baru, alasan } = content
      const perubahan = differingFields(lama, baru).map((field) => ({
        isian: IDENTITY_FIELDS[field],
        lama: lama[field],
        baru: baru[field] ?? '',
      }))
      await recordAudit(db, ctx, { action: 'buka', noun: NOUN, nounId: id, label: shown.nama })
      const about = { owner_id: request.user_id, perihal: `Perubahan data ${id}` }
      await recordPersonalRead(db, ctx, { isi: 'perubahan_data', ...about })
      const isRenamed = request.status === 'disetujui' && baru.nama_lengkap !== undefined
      const sertifikat = isRenamed ? await papersWithOtherName(db, ctx, request.user_id) : []
      const [berkas = null] = await filesById(db, [request.file_id])
      return { ...shown, alasan, berkas, perubahan, sertifikat }
    }),

  decideDataChange: (ctx, { id, version, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const catatan = given.catatan && withoutIdentityNumbers(given.catatan)
      const request = await lockWaitingChange(db, id, version)
      const content = openChange(ctx.keys, request)
      if (given.setuju) await applyChange(db, ctx, request, content)
      const status = given.setuju ? 'disetujui' : 'ditolak'
      const decided_by = requireSession(ctx).account.id
      await decideChange(db, id, { status, catatan, decided_at: ctx.now, decided_by })
      await notifyOfDecision(db, ctx, { request, content, alasan: given.setuju ? null : catatan })
      const shown = await shownChange(db, id)
      if (!shown) throw new Problem('RECORD_NOT_FOUND')
      return shown
    }),
} satisfies Partial<PersonalOfficeHandlers>
