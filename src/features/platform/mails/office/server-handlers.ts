import { randomUUID } from 'node:crypto'
import { mailFault, sendThroughServer } from '../../../../documents/mail/smtp.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount, requireConfirmedPassword } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { countsAtOnce, openChangeOf } from '../../pending-changes/service.ts'
import { type MailServerForm, weighMailServer } from '../server-rules.ts'
import { mailServerRow, serverRefusalsOf, typedMailServer, writeMailServer } from '../service.ts'
import type { mailServerOfficeCalls } from './server-contract.ts'

async function mailServerRecord(db: Db, ctx: Context) {
  const { password_sealed, ...row } = await mailServerRow(db)
  const tertunda = await openChangeOf(db, 'server_surat', 1)
  return { ...row, has_password: password_sealed !== null, dari_lingkungan: ctx.mailByEnvironment, tertunda }
}

async function refuseUnfit(ctx: Context, form: MailServerForm): Promise<void> {
  const refusals = await serverRefusalsOf(ctx, form, await mailServerRow(ctx.db), true)
  if (Object.keys(refusals).length > 0) throw invalidFields(refusals)
}

export const mailServerOfficeHandlers: Handlers<typeof mailServerOfficeCalls, Context> = {
  getMailServer: (ctx) => mailServerRecord(ctx.db, ctx),

  updateMailServer: async (ctx, { version, ...form }) => {
    await refuseUnfit(ctx, form)
    return inTransaction(ctx.db, async (db) => {
      const stale = async () => new Problem('STALE', { told: { current: await mailServerRecord(db, ctx) } })
      const row = await mailServerRow(db)
      if (row.version !== version) throw await stale()
      // Letters open accounts: who names the server that reads them shows once more who they are.
      requireConfirmedPassword(ctx)
      const change = {
        rule: 'server_surat',
        record_id: 1,
        version,
        weighed: weighMailServer(row, form),
        isi: form,
      } as const
      if ((await countsAtOnce(db, ctx, change)) && !(await writeMailServer(db, ctx, row, form))) throw await stale()
      return mailServerRecord(db, ctx)
    })
  },

  testMailServer: async (ctx, form) => {
    if (form.server === '') throw invalidFields({ server: 'Tulis nama server, misalnya smtp.contoh.co.id.' })
    await refuseUnfit(ctx, form)
    requireConfirmedPassword(ctx)
    const { email } = requireAccount(ctx)
    const host = new URL(ctx.appUrl).hostname
    const words = `Surat percobaan dari ${ctx.appUrl}. Bila Anda membacanya, server surat ini mengirim surat portal.`
    const { email_pengirim } = await ctx.db
      .selectFrom('site_content')
      .select('email_pengirim')
      .executeTakeFirstOrThrow()
    const message = {
      ...{ to: email, from: email_pengirim || `no-reply@${host}`, subject: `Surat percobaan dari ${host}` },
      ...{ text: `${words}\n`, html: `<!doctype html><html lang="id"><p>${words}</p></html>` },
      messageId: `<${randomUUID()}@${host}>`,
    }
    const server = await typedMailServer(ctx.db, ctx.keys, form)
    const answer = await sendThroughServer(server, ctx.outbound, message).then(
      () => ({
        terkirim: true,
        keterangan: `Server surat menerima surat percobaan untuk ${email}. Periksa kotak masuk Anda.`,
      }),
      (error: unknown) => ({ terkirim: false, keterangan: mailFault(error) }),
    )
    const noun = { noun: 'server-surat', nounId: 1, label: 'Server surat' }
    await recordAudit(ctx.db, ctx, {
      action: 'uji',
      ...noun,
      after: { server: form.server, terkirim: answer.terkirim },
    })
    return answer
  },
}
