import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { addMonths, type Day, longDay } from '../../../../lib/day.ts'
import { Problem } from '../../../../problems.ts'
import { clausesOf } from '../../../platform/editions/clause-rules.ts'
import { assessedEdition } from '../../../platform/editions/service.ts'
import { openPrivateFile } from '../../../platform/files/service.ts'
import { addressOfHome } from '../archive-service.ts'
import { FOLDER_RECORD, FOLDER_ROWS, fileOfFolder } from '../queries.ts'
import { chosenClauses, homesOf } from '../rules.ts'
import { collectAnswers, periodOf } from '../service.ts'
import { type assessorFolderOfficeCalls, assessorFolderResource } from './contract.ts'

const NOUN = assessorFolderResource.name
/** The months before today that are looked at where nobody chose a period. */
const USUAL_MONTHS = 12

const label = ({ dari, sampai }: { dari: string; sampai: string }): string =>
  `${longDay(dari)} sampai ${longDay(sampai)}`

const folders = resourceHandlers(assessorFolderResource, {
  table: 'assessor_folders',
  rows: FOLDER_ROWS,
  record: FOLDER_RECORD,
  label,
  values: ({ form, ctx }) => ({
    ...form,
    jumlah: homesOf(chosenClauses(form.edisi, form.klausul)).length,
    ...{ created_by: requireAccount(ctx).id, created_at: ctx.now },
  }),
  afterSave: ({ db, ctx, id }) => ctx.jobs.enqueue(db, 'assessor-folder', { id }),
})

export const assessorFolderOfficeHandlers: Handlers<typeof assessorFolderOfficeCalls, Context> = {
  ...folders,

  getAssessorArchive: async (ctx, { id }) => {
    const folder = await folders.getAssessorFolder(ctx, { id })
    const file = await fileOfFolder(ctx.db, id)
    if (!file) throw new Problem('FILE_NOT_FOUND')
    const bytes = await openPrivateFile(ctx, file.id)
    await inTransaction(ctx.db, (db) =>
      recordAudit(db, ctx, { action: 'ekspor', noun: NOUN, nounId: id, label: label(folder) }),
    )
    return { type: 'application/zip', bytes, filename: file.name }
  },

  listAssessorAnswer: async (ctx, { page, perPage, edisi, dari, sampai, hanya_kurang }) => {
    const edition = edisi ?? (await assessedEdition(ctx.db, ctx.today)).edisi
    const period = periodOf(ctx, (dari as Day) ?? addMonths(ctx.today, -USUAL_MONTHS), (sampai as Day) ?? ctx.today)
    const answers = await collectAnswers(ctx, clausesOf(edition), period)
    const rows = answers.map(({ home, ...answer }, at) => ({
      ...answer,
      ...{ id: at + 1, jenis: home.kind, label: home.label, alamat: addressOfHome(home) },
    }))
    const shown = hanya_kurang ? rows.filter(({ kurang }) => kurang.length > 0) : rows
    return { data: shown.slice((page - 1) * perPage, page * perPage), total: shown.length, page }
  },
}
