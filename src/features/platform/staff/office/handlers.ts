import { sql } from 'kysely'
import { sendMail } from '../../../../documents/mail/mail.ts'
import { sendMailNow } from '../../../../documents/mail/send-now.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { recordSecurityEvent } from '../../../../ground/sessions/security-log.ts'
import { endAllAccess, requireConfirmedPassword, requireSession } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { randomSecret } from '../../../../lib/signing/secret.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { requireNoOpenCase } from '../../../../processes/records/require-no-open-case.ts'
import { requireNoTrainer } from '../../../../processes/records/require-no-trainer.ts'
import { isEmailTaken, makeInvitation } from '../../accounts/service.ts'
import { announceExport } from '../export-service.ts'
import { hasStaffManager, lockInvitedStaff, lockStaff, staffRows, staffRowsBySession } from '../queries.ts'
import { changesRights, permissionsOf, type StaffRights, traceOf } from '../rules.ts'
import { newRights } from '../second-person-rules.ts'
import { recordGrants } from '../second-person-service.ts'
import { type NewStaff, newStaffColumns } from '../service.ts'
import { type staffOfficeCalls, staffResource } from './contract.ts'

type StaffRecord = StoredRecord<typeof staffResource>

async function invite(db: Db, ctx: Context, { id, name, email }: { id: number; name: string; email: string }) {
  const link = await makeInvitation(db, ctx, { id, email })
  await sendMail(db, ctx, { letter: 'invitation', to: email, name, link })
}

async function invitationColumns(db: Db, ctx: Context, form: NewStaff) {
  if (await isEmailTaken(db, ctx.now, form.email)) {
    throw invalidFields({ email: 'Email ini sudah dipakai sebuah akun. Pakai alamat lain untuk petugas.' })
  }
  const permissions = permissionsOf(form.role, form.permissions)
  return newStaffColumns({ ...form, permissions }, await ctx.passwords.hash(randomSecret()), ctx.now)
}

function requireOwnRightsUnchanged(ctx: Context, before: StaffRecord, after: StaffRights): void {
  const isOwn = before.id === requireSession(ctx).account.id
  if (isOwn && changesRights(before, after)) {
    throw invalidFields({ role: 'Peran dan izin sendiri hanya dapat diubah petugas lain.' })
  }
}

export const staffOfficeHandlers: Handlers<typeof staffOfficeCalls, Context> = {
  ...resourceHandlers(staffResource, {
    table: 'users',
    rows: staffRows,
    soughtBy: { last_seen_at: staffRowsBySession },
    search: true,
    personName: 'name',
    filters: { permission: (value) => sql`${value} = any (r.permissions)` },
    label: ({ name, email }) => `${name} <${email}>`,

    values: async ({ form, db, ctx, before }) => {
      // A new one comes with an address instead of the mark of suspension.
      if (!before) return invitationColumns(db, ctx, form)
      await lockStaff(db)
      const permissions = permissionsOf(form.role, form.permissions)
      requireOwnRightsUnchanged(ctx, before, { ...form, permissions })
      await requireNoTrainer(db, before.id, permissions)
      const wasSuspended = before.ditangguhkan
      if (form.ditangguhkan && !wasSuspended) await requireNoOpenCase(db, ctx, before.id)
      const suspended = form.ditangguhkan === wasSuspended ? {} : { suspended_at: form.ditangguhkan ? ctx.now : null }
      return { name: form.name, role: form.role, permissions, ...suspended }
    },

    afterSave: async ({ form, db, ctx, id, before }) => {
      const permissions = permissionsOf(form.role, form.permissions)
      const after = { role: form.role, permissions, ditangguhkan: 'ditangguhkan' in form && form.ditangguhkan }
      await recordGrants(db, ctx, requireSession(ctx).account, { id, name: form.name }, newRights(before, after))
      const rincian = [form.role, ...permissions].join(', ')
      if (!before) {
        await recordSecurityEvent(db, ctx, { jenis: 'petugas_diundang', user_id: id, rincian })
        return invite(db, ctx, { ...form, id })
      }
      if (!changesRights(before, after)) return
      await recordSecurityEvent(db, ctx, { jenis: traceOf(before, after), user_id: id, rincian })
      await endAllAccess(db, id)
      if (!(await hasStaffManager(db))) throw invalidFields({ permissions: 'Harus ada petugas yang mengurus petugas.' })
    },
  }),

  announceListExport: async (ctx, { daftar, jumlah }) => {
    requireConfirmedPassword(ctx)
    await inTransaction(ctx.db, (db) => announceExport(db, ctx, { daftar: `Daftar ${daftar}`, jumlah }))
    return undefined
  },

  inviteAgain: async (ctx, { id }) => {
    const invited = await inTransaction(ctx.db, async (db) => {
      const staff = await lockInvitedStaff(db, id)
      if (!staff) throw new Problem('RECORD_NOT_FOUND')
      const label = `${staff.name} <${staff.email}>`
      await recordAudit(db, ctx, { action: 'undang-ulang', noun: staffResource.name, nounId: id, label })
      return { ...staff, link: await makeInvitation(db, ctx, staff) }
    })
    // Whoever sends it again waits to learn whether it went.
    return sendMailNow(ctx, { letter: 'invitation', to: invited.email, name: invited.name, link: invited.link })
  },
}
