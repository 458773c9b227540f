import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { requireConfirmedPassword } from '../../../../ground/sessions/session.ts'
import type { FileAnswer } from '../../../../lib/calls/call.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { exportRecords, importRecords } from '../../../../processes/records/import-records.ts'
import { announceExport } from '../../../platform/staff/export-service.ts'
import { type ImportName, PERSONAL_LISTS } from '../list-rules.ts'
import type { ImportOutcome, importOfficeCalls } from './contract.ts'

const importOf =
  (name: ImportName) =>
  async (ctx: Context, { file, coba }: { file: File; coba: boolean }): Promise<ImportOutcome> =>
    importRecords(ctx, name, { bytes: await file.bytes(), filename: file.name, coba })

const exportOf =
  (name: ImportName) =>
  async (ctx: Context): Promise<FileAnswer> => {
    const isPersonal = PERSONAL_LISTS.includes(name)
    if (isPersonal) requireConfirmedPassword(ctx)
    const { text } = await inTransaction(ctx.db, async (db) => {
      const exported = await exportRecords({ ...ctx, db }, name)
      if (isPersonal) await announceExport(db, ctx, { daftar: `Ekspor ${name}`, jumlah: exported.count })
      return exported
    })
    return { type: 'text/csv; charset=utf-8', bytes: text, filename: `${name}-${ctx.today}.csv` }
  }

export const importOfficeHandlers: Handlers<typeof importOfficeCalls, Context> = {
  importSchemes: importOf('skema'),
  exportSchemes: exportOf('skema'),
  importVenues: importOf('tuk'),
  exportVenues: exportOf('tuk'),
  importExaminers: importOf('penguji'),
  exportExaminers: exportOf('penguji'),
  importHolders: importOf('pemegang'),
  exportHolders: exportOf('pemegang'),
  importPastApplications: importOf('permohonan-lama'),
  exportPastApplications: exportOf('permohonan-lama'),
  importPastInvoices: importOf('invoice-lama'),
  exportPastInvoices: exportOf('invoice-lama'),
  importArticles: importOf('artikel'),
  exportArticles: exportOf('artikel'),
}
