import { sql } from 'kysely'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { signedIn } from '../../../server/http/session.ts'
import { listed } from '../../../server/office/list.ts'
import { notifyUser } from '../notifications/service.ts'
import {
  CHANGES,
  type ChangeRow,
  certificatesWithoutName,
  changeById,
  decideChange,
  renameWhenSame,
  type ShownChange,
  shownChange,
} from './change-queries.ts'
import { type ChangeContent, openChange } from './change-request.ts'
import { heldSent } from './contact-handlers.ts'
import type { PersonalOfficeHandlers } from './office-handlers.ts'
import { accountOf, isIdentityTaken, personalRow, putPersonal } from './queries.ts'
import { invalid, reasonOf, taken, whenTaken } from './refusals.ts'
import { differing, IDENTITY_FIELDS, identityWords } from './rules.ts'
import { identityIndexes, sealPersonal } from './sealing.ts'

const NOUN = 'perubahan-data'

/** A request that waits, held. The person's data are held first, as they are when one is made. */
async function heldChange(db: Db, id: number, version: number): Promise<ChangeRow> {
  const seen = await changeById(db, id)
  if (!seen) throw new Problem('RECORD_NOT_FOUND')
  await personalRow(db, seen.user_id, true)
  const request = await changeById(db, id, true)
  if (!request) throw new Problem('RECORD_NOT_FOUND')
  if (request.version !== version || request.status !== 'diajukan') throw new Problem('STALE')
  return request
}

/** Puts the wanted values in the place of the present ones. */
async function applyChange(db: Db, ctx: Context, { user_id }: ChangeRow, { baru }: ChangeContent): Promise<void> {
  const { isi } = await heldSent(db, ctx, user_id)
  const after = { ...isi, ...baru }
  const indexes = identityIndexes(ctx.keys, after)
  const refusal = invalid(taken(after))
  if (await isIdentityTaken(db, indexes, user_id)) throw refusal
  const written = { isi: sealPersonal(ctx.keys, user_id, after), identity_index: indexes[0] }
  await putPersonal(db, user_id, written, ctx.now).catch(whenTaken(refusal))
  await renameWhenSame(db, user_id, isi.nama_lengkap, after.nama_lengkap)
}

interface Decided {
  request: ChangeRow
  content: ChangeContent
  /** Why it was refused; null when it was approved. */
  alasan: string | null
}

async function tellOfDecision(db: Db, ctx: Context, { request, content, alasan }: Decided): Promise<void> {
  const { id, name, email } = await accountOf(db, request.user_id)
  const apa = identityWords(content.baru)
  const action = alasan === null ? 'setujui' : 'tolak'
  await recordAudit(db, ctx, { action, noun: NOUN, nounId: request.id, label: name, after: { isian: apa, alasan } })
  const told = { name, apa, link: `${ctx.appUrl}/user/profile` }
  const letter =
    alasan === null
      ? ({ letter: 'dataChangeApproved', ...told } as const)
      : ({ letter: 'dataChangeRefused', ...told, alasan } as const)
  await notifyUser(db, ctx, { id, email }, letter, '/user/profile')
}

export const officeChangeHandlers = {
  listDataChange: async (ctx, { status, order = 'desc', ...given }) => {
    const conditions = status === undefined ? [] : [sql`r.status = ${status}`]
    const found = await listed(ctx.db, { rows: CHANGES, search: true, conditions, order }, given)
    return { data: found.data as unknown as ShownChange[], total: found.total, page: given.page }
  },

  getDataChange: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const [request, shown] = [await changeById(db, id), await shownChange(db, id)]
      if (!request || !shown) throw new Problem('RECORD_NOT_FOUND')
      const content = openChange(ctx.keys, request)
      const { lama, baru, alasan } = content
      const perubahan = differing(lama, baru).map((field) => ({
        isian: IDENTITY_FIELDS[field],
        lama: lama[field],
        baru: baru[field] ?? '',
      }))
      await recordAudit(db, ctx, { action: 'buka', noun: NOUN, nounId: id, label: shown.nama })
      const renamed = request.status === 'disetujui' ? baru.nama_lengkap : undefined
      const sertifikat = renamed === undefined ? [] : await certificatesWithoutName(db, request.user_id, renamed)
      return { ...shown, alasan, bukti: request.file_id, perubahan, sertifikat }
    }),

  decideDataChange: (ctx, { id, version, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const catatan = reasonOf(given)
      const request = await heldChange(db, id, version)
      const content = openChange(ctx.keys, request)
      if (given.setuju) await applyChange(db, ctx, request, content)
      const status = given.setuju ? 'disetujui' : 'ditolak'
      const decided_by = signedIn(ctx).account.id
      await decideChange(db, id, { status, catatan, decided_at: ctx.now, decided_by })
      await tellOfDecision(db, ctx, { request, content, alasan: given.setuju ? null : catatan })
      const shown = await shownChange(db, id)
      if (!shown) throw new Problem('RECORD_NOT_FOUND')
      return shown
    }),
} satisfies Partial<PersonalOfficeHandlers>
