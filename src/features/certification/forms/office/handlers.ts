import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { alikeItems } from '../../../../processes/exams/alike-items.ts'
import { moveForm } from '../../../../processes/exams/move-form.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { requireOpenBank } from '../../items/service.ts'
import { angoffColumns, writeJudges } from '../angoff-service.ts'
import { putFormsTogether } from '../assembly-service.ts'
import { exchangeItem, markAnchor, reorderItems, replacementsIn } from '../change-service.ts'
import { formRows, lockForm, updateForm } from '../form-queries.ts'
import { type FormRow, formById } from '../queries.ts'
import { mayChangeForm } from '../state-rules.ts'
import { formSources, formView } from '../view.ts'
import { recordForm, requireOwnDraft, requireSeenForm } from '../writing-service.ts'
import { type formOfficeCalls, formResource } from './contract.ts'
import { examFormsHandlers } from './exam-handlers.ts'
import { formPrintOfficeHandlers } from './print-handlers.ts'

const storedFor = (userId: number) =>
  resourceHandlers(formResource, {
    table: 'exam_forms',
    rows: formRows(userId),
    filters: { menunggu: (value) => (value ? sql`r.menunggu_rilis` : sql`not r.menunggu_rilis`) },
    label: ({ id }) => `Naskah ${id}`,
  })

interface Seen {
  id: number
  version: number
}

/** Answers a write with what the next one has to have seen. */
const answerForm = async (db: Db, id: number): Promise<Seen> => ({ id, version: (await lockForm(db, id)) ?? 0 })

/** Changes a draft of the caller's own. */
const changeDraft = (
  ctx: Context,
  { id, version }: Seen,
  change: (within: Context, form: FormRow) => Promise<unknown>,
): Promise<Seen> =>
  inTransaction(ctx.db, async (db) => {
    const within = { ...ctx, db }
    const userId = await requireOpenBank(within)
    await change(within, await requireOwnDraft(db, { id, version }, userId))
    return answerForm(db, id)
  })

export const formOfficeHandlers: Handlers<typeof formOfficeCalls, Context> = {
  ...examFormsHandlers,
  ...formPrintOfficeHandlers,

  listExamForm: async (ctx, given) => storedFor(await requireOpenBank(ctx)).listExamForm(ctx, given),
  historyExamForm: async (ctx, { id }) => storedFor(await requireOpenBank(ctx)).historyExamForm(ctx, { id }),
  listFormSources: async (ctx) => {
    await requireOpenBank(ctx)
    return formSources(ctx.db)
  },
  createExamForm: (ctx, asked) =>
    inTransaction(ctx.db, async (db) => {
      const author_id = await requireOpenBank({ ...ctx, db })
      const likenessOf = alikeItems(ctx.keys)
      return answerForm(db, await putFormsTogether(db, ctx, asked, { author_id, likenessOf }))
    }),
  getExamForm: async (ctx, { id }) => {
    const userId = await requireOpenBank(ctx)
    const form = await formById(ctx.db, id)
    if (!form) throw new Problem('RECORD_NOT_FOUND')
    return formView(ctx.db, ctx, form, userId)
  },
  listReplacements: async (ctx, { id, nomor }) => {
    const userId = await requireOpenBank(ctx)
    const form = await formById(ctx.db, id)
    if (!form) throw new Problem('RECORD_NOT_FOUND')
    if (!mayChangeForm(form, userId)) throw new Problem('FORM_NOT_YOURS')
    return replacementsIn(ctx.db, form, nomor, alikeItems(ctx.keys))
  },
  exchangeFormItem: (ctx, { nomor, item_version_id, ...seen }) =>
    changeDraft(ctx, seen, (within, form) =>
      exchangeItem(within.db, within, form, { nomor, item_version_id, likenessOf: alikeItems(ctx.keys) }),
    ),
  markFormAnchor: (ctx, { nomor, jangkar, ...seen }) =>
    changeDraft(ctx, seen, (within, form) => markAnchor(within.db, within, form, { nomor, jangkar })),
  reorderExamForm: (ctx, seen) => changeDraft(ctx, seen, (within, form) => reorderItems(within.db, within, form)),
  setFormCutScore: (ctx, { cara, batas_nilai, alasan_batas, ...seen }) =>
    changeDraft(ctx, seen, async (within, form) => {
      const { desimal_nilai_tulis } = await settingsOn(within.db, ctx.today)
      const columns = {
        versi: async () => ({ cara_batas: null, batas_nilai: null, alasan_batas: null }),
        angoff: () => angoffColumns(within.db, form, desimal_nilai_tulis),
        ditetapkan: async () => ({ cara_batas: 'ditetapkan' as const, batas_nilai, alasan_batas }),
      }
      await updateForm(within.db, form.id, await columns[cara]())
      await recordForm(within.db, within, 'tetapkan batas nilai', form)
    }),
  saveFormJudges: (ctx, { penilai, ...seen }) =>
    changeDraft(ctx, seen, async (within, form) => {
      const { desimal_nilai_tulis } = await settingsOn(within.db, ctx.today)
      await writeJudges(within.db, form, penilai, desimal_nilai_tulis)
      await recordForm(within.db, within, 'simpan penilai butir', form)
    }),
  moveForm: (ctx, { langkah, alasan, ...seen }) =>
    inTransaction(ctx.db, async (db) => {
      const within = { ...ctx, db }
      const userId = await requireOpenBank(within)
      await moveForm(db, within, await requireSeenForm(db, seen), { langkah, userId, alasan })
      return answerForm(db, seen.id)
    }),
}
