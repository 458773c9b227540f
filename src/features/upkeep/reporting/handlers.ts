import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { filesById, ownFiles } from '../../platform/files/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { termsOf, yearsOf } from '../duties/rules.ts'
import { advance } from './advance.ts'
import { answerClaim, claimsOf, heldClaim, holdSending } from './colleague-queries.ts'
import { askColleagues } from './colleagues.ts'
import { reportErrors, settled } from './complete.ts'
import { ReportDocument, type reportingCalls } from './contract.ts'
import {
  certificatesOf,
  documentsOfPerson,
  type Held,
  heldReport,
  keepEvidence,
  putReport,
  type ReportRow,
  yearsOfPerson,
} from './queries.ts'
import { eachOnce, isOpenForSending, mayWrite, REPORT_STATES, sendingStep } from './rules.ts'
import { circumstances, contentOf, evidenceIn, isLateNow, maySend, ownReport } from './view.ts'

/** One's own report as its tab saw it, held. */
async function heldOwn(db: Db, userId: number, { id, version }: { id: number; version: number }): Promise<ReportRow> {
  const row = await heldReport(db, id)
  if (row?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
  if (!mayWrite(row.status)) throw new Problem('REPORT_LOCKED')
  if (row.version !== version) throw new Problem('STALE')
  return row
}

/** Years that have not begun, each with the terms that its first day will bring as far as is known. */
async function comingYears(db: Db, { today }: Pick<Context, 'today'>, held: Held) {
  const coming = yearsOf(held).filter(({ mulai, selesai }) => mulai > today && selesai >= held.wajib_sejak)
  const { nomor, kualifikasi } = held
  const shown = []
  for (const year of coming) {
    const { jatuh_tempo, lapor_mulai } = termsOf(year, await settingsOf(db, year.mulai))
    shown.push({ id: null, nomor, kualifikasi, ...year, jatuh_tempo, lapor_mulai, ...NOTHING })
  }
  return shown
}

const NOTHING = {
  status: null,
  status_label: null,
  nihil: false,
  jumlah_dokumen: 0,
  terlambat: false,
  dapat_dikirim: false,
}

const yearOf = (ctx: Context, row: ReportRow) => ({
  ...row,
  status: row.report_id === null ? null : row.status,
  status_label: row.report_id === null ? null : REPORT_STATES[row.status],
  jumlah_dokumen: row.dokumen.length,
  terlambat: isLateNow(row, ctx),
  dapat_dikirim: maySend(row, ctx),
})

export const reportingHandlers: Handlers<typeof reportingCalls, Context> = {
  listReportYears: async (ctx) => {
    const { id } = member(ctx)
    const begun = (await yearsOfPerson(ctx.db, id)).map((row) => yearOf(ctx, row))
    const coming = await Promise.all((await certificatesOf(ctx.db, id)).map((held) => comingYears(ctx.db, ctx, held)))
    return [...coming.flat(), ...begun].sort((one, other) => other.mulai.localeCompare(one.mulai))
  },

  listReportableDocuments: async (ctx) => {
    const known = (await documentsOfPerson(ctx.db, member(ctx).id)).map(({ asal, dokumen }) => ({
      asal,
      ...ReportDocument.parse(dokumen),
    }))
    const documents = eachOnce(known)
    const berkas = await filesById(ctx.db, [...new Set(evidenceIn(documents))])
    return { dokumen: documents.map(({ asal, ...dokumen }) => ({ asal, dokumen })), berkas }
  },

  listRoleClaims: (ctx) => claimsOf(ctx.db, member(ctx).id),

  answerRoleClaim: (ctx, { id, jawaban, peran, catatan }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = member(ctx)
      await holdSending(db)
      const claim = await heldClaim(db, id, userId)
      if (!claim) throw new Problem('RECORD_NOT_FOUND')
      if (claim.jawaban) throw new Problem('ROLE_ANSWERED')
      const isOther = jawaban === 'berbeda'
      if (isOther && peran === claim.peran) throw new Problem('INVALID', { errors: { peran: [SAME_ROLE] } })
      const answer = { jawaban, peran_menurut: isOther ? peran : null, catatan: catatan || null, answered_at: ctx.now }
      await answerClaim(db, id, answer)
      return { ...claim, ...answer }
    }),

  getReport: (ctx, { id }) => ownReport(ctx.db, ctx, member(ctx).id, id),

  saveReport: (ctx, { id, isi, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = member(ctx)
      const row = await heldOwn(db, userId, { id, version })
      const evidence = evidenceIn(isi.dokumen)
      await ownFiles(db, userId, evidence)
      await keepEvidence(db, await putReport(db, row, isi, ctx.now), evidence)
      return ownReport(db, ctx, userId, id)
    }),

  sendReport: (ctx, { id, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = member(ctx)
      await holdSending(db)
      const row = await heldOwn(db, userId, { id, version })
      if (!isOpenForSending(row, ctx.today)) throw new Problem('REPORT_TOO_EARLY')
      const around = await circumstances(db, ctx, row)
      const errors = Object.assign({}, ...Object.values(reportErrors(contentOf(row), around)))
      if (Object.keys(errors).length > 0) throw new Problem('REPORT_INCOMPLETE', { errors })
      const content = settled(contentOf(row))
      const report_id = await putReport(db, row, content, ctx.now)
      await keepEvidence(db, report_id, evidenceIn(content.dokumen))
      await advance(db, ctx, { row, report_id, step: sendingStep(row.status) ?? 'send' })
      await askColleagues(db, ctx, { report_id, user_id: userId, dokumen: content.dokumen, ...around })
      return ownReport(db, ctx, userId, id)
    }),
}

const SAME_ROLE = 'Peran itu sama dengan yang disebut. Pilih Benar, atau pilih peran yang lain.'
