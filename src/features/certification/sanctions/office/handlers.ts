import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { Problem } from '../../../../problems.ts'
import { imposeSanction } from '../../../../processes/upkeep/impose-sanction.ts'
import { involvementIn } from '../../../certification/impartiality/service.ts'
import { issueDocument } from '../../../platform/files/issued-service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { openSanction, takeSanctionNumber } from '../case-service.ts'
import { sanctionCase } from '../case-view.ts'
import { notifySanctionedHolder } from '../notification-service.ts'
import { sanctionPaper } from '../paper-service.ts'
import { lockCertificateForCase, SANCTIONS, type SanctionRow, updateSanction } from '../queries.ts'
import {
  answerEnd,
  certificateRefusal,
  mayTick,
  type SanctionState,
  type SanctionTransition,
  sanctionTransitionOutcome,
} from '../rules.ts'
import { lockSanction, requireSanction } from '../service.ts'
import type { sanctionOfficeCalls } from './contract.ts'

/** A case, locked as the person who acts saw it; throws STALE where it has changed since. */
async function lockSeenSanction(db: Db, { id, version }: { id: number; version: number }): Promise<SanctionRow> {
  const sanction = await lockSanction(db, id)
  if (sanction.version !== version) throw new Problem('STALE')
  return sanction
}

/** Returns the state to which a transition leads when this person takes it; throws why it is refused. */
async function nextState(
  db: Db,
  ctx: Context,
  transition: SanctionTransition,
  sanction: SanctionRow,
): Promise<SanctionState> {
  const asked = { by: requireAccount(ctx).id, now: ctx.now, involved: await involvementIn(db, sanction) }
  const outcome = sanctionTransitionOutcome(transition, sanction, asked)
  if ('refused' in outcome) throw new Problem(outcome.refused)
  return outcome.next
}

/** The log keeps no words that people wrote of one another. */
async function recordSanctionAudit(db: Db, ctx: Context, id: number, action: string): Promise<void> {
  const { nomor, no_sertifikasi, status, jenis, alasan } = await requireSanction(db, id)
  const label = `${nomor ?? 'Usul sanksi'}, ${no_sertifikasi}`
  await recordAudit(db, ctx, { action, noun: 'sanksi', nounId: id, label, after: { status, jenis, alasan } })
}

/** Notified, and answered or past the last moment to answer. */
const isDecidable = (now: Date) =>
  sql`(r.status = 'diberitahukan' and (r.answered_at is not null or r.answer_due < ${now}))`

export const sanctionOfficeHandlers: Handlers<typeof sanctionOfficeCalls, Context> = {
  listSanction: async ({ db, now }, { status, jenis, dapat_diputus, order = 'desc', ...given }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(jenis === undefined ? [] : [sql`r.jenis = ${jenis}`]),
      ...(dapat_diputus === undefined ? [] : [dapat_diputus ? isDecidable(now) : sql`not ${isDecidable(now)}`]),
    ]
    return officeListPage(db, { rows: SANCTIONS, search: true, conditions, order }, given)
  },

  getSanction: (ctx, { id }) => sanctionCase(ctx.db, ctx, id),

  getSanctionLetter: async (ctx, { id }) => {
    const { nomor, ...file } = await sanctionPaper(ctx, id)
    return issueDocument(ctx, { jenis: 'surat_sanksi', nomor }, file)
  },

  openSanction: (ctx, { id: certificateId, uraian, ...charge }) =>
    inTransaction(ctx.db, async (db) => {
      const certificate = await lockCertificateForCase(db, certificateId)
      if (!certificate) throw new Problem('RECORD_NOT_FOUND')
      if (certificate.user_id === requireAccount(ctx).id) throw new Problem('NOT_YOUR_DECISION')
      const id = await openSanction(db, ctx, certificate, { ...charge, uraian: withoutIdentityNumbers(uraian) })
      await recordSanctionAudit(db, ctx, id, 'usulkan')
      return sanctionCase(db, ctx, id)
    }),

  notifySanction: (ctx, { id, version, uraian: given, ...charge }) =>
    inTransaction(ctx.db, async (db) => {
      const sanction = await lockSeenSanction(db, { id, version })
      const status = await nextState(db, ctx, 'notify', sanction)
      const { certificate_status, valid_until } = sanction
      const refused = certificateRefusal(charge.jenis, { status: certificate_status, valid_until }, ctx.today)
      if (refused) throw new Problem(refused)
      const [nomor, uraian] = [await takeSanctionNumber(db, ctx.today), withoutIdentityNumbers(given)]
      const answer_due = answerEnd(ctx.now, (await settingsOn(db, ctx.today)).batas_jawaban_sanksi)
      const notified = { notified_by: requireAccount(ctx).id, notified_at: ctx.now, answer_due }
      await updateSanction(db, id, { ...charge, uraian, status, nomor, ...notified })
      await notifySanctionedHolder(db, ctx, await requireSanction(db, id))
      await recordSanctionAudit(db, ctx, id, 'beritahukan')
      return sanctionCase(db, ctx, id)
    }),

  dropSanction: (ctx, { putusan, ...asked }) =>
    inTransaction(ctx.db, async (db) => {
      const status = await nextState(db, ctx, 'drop', await lockSeenSanction(db, asked))
      const decided = {
        putusan: withoutIdentityNumbers(putusan),
        decided_by: requireAccount(ctx).id,
        decided_at: ctx.now,
      }
      await updateSanction(db, asked.id, { status, ...decided })
      await recordSanctionAudit(db, ctx, asked.id, 'batalkan')
      return sanctionCase(db, ctx, asked.id)
    }),

  // A person decides, by this call and no other way (ISO/IEC 17024 clause 4.2).
  decideSanction: (ctx, { id, version, jatuhkan, tugas, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const sanction = await lockSeenSanction(db, { id, version })
      const status = await nextState(db, ctx, jatuhkan ? 'impose' : 'spare', sanction)
      const { notified_by } = sanction
      if (jatuhkan && sanction.jenis === 'pencabutan' && notified_by !== null) {
        const second = requireAccount(ctx).id
        await requireSecondPerson(db, ctx, 'pencabutan', { second, first: [notified_by] })
      }
      const putusan = withoutIdentityNumbers(given.putusan)
      await updateSanction(db, id, { status, putusan, decided_by: requireAccount(ctx).id, decided_at: ctx.now })
      if (jatuhkan) await imposeSanction(db, ctx, sanction, { putusan, tugas: tugas.map(withoutIdentityNumbers) })
      await notifySanctionedHolder(db, ctx, await requireSanction(db, id))
      await recordSanctionAudit(db, ctx, id, jatuhkan ? 'jatuhkan' : 'tidak dijatuhkan')
      return sanctionCase(db, ctx, id)
    }),

  tickTask: (ctx, { id, version, ke, selesai }) =>
    inTransaction(ctx.db, async (db) => {
      const sanction = await lockSeenSanction(db, { id, version })
      if (!mayTick(sanction, requireAccount(ctx).id) || ke >= sanction.tugas.length)
        throw new Problem('SANCTION_STATUS')
      const done_at = selesai ? ctx.now.toISOString() : null
      await updateSanction(db, id, {
        tugas: sanction.tugas.map((task, index) => (index === ke ? { ...task, done_at } : task)),
      })
      await recordSanctionAudit(db, ctx, id, selesai ? 'tugas selesai' : 'tugas dibuka lagi')
      return sanctionCase(db, ctx, id)
    }),
}
