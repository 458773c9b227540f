import { sql } from 'kysely'
import { sendMail } from '../../../../documents/mail/mail.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireSession } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { own } from '../../../../own-paths.ts'
import { Problem } from '../../../../problems.ts'
import { notifyUser } from '../../../platform/notifications/service.ts'
import { lockAccount } from '../../../platform/personal-data/service.ts'
import { dataOfficerWords } from '../../../platform/settings/officer-service.ts'
import { erasePerson } from '../deletion/erasure-service.ts'
import { DELETIONS, decideDeletion, lockDeletion } from '../deletion/queries.ts'
import { answerDue } from '../deletion/retention-rules.ts'
import { requireDeletable } from '../deletion/retention-service.ts'
import type { deletionOfficeCalls } from './deletion-contract.ts'

type Person = Awaited<ReturnType<typeof lockAccount>>

/** The last letter goes to the address that is forgotten at the same moment. */
async function grantDeletion(db: Db, ctx: Context, person: Person): Promise<void> {
  await requireDeletable(db, ctx, person.id, person.role)
  await sendMail(db, ctx, { letter: 'deletionDone', to: person.email, name: person.name, link: ctx.appUrl })
  await erasePerson(db, ctx, person.id)
}

async function refuseDeletion(db: Db, ctx: Context, person: Person, alasan: string): Promise<void> {
  const pejabat = await dataOfficerWords(db, ctx.today)
  const link = `${ctx.appUrl}${own.profile}`
  const letter = { letter: 'deletionRefused', name: person.name, alasan, link, pejabat } as const
  await notifyUser(db, ctx, person, letter, own.profile)
}

export const deletionOfficeHandlers: Handlers<typeof deletionOfficeCalls, Context> = {
  listDeletion: async (ctx, { status, order = 'desc', ...given }) => {
    const conditions = status === undefined ? [] : [sql`r.status = ${status}`]
    const { data, ...counts } = await officeListPage(
      ctx.db,
      { rows: DELETIONS, search: true, conditions, order },
      given,
    )
    return { data: data.map((row) => ({ ...row, answer_due: answerDue(row.created_at) })), ...counts }
  },

  decideDeletion: (ctx, { id, version, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const catatan = given.catatan && withoutIdentityNumbers(given.catatan)
      const request = await lockDeletion(db, id)
      if (!request) throw new Problem('RECORD_NOT_FOUND')
      if (request.version !== version || request.status !== 'diajukan') throw new Problem('STALE')
      const person = await lockAccount(db, request.user_id)
      if (given.setuju) await grantDeletion(db, ctx, person)
      else await refuseDeletion(db, ctx, person, catatan ?? '')
      const decided_by = requireSession(ctx).account.id
      const status = given.setuju ? 'selesai' : 'ditolak'
      await decideDeletion(db, id, { status, catatan, decided_at: ctx.now, decided_by })
      const change = { action: given.setuju ? 'hapus' : 'tolak', noun: 'penghapusan-data', nounId: id }
      await recordAudit(db, ctx, { ...change, label: `Permintaan nomor ${id}`, after: { catatan } })
      return undefined
    }),
}
