import { longMoment } from '../../../lib/day.ts'
import { withoutIdentityNumbers } from '../../../lib/nik.ts'
import { zipped } from '../../../lib/zip.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { fileBytes } from '../files/service.ts'
import { notifyUser } from '../notifications/service.ts'
import { settingsOf } from '../settings/service.ts'
import { insertDeletion, keptApplications, keptCertificates } from './deletion-queries.ts'
import type { PersonalHandlers } from './handlers.ts'
import { ownData } from './own-data.ts'
import { accountOf } from './queries.ts'
import { answerDue, deletionObstacle } from './retention-rules.ts'

/** Throws DELETION_BLOCKED with the reason while a person's data have to be kept. */
export async function refuseWhileKept(db: Db, ctx: Context, userId: number, role: string): Promise<void> {
  const [permohonan, sertifikat] = [await keptApplications(db, userId), await keptCertificates(db, userId)]
  const obstacle = deletionObstacle({ role, permohonan, sertifikat }, await settingsOf(db, ctx.today), ctx.today)
  if (obstacle) throw new Problem('DELETION_BLOCKED', { errors: { data: [obstacle] } })
}

const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

export const privacyHandlers = {
  downloadPersonalData: async (ctx) => {
    const { id } = member(ctx)
    const data = await ownData(ctx.db, ctx.keys, id)
    const files = []
    for (const file of data.berkas) {
      const name = `berkas/${file.jenis}-${file.id}.${ENDINGS[file.type] ?? 'bin'}`
      files.push({ name, bytes: await fileBytes(ctx, file.id) })
    }
    const json = Buffer.from(`${JSON.stringify(data, null, 2)}\n`)
    const bytes = zipped([{ name: 'data.json', bytes: json }, ...files], ctx.now)
    return { type: 'application/zip', bytes, filename: `data-diri-${ctx.today}.zip` }
  },

  requestDeletion: (ctx, { alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const { id, role } = member(ctx)
      await refuseWhileKept(db, ctx, id, role)
      const request = { user_id: id, alasan: withoutIdentityNumbers(alasan), created_at: ctx.now }
      const made = await insertDeletion(db, request)
      if (!made) throw new Problem('CHANGE_PENDING')
      const { name, email } = await accountOf(db, id)
      await recordAudit(db, ctx, { action: 'ajukan', noun: 'penghapusan-data', nounId: made.id, label: name })
      const jawab_sebelum = answerDue(ctx.now)
      const link = `${ctx.appUrl}/user/profile`
      const letter = { letter: 'deletionAsked', name, batas: longMoment(jawab_sebelum), link } as const
      await notifyUser(db, ctx, { id, email }, letter, '/user/profile')
      return { id: made.id, created_at: ctx.now, jawab_sebelum }
    }),
} satisfies Partial<PersonalHandlers>
