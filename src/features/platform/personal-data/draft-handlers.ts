import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { claimCertificates } from '../../certification/certificates/service.ts'
import { ownFiles } from '../files/service.ts'
import { notifyUser } from '../notifications/service.ts'
import { checked, completeData } from './complete.ts'
import type { PersonalDraft } from './contract.ts'
import type { PersonalHandlers } from './handlers.ts'
import {
  accountOf,
  insertDraft,
  isIdentityTaken,
  nameFiles,
  type PersonalRow,
  personalRow,
  putPersonal,
} from './queries.ts'
import { taken, whenTaken } from './refusals.ts'
import { identityIndexes, sealPersonal } from './sealing.ts'
import { fileIdsIn, keepSent } from './service.ts'
import { circumstances, stateOf } from './state.ts'

/** The draft that a tab saw, held; undefined before the first one was saved. */
async function heldDraft(db: Db, userId: number, version: number): Promise<PersonalRow | undefined> {
  const row = await personalRow(db, userId, true)
  if (row?.submitted_at) throw new Problem('DATA_SUBMITTED')
  if ((row?.version ?? 0) !== version) throw new Problem('STALE')
  return row
}

const incomplete = (errors: Record<string, string[]>): Problem => new Problem('DATA_INCOMPLETE', { errors })

/** A draft as it is kept once sent; refused with a sentence for each field that stands against it. */
async function complete(db: Db, ctx: Context, userId: number, isi: PersonalDraft): Promise<PersonalDraft> {
  const files = await ownFiles(db, userId, fileIdsIn(isi))
  const outcome = checked(completeData(isi, circumstances(ctx, files)), isi)
  if (outcome.state === 'wrong') throw incomplete(outcome.errors)
  // Not told while a draft is written: nobody shall find out numbers by trying.
  if (await isIdentityTaken(db, identityIndexes(ctx.keys, outcome.isi), userId)) throw incomplete(taken(outcome.isi))
  return outcome.isi
}

export const draftHandlers = {
  getPersonalData: (ctx) => stateOf(ctx.db, ctx, member(ctx).id),

  savePersonalData: (ctx, { isi, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id } = member(ctx)
      const row = await heldDraft(db, id, version)
      const files = await ownFiles(db, id, fileIdsIn(isi))
      const sealed = sealPersonal(ctx.keys, id, isi)
      if (row) await putPersonal(db, id, { isi: sealed }, ctx.now)
      else if (!(await insertDraft(db, id, sealed, ctx.now))) throw new Problem('STALE')
      await nameFiles(
        db,
        id,
        files.map((file) => file.id),
      )
      return stateOf(db, ctx, id)
    }),

  submitPersonalData: (ctx, { version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id } = member(ctx)
      await heldDraft(db, id, version)
      const draft = await stateOf(db, ctx, id)
      const isi = await complete(db, ctx, id, draft.isi)
      await keepSent(db, ctx, id, isi).catch(whenTaken(incomplete(taken(isi))))
      await claimCertificates(db, ctx, id)
      const { name, email } = await accountOf(db, id)
      await recordAudit(db, ctx, { action: 'kirim', noun: 'data-diri', nounId: id, label: name })
      const link = `${ctx.appUrl}/user/sertifikasi`
      await notifyUser(db, ctx, { id, email }, { letter: 'dataComplete', name, link }, '/user/sertifikasi')
      return stateOf(db, ctx, id)
    }),
} satisfies Partial<PersonalHandlers>
