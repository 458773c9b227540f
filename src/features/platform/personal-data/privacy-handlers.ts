import { longMoment } from '../../../lib/day.ts'
import { withoutIdentityNumbers } from '../../../lib/nik.ts'
import { zipArchive } from '../../../lib/zip.ts'
import { own } from '../../../own-paths.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import { inTransaction } from '../../../server/database/db.ts'
import { requireAccount } from '../../../server/http/session.ts'
import { openPrivateFile } from '../files/service.ts'
import { notifyUser } from '../notifications/service.ts'
import { insertDeletion } from './deletion-queries.ts'
import type { PersonalHandlers } from './handlers.ts'
import { ownData } from './own-data-view.ts'
import { accountById } from './queries.ts'
import { answerDue } from './retention-rules.ts'
import { requireDeletable } from './retention-service.ts'

const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

export const privacyHandlers = {
  downloadPersonalData: async (ctx) => {
    const { id } = requireAccount(ctx)
    const data = await ownData(ctx.db, ctx.keys, id)
    const files = []
    for (const file of data.berkas) {
      const name = `berkas/${file.jenis}-${file.id}.${ENDINGS[file.type] ?? 'bin'}`
      files.push({ name, bytes: await openPrivateFile(ctx, file.id) })
    }
    const json = Buffer.from(`${JSON.stringify(data, null, 2)}\n`)
    const bytes = zipArchive([{ name: 'data.json', bytes: json }, ...files], ctx.now)
    return { type: 'application/zip', bytes, filename: `data-diri-${ctx.today}.zip` }
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
