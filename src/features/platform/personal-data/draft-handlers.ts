import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { to } from '../../../paths.ts'
import { Problem } from '../../../problems.ts'
import { completePersonalData } from '../../../processes/records/complete-personal-data.ts'
import { requireOwnFiles } from '../files/service.ts'
import { notifyUser } from '../notifications/service.ts'
import { completeSchema, validate } from './completeness-contract.ts'
import type { PersonalDraft } from './contract.ts'
import {
  accountById,
  insertDraft,
  isIdentityTaken,
  lockPersonalRow,
  type PersonalRow,
  replaceNamedFiles,
  updatePersonal,
} from './queries.ts'
import { identityTaken } from './rules.ts'
import { identityIndexes, openPersonal, sealPersonal } from './sealing-service.ts'
import { fileIdsIn } from './service.ts'
import type { PersonalHandlers } from './shared-handlers.ts'
import { circumstances, personalState } from './view.ts'

/** The draft, locked; undefined before the first one was saved. */
async function lockDraft(db: Db, userId: number): Promise<PersonalRow | undefined> {
  const row = await lockPersonalRow(db, userId)
  if (row?.submitted_at) throw new Problem('DATA_SUBMITTED')
  return row
}

function requireSeen(row: PersonalRow | undefined, version: number): void {
  if ((row?.version ?? 0) !== version) throw new Problem('STALE')
}

const incomplete = (errors: Record<string, string[]>): Problem => new Problem('DATA_INCOMPLETE', { errors })

/** A draft as it is kept once sent; refused with a sentence for each field that stands against it. */
async function requireComplete(db: Db, ctx: Context, userId: number, isi: PersonalDraft): Promise<PersonalDraft> {
  const files = await requireOwnFiles(db, userId, fileIdsIn(isi))
  const outcome = validate(completeSchema(isi, circumstances(ctx, files)), isi)
  if (outcome.state === 'wrong') throw incomplete(outcome.errors)
  // Not said while a draft is being written, so that nobody finds out numbers by trying.
  const isTaken = await isIdentityTaken(db, identityIndexes(ctx.keys, outcome.isi), userId)
  if (isTaken) throw incomplete(identityTaken(outcome.isi))
  return outcome.isi
}

export const draftHandlers = {
  getPersonalData: (ctx) => personalState(ctx.db, ctx, requireAccount(ctx).id),

  savePersonalData: (ctx, { isi, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id } = requireAccount(ctx)
      const row = await lockDraft(db, id)
      // What is saved already needs no new version, nor the newest: the answer to that save may have been lost.
      if (row && isDeepStrictEqual(openPersonal(ctx.keys, id, row.isi), isi)) return personalState(db, ctx, id)
      requireSeen(row, version)
      const files = await requireOwnFiles(db, id, fileIdsIn(isi))
      const sealed = sealPersonal(ctx.keys, id, isi)
      if (row) await updatePersonal(db, id, { isi: sealed }, ctx.now)
      else if (!(await insertDraft(db, id, sealed, ctx.now))) throw new Problem('STALE')
      await replaceNamedFiles(
        db,
        id,
        files.map((file) => file.id),
      )
      return personalState(db, ctx, id)
    }),

  submitPersonalData: (ctx, { version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id } = requireAccount(ctx)
      requireSeen(await lockDraft(db, id), version)
      const draft = await personalState(db, ctx, id)
      const isi = await requireComplete(db, ctx, id, draft.isi)
      await completePersonalData(db, ctx, id, isi)
      const { name, email } = await accountById(db, id)
      await recordAudit(db, ctx, { action: 'kirim', noun: 'data-diri', nounId: id, label: name })
      const link = `${ctx.appUrl}${to.certifications}`
      await notifyUser(db, ctx, { id, email }, { letter: 'dataComplete', name, link }, to.certifications)
      return personalState(db, ctx, id)
    }),
} satisfies Partial<PersonalHandlers>
