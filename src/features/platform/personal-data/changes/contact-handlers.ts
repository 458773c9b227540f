import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { longMoment } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { changePublication } from '../../../../processes/certificates/change-publication.ts'
import { notifyUser } from '../../notifications/service.ts'
import { contactSchema, validate } from '../completeness-contract.ts'
import type { PersonalDraft } from '../contract.ts'
import { accountById, updatePersonal, updatePhone } from '../queries.ts'
import { CONTACT_FIELDS, SECTIONS, sectionOf } from '../rules.ts'
import { sealPersonal } from '../sealing-service.ts'
import { lockSentData } from '../service.ts'
import type { PersonalHandlers } from '../shared-handlers.ts'
import { circumstances, personalState } from '../view.ts'

/** Names what changed, never to what: 'Alamat & kontak, Pekerjaan'. */
function changedSections(before: PersonalDraft, after: PersonalDraft): string {
  const changed = CONTACT_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return [...new Set(changed.map((field) => SECTIONS[sectionOf(field)]))].join(', ')
}

async function notifyOfChange(db: Db, ctx: Context, userId: number, changed: string): Promise<void> {
  const { id, name, email } = await accountById(db, userId)
  await recordAudit(db, ctx, { action: 'ubah', noun: 'data-diri', nounId: id, label: name, after: { bagian: changed } })
  const letter = {
    letter: 'dataChanged',
    name,
    changed,
    at: longMoment(ctx.now),
    link: `${ctx.appUrl}${own.profile}`,
  } as const
  await notifyUser(db, ctx, { id, email }, letter, own.profile)
}

export const contactHandlers = {
  changeContact: (ctx, { isi, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id } = requireAccount(ctx)
      const before = await lockSentData(db, ctx, id)
      if (before.version !== version) throw new Problem('STALE')
      const typed = { ...before.isi, ...isi }
      const outcome = validate(contactSchema(typed, circumstances(ctx, [])), typed)
      if (outcome.state === 'wrong') throw invalidFields(outcome.errors)
      const after = { ...before.isi, ...outcome.isi }
      const changed = changedSections(before.isi, after)
      if (changed === '') return personalState(db, ctx, id)
      await updatePersonal(db, id, { isi: sealPersonal(ctx.keys, id, after) }, ctx.now)
      await updatePhone(db, id, after.phone)
      await notifyOfChange(db, ctx, id, changed)
      return personalState(db, ctx, id)
    }),

  changePublication: (ctx, { persetujuan_publikasi }) =>
    inTransaction(ctx.db, async (db) => {
      const { id, name } = requireAccount(ctx)
      await changePublication(db, ctx, id, persetujuan_publikasi)
      const after = { persetujuan_publikasi }
      await recordAudit(db, ctx, { action: 'persetujuan', noun: 'data-diri', nounId: id, label: name, after })
      return { persetujuan_publikasi, consent_since: ctx.now }
    }),
} satisfies Partial<PersonalHandlers>
