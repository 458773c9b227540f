import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { ownFiles } from '../files/service.ts'
import { notifyUser } from '../notifications/service.ts'
import { changesOf, insertChange } from './change-queries.ts'
import { openChange, sealChange } from './change-request.ts'
import { checked, identityData } from './complete.ts'
import { heldSent } from './contact-handlers.ts'
import type { PersonalDraft } from './contract.ts'
import type { PersonalHandlers } from './handlers.ts'
import { accountOf, isIdentityTaken } from './queries.ts'
import { invalid, taken } from './refusals.ts'
import { differing, IDENTITY_FIELD_NAMES, type Identity, type IdentityField, identityWords } from './rules.ts'
import { identityIndexes } from './sealing.ts'
import { circumstances } from './state.ts'

const NOTHING_NEW = 'Isi paling sedikit satu yang berbeda: nama lengkap, NIK atau nomor paspor, atau tanggal lahir.'

/** What would be otherwise, as it would be kept; refused when nothing would, or when it is not right. */
function wantedChanges(ctx: Context, isi: PersonalDraft, given: Record<IdentityField, string | null>): Identity {
  const fields = IDENTITY_FIELD_NAMES.filter((field) => given[field] !== null)
  const typed = { ...isi, ...Object.fromEntries(fields.map((field) => [field, given[field] ?? ''])) }
  const outcome = checked(identityData(typed, circumstances(ctx, []), fields), typed)
  if (outcome.state === 'wrong') throw invalid(outcome.errors)
  const changed = differing(isi, outcome.isi)
  if (changed.length === 0) throw invalid({ nama_lengkap: [NOTHING_NEW] })
  return Object.fromEntries(changed.map((field) => [field, outcome.isi[field]]))
}

async function refuseTaken(db: Db, ctx: Context, userId: number, isi: PersonalDraft): Promise<void> {
  if (await isIdentityTaken(db, identityIndexes(ctx.keys, isi), userId)) throw invalid(taken(isi))
}

async function evidence(db: Db, userId: number, id: string): Promise<string> {
  const [file] = await ownFiles(db, userId, [id])
  if (file?.jenis !== 'bukti_perubahan') throw invalid({ bukti: ['Unggah bukti perubahan, misalnya KTP yang baru.'] })
  return file.id
}

async function tellOfRequest(db: Db, ctx: Context, userId: number, nounId: number, apa: string): Promise<void> {
  const { id, name, email } = await accountOf(db, userId)
  await recordAudit(db, ctx, { action: 'ajukan', noun: 'perubahan-data', nounId, label: name, after: { isian: apa } })
  const letter = { letter: 'dataChangeAsked', name, apa, link: `${ctx.appUrl}/user/profile` } as const
  await notifyUser(db, ctx, { id, email }, letter, '/user/profile')
}

/** A person's own requests as they are answered, the newest first. */
async function requestsOf(db: Db, ctx: Context, userId: number) {
  const rows = await changesOf(db, userId)
  return rows.map((row) => {
    const { baru, alasan } = openChange(ctx.keys, row)
    const { nama_lengkap = null, nik = null, no_paspor = null, tanggal_lahir = null } = baru
    return { ...row, nama_lengkap, nik, no_paspor, tanggal_lahir, alasan }
  })
}

export const changeHandlers = {
  listDataChanges: (ctx) => requestsOf(ctx.db, ctx, member(ctx).id),

  requestDataChange: (ctx, { alasan, bukti, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const { id } = member(ctx)
      const { isi } = await heldSent(db, ctx, id)
      const baru = wantedChanges(ctx, isi, given)
      await refuseTaken(db, ctx, id, { ...isi, ...baru })
      const file_id = await evidence(db, id, bukti)
      const sealed = sealChange(ctx.keys, id, { lama: isi, baru, alasan })
      const made = await insertChange(db, { user_id: id, isi: sealed, file_id, created_at: ctx.now })
      if (made === undefined) throw new Problem('CHANGE_PENDING')
      await tellOfRequest(db, ctx, id, made, identityWords(baru))
      const [request] = await requestsOf(db, ctx, id)
      if (!request) throw new Problem('RECORD_NOT_FOUND')
      return request
    }),
} satisfies Partial<PersonalHandlers>
