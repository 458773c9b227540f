import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { requireConfirmedPassword } from '../../../../ground/sessions/session.ts'
import type { FileAnswer } from '../../../../lib/calls/call.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import type { Separator } from '../../../../lib/files/csv-writer.ts'
import {
  beginImport,
  bringDraftIn,
  giveDraftUp,
  lookAtDraft,
  mendDraft,
  takeWaitingRows,
} from '../../../../processes/records/import-draft.ts'
import { exportRecords } from '../../../../processes/records/import-records.ts'
import { announceExport } from '../../../platform/staff/export-service.ts'
import { listDrafts, requireDraft } from '../draft-service.ts'
import { type ImportName, PERSONAL_LISTS } from '../list-rules.ts'
import { draftView } from '../view.ts'
import type { ImportDraft, importOfficeCalls } from './contract.ts'

const importOf =
  (name: ImportName) =>
  async (ctx: Context, { file }: { file: File }): Promise<ImportDraft> =>
    draftView(await beginImport(ctx, name, { bytes: await file.bytes(), filename: file.name }))

const exportOf =
  (name: ImportName) =>
  async (ctx: Context, { pemisah }: { pemisah: Separator }): Promise<FileAnswer> => {
    const isPersonal = PERSONAL_LISTS.includes(name)
    if (isPersonal) requireConfirmedPassword(ctx)
    const { text } = await inTransaction(ctx.db, async (db) => {
      const exported = await exportRecords({ ...ctx, db }, name, pemisah)
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

  listImportDrafts: (ctx) => listDrafts(ctx),
  getImportDraft: async (ctx, { id }) => draftView(await lookAtDraft(ctx, id)),
  changeImportDraft: async (ctx, { id, perubahan }) => {
    const rest = await mendDraft(ctx, id, perubahan)
    return { draf: rest ? draftView(rest) : null }
  },
  bringImportDraftIn: async (ctx, { id }) => {
    const { rest, ...counts } = await bringDraftIn(ctx, id)
    return { ...counts, draf: rest ? draftView(rest) : null }
  },
  removeImportDraft: async (ctx, { id }) => {
    await giveDraftUp(ctx, id)
    return undefined
  },
  exportImportDraft: async (ctx, { id, pemisah }) => {
    const { jenis } = await requireDraft(ctx.db, ctx, id)
    if (PERSONAL_LISTS.includes(jenis)) requireConfirmedPassword(ctx)
    const { text } = await takeWaitingRows(ctx, id, pemisah)
    return { type: 'text/csv; charset=utf-8', bytes: text, filename: `${jenis}-menunggu-${ctx.today}.csv` }
  },
}
