import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { longMoment } from '../../../../lib/day.ts'
import { limits } from '../../../../limits.ts'
import { own } from '../../../../own-paths.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { requireOwnFiles } from '../../files/service.ts'
import { notifyUser } from '../../notifications/service.ts'
import { identitySchema, validate } from '../completeness-contract.ts'
import type { PersonalDraft } from '../contract.ts'
import { accountById, isIdentityTaken } from '../queries.ts'
import {
  differingFields,
  IDENTITY_FIELD_NAMES,
  type Identity,
  type IdentityField,
  identityTaken,
  identityWords,
} from '../rules.ts'
import { identityIndexes, openChange, sealChange } from '../sealing-service.ts'
import { lockSentData } from '../service.ts'
import type { PersonalHandlers } from '../shared-handlers.ts'
import { circumstances } from '../view.ts'
import { changeRequestsOf, insertChange } from './queries.ts'

const NO_EVIDENCE = 'Unggah bukti perubahan, misalnya KTP yang baru.'
const NOTHING_NEW = 'Isi paling sedikit satu yang berbeda: nama lengkap, NIK atau nomor paspor, atau tanggal lahir.'

/** Returns the changed fields as they would be stored; throws INVALID when nothing changes or a value is wrong. */
function requireChanges(ctx: Context, isi: PersonalDraft, given: Record<IdentityField, string | null>): Identity {
  const fields = IDENTITY_FIELD_NAMES.filter((field) => given[field] !== null)
  const typed = { ...isi, ...Object.fromEntries(fields.map((field) => [field, given[field] ?? ''])) }
  const outcome = validate(identitySchema(typed, circumstances(ctx, []), fields), typed)
  if (outcome.state === 'wrong') throw invalidFields(outcome.errors)
  const changed = differingFields(isi, outcome.isi)
  if (changed.length === 0) throw invalidFields({ nama_lengkap: NOTHING_NEW })
  return Object.fromEntries(changed.map((field) => [field, outcome.isi[field]]))
}

async function requireUniqueIdentity(db: Db, ctx: Context, userId: number, isi: PersonalDraft): Promise<void> {
  if (await isIdentityTaken(db, identityIndexes(ctx.keys, isi), userId)) throw invalidFields(identityTaken(isi))
}

async function requireEvidence(db: Db, userId: number, id: string): Promise<void> {
  const [file] = await requireOwnFiles(db, userId, [id])
  if (file?.jenis !== 'bukti_perubahan') throw invalidFields({ file_id: NO_EVIDENCE })
}

async function notifyOfRequest(db: Db, ctx: Context, userId: number, nounId: number, changed: string): Promise<void> {
  const { id, name, email } = await accountById(db, userId)
  await recordAudit(db, ctx, {
    action: 'ajukan',
    noun: 'perubahan-data',
    nounId,
    label: name,
    after: { isian: changed },
  })
  const batas = longMoment(new Date(ctx.now.getTime() + limits.personalDataAnswerHours * 3_600_000))
  const letter = { letter: 'dataChangeAsked', name, changed, batas, link: `${ctx.appUrl}${own.profile}` } as const
  await notifyUser(db, ctx, { id, email }, letter, own.profile)
}

/** A person's own requests as they are answered, the newest first. */
async function requestsOf(db: Db, ctx: Context, userId: number) {
  const rows = await changeRequestsOf(db, userId)
  return rows.map((row) => {
    const { baru, alasan } = openChange(ctx.keys, row)
    const { nama_lengkap = null, nik = null, no_paspor = null, tanggal_lahir = null } = baru
    return { ...row, nama_lengkap, nik, no_paspor, tanggal_lahir, alasan }
  })
}

export const changeHandlers = {
  listDataChanges: (ctx) => requestsOf(ctx.db, ctx, requireAccount(ctx).id),

  requestDataChange: (ctx, { alasan, file_id, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const { id } = requireAccount(ctx)
      const { isi } = await lockSentData(db, ctx, id)
      const baru = requireChanges(ctx, isi, given)
      await requireUniqueIdentity(db, ctx, id, { ...isi, ...baru })
      await requireEvidence(db, id, file_id)
      const sealed = sealChange(ctx.keys, id, { lama: isi, baru, alasan })
      const made = await insertChange(db, { user_id: id, isi: sealed, file_id, created_at: ctx.now })
      if (made === undefined) throw new Problem('CHANGE_PENDING')
      await notifyOfRequest(db, ctx, id, made, identityWords(baru))
      const [request] = await requestsOf(db, ctx, id)
      if (!request) throw new Problem('RECORD_NOT_FOUND')
      return request
    }),
} satisfies Partial<PersonalHandlers>
