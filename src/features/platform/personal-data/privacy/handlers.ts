import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { longMoment } from '../../../../lib/day.ts'
import { zipParts } from '../../../../lib/files/zip.ts'
import { withoutIdentityNumbers } from '../../../../lib/people/nik.ts'
import { own } from '../../../../own-paths.ts'
import { PROBLEMS, Problem } from '../../../../problems.ts'
import { openPrivateFile } from '../../files/service.ts'
import { notifyUser } from '../../notifications/service.ts'
import { deletionWaits, insertDeletion } from '../deletion/queries.ts'
import { answerDue } from '../deletion/retention-rules.ts'
import { deletionObstacleOf, requireDeletable } from '../deletion/retention-service.ts'
import { accountById } from '../queries.ts'
import type { PersonalHandlers } from '../shared-handlers.ts'
import { ownData } from './own-data-view.ts'

const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Yields the data about a person as the files of an archive, each opened when its turn comes. */
async function* ownEntries(ctx: Context, data: Awaited<ReturnType<typeof ownData>>) {
  yield { name: 'data.json', bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) }
  for (const { id, jenis, type } of data.berkas) {
    const bytes = await openPrivateFile(ctx, id).catch(refuseUnlessErased)
    if (bytes) yield { name: `berkas/${jenis}-${id}.${ENDINGS[type] ?? 'bin'}`, bytes }
  }
}

/** One that was erased since the list was made is left out. */
function refuseUnlessErased(error: unknown): undefined {
  if (!(error instanceof Problem) || error.code !== 'FILE_NOT_FOUND') throw error
}

export const privacyHandlers = {
  downloadPersonalData: async (ctx) => {
    const { id } = requireAccount(ctx)
    const data = await ownData(ctx.db, ctx.keys, id)
    const bytes = zipParts(ownEntries(ctx, data), ctx.now)
    return { type: 'application/zip', bytes, filename: `data-diri-${ctx.today}.zip` }
  },

  getDeletionObstacle: async (ctx) => {
    const { id, role } = requireAccount(ctx)
    if (await deletionWaits(ctx.db, id)) return { halangan: PROBLEMS.CHANGE_PENDING.message }
    return { halangan: (await deletionObstacleOf(ctx.db, ctx, id, role)) ?? null }
  },

  requestDeletion: (ctx, { alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const { id, role } = requireAccount(ctx)
      await requireDeletable(db, ctx, id, role)
      const request = { user_id: id, alasan: withoutIdentityNumbers(alasan), created_at: ctx.now }
      const made = await insertDeletion(db, request)
      if (!made) throw new Problem('CHANGE_PENDING')
      const { name, email } = await accountById(db, id)
      await recordAudit(db, ctx, { action: 'ajukan', noun: 'penghapusan-data', nounId: made.id, label: name })
      const answer_due = answerDue(ctx.now)
      const link = `${ctx.appUrl}${own.profile}`
      const letter = { letter: 'deletionAsked', name, batas: longMoment(answer_due), link } as const
      await notifyUser(db, ctx, { id, email }, letter, own.profile)
      return { id: made.id, created_at: ctx.now, answer_due }
    }),
} satisfies Partial<PersonalHandlers>
