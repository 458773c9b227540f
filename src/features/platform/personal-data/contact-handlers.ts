import { longMoment } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { setPublication } from '../../certification/certificates/service.ts'
import { notifyUser } from '../notifications/service.ts'
import { checked, contactData } from './complete.ts'
import type { PersonalDraft } from './contract.ts'
import type { PersonalHandlers } from './handlers.ts'
import { accountOf, noteConsents, personalRow, putPersonal, putPhone, putQuietly } from './queries.ts'
import { invalid } from './refusals.ts'
import { CONTACT_FIELDS, SECTIONS, sectionOf } from './rules.ts'
import { openPersonal, sealPersonal } from './sealing.ts'
import { circumstances, stateOf } from './state.ts'

/** The data that somebody sent, held and opened; throws DATA_NOT_SUBMITTED. */
export async function heldSent(db: Db, ctx: Context, userId: number): Promise<{ isi: PersonalDraft; version: number }> {
  const row = await personalRow(db, userId, true)
  if (!row?.submitted_at) throw new Problem('DATA_NOT_SUBMITTED')
  return { isi: openPersonal(ctx.keys, userId, row.isi), version: row.version }
}

/** Names what changed, never to what: 'Alamat & kontak, Pekerjaan'. */
function changedSections(before: PersonalDraft, after: PersonalDraft): string {
  const changed = CONTACT_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return [...new Set(changed.map((field) => SECTIONS[sectionOf(field)]))].join(', ')
}

async function tellOfChange(db: Db, ctx: Context, userId: number, apa: string): Promise<void> {
  const { id, name, email } = await accountOf(db, userId)
  await recordAudit(db, ctx, { action: 'ubah', noun: 'data-diri', nounId: id, label: name, after: { bagian: apa } })
  const letter = {
    letter: 'dataChanged',
    name,
    apa,
    at: longMoment(ctx.now),
    link: `${ctx.appUrl}/user/profile`,
  } as const
  await notifyUser(db, ctx, { id, email }, letter, '/user/profile')
}

export const contactHandlers = {
  changeContact: (ctx, { isi, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id } = member(ctx)
      const before = await heldSent(db, ctx, id)
      if (before.version !== version) throw new Problem('STALE')
      const typed = { ...before.isi, ...isi }
      const outcome = checked(contactData(typed, circumstances(ctx, [])), typed)
      if (outcome.state === 'wrong') throw invalid(outcome.errors)
      const after = { ...before.isi, ...outcome.isi }
      const changed = changedSections(before.isi, after)
      if (changed === '') return stateOf(db, ctx, id)
      await putPersonal(db, id, { isi: sealPersonal(ctx.keys, id, after) }, ctx.now)
      await putPhone(db, id, after.phone)
      await tellOfChange(db, ctx, id, changed)
      return stateOf(db, ctx, id)
    }),

  changePublication: (ctx, { persetujuan_publikasi }) =>
    inTransaction(ctx.db, async (db) => {
      const { id, name } = member(ctx)
      const { isi } = await heldSent(db, ctx, id)
      await putQuietly(db, id, sealPersonal(ctx.keys, id, { ...isi, persetujuan_publikasi }))
      await noteConsents(db, id, { publikasi: persetujuan_publikasi }, ctx.now)
      await setPublication(db, id, persetujuan_publikasi)
      const after = { persetujuan_publikasi }
      await recordAudit(db, ctx, { action: 'persetujuan', noun: 'data-diri', nounId: id, label: name, after })
      return { persetujuan_publikasi, at: ctx.now }
    }),
} satisfies Partial<PersonalHandlers>
