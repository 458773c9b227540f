import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { nobody } from '../../../ground/sessions/session.ts'
import { type Handlers, withPreparation } from '../../../lib/calls/handler.ts'
import { addDays } from '../../../lib/day.ts'
import { invalidFields } from '../../../problems.ts'
import { fileRequirements, storedName } from '../../platform/files/rules.ts'
import { keepFile } from '../../platform/files/service.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import type { markReportCalls } from './contract.ts'
import { certificateOfNumber, insertPublicReport } from './queries.ts'

const KIND = 'bukti_tanda'

/** Checks and re-encodes the file before the transaction, as it takes its time; its name may say who sent it. */
async function acceptEvidence(ctx: Context, files: readonly File[]) {
  const [file] = files
  if (!file) return undefined
  const given = new Uint8Array(await file.arrayBuffer())
  const { type, bytes, scan } = await ctx.files.accept(given, fileRequirements(KIND))
  return { name: storedName('bukti', KIND, type), type, bytes, scan }
}

export const markReportHandlers: Handlers<typeof markReportCalls, Context> = {
  fileMarkReport: withPreparation(
    async (ctx, { terlihat_pada, lampiran }) => {
      if (terlihat_pada !== null && terlihat_pada > ctx.today) {
        throw invalidFields({ terlihat_pada: 'Tanggal terlihat tidak boleh sesudah hari ini.' })
      }
      return acceptEvidence(ctx, lampiran)
    },
    (ctx, { lampiran: _files, situs: _trap, ...given }, evidence) =>
      inTransaction(ctx.db, async (db) => {
        const batas = addDays(ctx.today, (await settingsOn(db, ctx.today)).batas_tanda)
        const certificate_id = await certificateOfNumber(db, given.no_sertifikasi)
        // Of whoever reports, not even the account is kept.
        const kept = evidence && (await keepFile(db, ctx, { userId: null, jenis: KIND, ...evidence }))
        const file_id = kept?.id ?? null
        const id = await insertPublicReport(db, { ...given, certificate_id, file_id, batas, created_at: ctx.now })
        const audited = { action: 'masuk', noun: 'pemakaian-tanda', nounId: id, label: `Laporan ${id}` }
        await recordAudit(db, { now: ctx.now, visit: nobody() }, { ...audited, who: 'pelapor' })
        return { batas }
      }),
  ),
}
