import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import { withoutIdentityNumbers } from '../../../lib/nik.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { listed } from '../../../server/office/list.ts'
import { involvedIn } from '../../certification/decisions/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { bodyOf } from '../../platform/site-content/service.ts'
import { sanctionCase } from './case-view.ts'
import { found, held } from './found.ts'
import { imposed } from './imposing.ts'
import { takeCaseNumber } from './numbers.ts'
import type { sanctionOfficeCalls } from './office-contract.ts'
import { openCase } from './opening.ts'
import { changeSanction, heldCertificate, type ListedSanction, SANCTIONS, type SanctionRow } from './queries.ts'
import { answerEnd, certificateRefused, mayTick, type SanctionState, type SanctionStep, sanctionStep } from './rules.ts'
import { outcomeLetter, tellHolder } from './telling.ts'

/** A case, held, as whoever acts saw it. */
async function seen(db: Db, { id, version }: { id: number; version: number }): Promise<SanctionRow> {
  const sanction = await held(db, id)
  if (sanction.version !== version) throw new Problem('STALE')
  return sanction
}

/** Where a step of whoever asks leads; throws why it is refused. */
async function taken(db: Db, ctx: Context, step: SanctionStep, sanction: SanctionRow): Promise<SanctionState> {
  const asked = { by: member(ctx).id, now: ctx.now, involved: await involvedIn(db, sanction) }
  const outcome = sanctionStep(step, sanction, asked)
  if ('refused' in outcome) throw new Problem(outcome.refused)
  return outcome.next
}

/** Notes a step and shows the case; the log keeps no words that people wrote of one another. */
async function done(db: Db, ctx: Context, id: number, action: string) {
  const { nomor, no_sertifikat, status, jenis, alasan } = await found(db, id)
  const label = `${nomor ?? 'Usul sanksi'}, ${no_sertifikat}`
  await recordAudit(db, ctx, { action, noun: 'sanksi', nounId: id, label, after: { status, jenis, alasan } })
  return sanctionCase(db, ctx, id)
}

/** Notified, and answered or past the last moment to answer. */
const isDue = (now: Date) => sql`(r.status = 'diberitahukan' and (r.answered_at is not null or r.answer_due < ${now}))`

export const sanctionOfficeHandlers: Handlers<typeof sanctionOfficeCalls, Context> = {
  listSanction: async ({ db, now }, { status, jenis, dapat_diputus, order = 'desc', ...given }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(jenis === undefined ? [] : [sql`r.jenis = ${jenis}`]),
      ...(dapat_diputus === undefined ? [] : [dapat_diputus ? isDue(now) : sql`not ${isDue(now)}`]),
    ]
    const { data, total } = await listed(db, { rows: SANCTIONS, search: true, conditions, order }, given)
    return { data: data as unknown as ListedSanction[], total, page: given.page }
  },

  getSanction: (ctx, { id }) => sanctionCase(ctx.db, ctx, id),

  // Loaded when asked for: making PDFs takes 60 MB, which most processes never need.
  getSanctionLetter: async (ctx, { id }) => {
    const sanction = await found(ctx.db, id)
    const letter = outcomeLetter(ctx, sanction)
    const { nomor: perkara, notified_at, decided_at } = sanction
    const at = decided_at ?? notified_at
    if (!letter || perkara === null || at === null) throw new Problem('RECORD_NOT_FOUND')
    const { sanctionLetterPdf } = await import('../../../documents/sanction-letter.tsx')
    const penerbit = await bodyOf(ctx.db)
    const bytes = await sanctionLetterPdf({ penerbit, perkara, at, letter, appUrl: ctx.appUrl })
    return { type: 'application/pdf', bytes, filename: `surat-${perkara.replaceAll('/', '-')}.pdf` }
  },

  openSanction: (ctx, { id: certificateId, uraian, ...charge }) =>
    inTransaction(ctx.db, async (db) => {
      const certificate = await heldCertificate(db, certificateId)
      if (!certificate) throw new Problem('RECORD_NOT_FOUND')
      if (certificate.user_id === member(ctx).id) throw new Problem('NOT_YOUR_DECISION')
      const id = await openCase(db, ctx, certificate, { ...charge, uraian: withoutIdentityNumbers(uraian) })
      return done(db, ctx, id, 'usulkan')
    }),

  notifySanction: (ctx, { id, version, uraian: told, ...charge }) =>
    inTransaction(ctx.db, async (db) => {
      const sanction = await seen(db, { id, version })
      const status = await taken(db, ctx, 'notify', sanction)
      const { sertifikat, valid_until } = sanction
      const refused = certificateRefused(charge.jenis, { status: sertifikat, valid_until }, ctx.today)
      if (refused) throw new Problem(refused)
      const [nomor, uraian] = [await takeCaseNumber(db, ctx.today), withoutIdentityNumbers(told)]
      const answer_due = answerEnd(ctx.now, (await settingsOf(db, ctx.today)).batas_jawaban_sanksi)
      const notified = { notified_by: member(ctx).id, notified_at: ctx.now, answer_due }
      await changeSanction(db, id, { ...charge, uraian, status, nomor, ...notified })
      await tellHolder(db, ctx, await found(db, id))
      return done(db, ctx, id, 'beritahukan')
    }),

  dropSanction: (ctx, { putusan, ...asked }) =>
    inTransaction(ctx.db, async (db) => {
      const status = await taken(db, ctx, 'drop', await seen(db, asked))
      const decided = { putusan: withoutIdentityNumbers(putusan), decided_by: member(ctx).id, decided_at: ctx.now }
      await changeSanction(db, asked.id, { status, ...decided })
      return done(db, ctx, asked.id, 'batalkan')
    }),

  // A person decides, by this call and no other way (ISO/IEC 17024 clause 4.2).
  decideSanction: (ctx, { id, version, jatuhkan, tugas, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const sanction = await seen(db, { id, version })
      const status = await taken(db, ctx, jatuhkan ? 'impose' : 'spare', sanction)
      const putusan = withoutIdentityNumbers(given.putusan)
      await changeSanction(db, id, { status, putusan, decided_by: member(ctx).id, decided_at: ctx.now })
      if (jatuhkan) await imposed(db, ctx, sanction, { putusan, tugas: tugas.map(withoutIdentityNumbers) })
      await tellHolder(db, ctx, await found(db, id))
      return done(db, ctx, id, jatuhkan ? 'jatuhkan' : 'tidak dijatuhkan')
    }),

  tickTask: (ctx, { id, version, ke, selesai }) =>
    inTransaction(ctx.db, async (db) => {
      const sanction = await seen(db, { id, version })
      if (!mayTick(sanction, member(ctx).id) || ke >= sanction.tugas.length) throw new Problem('SANCTION_STATUS')
      const selesai_at = selesai ? ctx.now.toISOString() : null
      await changeSanction(db, id, {
        tugas: sanction.tugas.map((task, index) => (index === ke ? { ...task, selesai_at } : task)),
      })
      return done(db, ctx, id, selesai ? 'tugas selesai' : 'tugas dibuka lagi')
    }),
}
