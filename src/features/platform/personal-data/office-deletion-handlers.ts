import { sql } from 'kysely'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { signedIn } from '../../../server/http/session.ts'
import { sendMail } from '../../../server/mail/mail.ts'
import { listed } from '../../../server/office/list.ts'
import { notifyUser } from '../notifications/service.ts'
import { DELETIONS, decideDeletion, deletionById, type ShownDeletion } from './deletion-queries.ts'
import { erasePerson } from './erasure.ts'
import type { PersonalOfficeHandlers } from './office-handlers.ts'
import { refuseWhileKept } from './privacy-handlers.ts'
import { accountOf } from './queries.ts'
import { reasonOf } from './refusals.ts'
import { answerDue } from './retention-rules.ts'

type Person = Awaited<ReturnType<typeof accountOf>>

/** The last letter goes to the address that is forgotten in the same moment. */
async function erase(db: Db, ctx: Context, person: Person): Promise<void> {
  await refuseWhileKept(db, ctx, person.id, person.role)
  await sendMail(db, ctx, { letter: 'deletionDone', to: person.email, name: person.name, link: ctx.appUrl })
  await erasePerson(db, ctx, person.id)
}

const refuse = (db: Db, ctx: Context, person: Person, alasan: string): Promise<void> => {
  const letter = { letter: 'deletionRefused', name: person.name, alasan, link: `${ctx.appUrl}/user/profile` } as const
  return notifyUser(db, ctx, person, letter, '/user/profile')
}

export const officeDeletionHandlers = {
  listDeletion: async (ctx, { status, order = 'desc', ...given }) => {
    const conditions = status === undefined ? [] : [sql`r.status = ${status}`]
    const found = await listed(ctx.db, { rows: DELETIONS, search: true, conditions, order }, given)
    const rows = found.data as unknown as ShownDeletion[]
    const data = rows.map((row) => ({ ...row, jawab_sebelum: answerDue(row.created_at) }))
    return { data, total: found.total, page: given.page }
  },

  decideDeletion: (ctx, { id, version, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const catatan = reasonOf(given)
      const request = await deletionById(db, id)
      if (!request) throw new Problem('RECORD_NOT_FOUND')
      if (request.version !== version || request.status !== 'diajukan') throw new Problem('STALE')
      const person = await accountOf(db, request.user_id, true)
      if (given.setuju) await erase(db, ctx, person)
      else await refuse(db, ctx, person, catatan ?? '')
      const decided_by = signedIn(ctx).account.id
      const status = given.setuju ? 'selesai' : 'ditolak'
      await decideDeletion(db, id, { status, catatan, decided_at: ctx.now, decided_by })
      const change = { action: given.setuju ? 'hapus' : 'tolak', noun: 'penghapusan-data', nounId: id }
      await recordAudit(db, ctx, { ...change, label: `Permintaan nomor ${id}`, after: { catatan } })
      return undefined
    }),
} satisfies Partial<PersonalOfficeHandlers>
