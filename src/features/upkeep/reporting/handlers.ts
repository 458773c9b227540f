import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import { filesById, requireOwnFiles } from '../../platform/files/service.ts'
import { lockRoleClaim, lockSending, roleClaimsOf, updateRoleClaim } from './colleague-queries.ts'
import { askColleagues } from './colleague-service.ts'
import { contentOf, contentToSend, reportErrors } from './completeness-contract.ts'
import { ReportDocument, type reportingCalls } from './contract.ts'
import { documentsOfHolder, lockReportOfYear, type ReportRow, replaceReportEvidence, upsertReport } from './queries.ts'
import { evidenceIdsOf, isReportOpen, mayWriteReport, sendingTransition, uniqueDocuments } from './rules.ts'
import { takeReportTransition } from './transition-service.ts'
import { circumstancesOf, ownReport, reportYears } from './view.ts'

/** Locks one's own report as long as it may be written on. */
async function lockOwnReport(db: Db, userId: number, id: number): Promise<ReportRow> {
  const row = await lockReportOfYear(db, id)
  if (row?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
  if (!mayWriteReport(row.status)) throw new Problem('REPORT_LOCKED')
  return row
}

export const reportingHandlers: Handlers<typeof reportingCalls, Context> = {
  listReportYears: (ctx) => reportYears(ctx.db, ctx, requireAccount(ctx).id),

  listReportableDocuments: async (ctx) => {
    const known = (await documentsOfHolder(ctx.db, requireAccount(ctx).id)).map(({ asal, dokumen }) => ({
      asal,
      ...ReportDocument.parse(dokumen),
    }))
    const documents = uniqueDocuments(known)
    const berkas = await filesById(ctx.db, [...new Set(evidenceIdsOf(documents))])
    return { dokumen: documents.map(({ asal, ...dokumen }) => ({ asal, dokumen })), berkas }
  },

  listRoleClaims: (ctx) => roleClaimsOf(ctx.db, requireAccount(ctx).id),

  answerRoleClaim: (ctx, { id, jawaban, peran, catatan }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      await lockSending(db)
      const claim = await lockRoleClaim(db, id, userId)
      if (!claim) throw new Problem('RECORD_NOT_FOUND')
      if (claim.jawaban) throw new Problem('ROLE_ANSWERED')
      const isOther = jawaban === 'berbeda'
      if (isOther && peran === claim.peran) throw new Problem('INVALID', { errors: { peran: [SAME_ROLE] } })
      const answer = { jawaban, peran_menurut: isOther ? peran : null, catatan: catatan || null, answered_at: ctx.now }
      await updateRoleClaim(db, id, answer)
      return { ...claim, ...answer }
    }),

  getReport: (ctx, { id }) => ownReport(ctx.db, ctx, requireAccount(ctx).id, id),

  saveReport: (ctx, { id, isi, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      const row = await lockOwnReport(db, userId, id)
      // What is saved already needs no new version, nor the newest: the answer to that save may have been lost.
      if (row.version > 0 && isDeepStrictEqual(contentOf(row), isi)) return ownReport(db, ctx, userId, id)
      if (row.version !== version) throw new Problem('STALE')
      const evidence = evidenceIdsOf(isi.dokumen)
      await requireOwnFiles(db, userId, evidence)
      await replaceReportEvidence(db, await upsertReport(db, row, isi, ctx.now), evidence)
      return ownReport(db, ctx, userId, id)
    }),

  sendReport: (ctx, { id, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      await lockSending(db)
      const row = await lockOwnReport(db, userId, id)
      if (row.version !== version) throw new Problem('STALE')
      if (!isReportOpen(row, ctx.today)) throw new Problem('REPORT_TOO_EARLY')
      const around = await circumstancesOf(db, ctx, row)
      const errors = Object.assign({}, ...Object.values(reportErrors(contentOf(row), around)))
      if (Object.keys(errors).length > 0) throw new Problem('REPORT_INCOMPLETE', { errors })
      const content = contentToSend(contentOf(row))
      const report_id = await upsertReport(db, row, content, ctx.now)
      await replaceReportEvidence(db, report_id, evidenceIdsOf(content.dokumen))
      await takeReportTransition(db, ctx, {
        row,
        report_id,
        transition: sendingTransition(row.status) ?? 'send',
        catatan: null,
      })
      await askColleagues(db, ctx, { report_id, user_id: userId, dokumen: content.dokumen, ...around })
      return ownReport(db, ctx, userId, id)
    }),
}

const SAME_ROLE = 'Peran itu sama dengan yang disebut. Pilih Benar, atau pilih peran yang lain.'
