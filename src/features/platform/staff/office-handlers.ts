import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import { randomSecret } from '../../../lib/secret.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { endAllAccess, signedIn } from '../../../server/http/session.ts'
import { sendMail } from '../../../server/mail/mail.ts'
import { officeResource, type StoredRecord } from '../../../server/office/store.ts'
import { makeInvitation } from '../accounts/service.ts'
import { type staffOfficeCalls, staffResource } from './office-contract.ts'
import {
  holdStaff,
  invitedStaff,
  isEmailTaken,
  type NewStaff,
  newStaffColumns,
  somebodyManagesStaff,
  staffRows,
  staffSought,
} from './queries.ts'
import { changesRights, permissionsOf, type StaffRights } from './rules.ts'

const refused = (field: string, text: string): Problem => new Problem('INVALID', { errors: { [field]: [text] } })

async function invite(db: Db, ctx: Context, { id, name, email }: { id: number; name: string; email: string }) {
  const link = await makeInvitation(db, ctx, { id, email })
  await sendMail(db, ctx, { letter: 'invitation', to: email, name, link })
}

async function invited(db: Db, ctx: Context, form: NewStaff) {
  if (await isEmailTaken(db, form.email)) {
    throw refused('email', 'Email ini sudah dipakai sebuah akun. Pakai alamat lain untuk petugas.')
  }
  const permissions = permissionsOf(form.role, form.permissions)
  return newStaffColumns({ ...form, permissions }, await ctx.passwords.hash(randomSecret()), ctx.now)
}

function refuseOwnRights(ctx: Context, before: StoredRecord, after: StaffRights): void {
  const isOwn = before.id === signedIn(ctx).account.id
  if (isOwn && changesRights(before as unknown as StaffRights, after)) {
    throw refused('role', 'Peran dan izin sendiri hanya dapat diubah petugas lain.')
  }
}

export const staffOfficeHandlers: Handlers<typeof staffOfficeCalls, Context> = {
  ...officeResource(staffResource, {
    table: 'users',
    rows: staffRows,
    sought: staffSought,
    search: true,
    filters: { permission: (value) => sql`${value} = any (r.permissions)` },
    label: ({ name, email }) => `${name} <${email}>`,

    values: async (form, { db, ctx, before }) => {
      // A new one comes with an address instead of the mark of suspension.
      if (!before) return invited(db, ctx, form as unknown as NewStaff)
      await holdStaff(db)
      const permissions = permissionsOf(form.role, form.permissions)
      refuseOwnRights(ctx, before, { ...form, permissions })
      const wasSuspended = before['ditangguhkan'] === true
      const suspended = form.ditangguhkan === wasSuspended ? {} : { suspended_at: form.ditangguhkan ? ctx.now : null }
      return { name: form.name, role: form.role, permissions, ...suspended }
    },

    saved: async (form, { db, ctx, id, before }) => {
      if (!before) return invite(db, ctx, { ...(form as unknown as NewStaff), id })
      const after = { ...form, permissions: permissionsOf(form.role, form.permissions) }
      if (!changesRights(before as unknown as StaffRights, after)) return
      await endAllAccess(db, id)
      if (!(await somebodyManagesStaff(db))) throw refused('permissions', 'Harus ada petugas yang mengurus petugas.')
    },
  }),

  inviteAgain: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const staff = await invitedStaff(db, id)
      if (!staff) throw new Problem('RECORD_NOT_FOUND')
      await invite(db, ctx, staff)
      const label = `${staff.name} <${staff.email}>`
      await recordAudit(db, ctx, { action: 'undang-ulang', noun: staffResource.name, nounId: id, label })
      return undefined
    }),
}
