import {
  type FormRow,
  type FormWay,
  formById,
  insertFormOpening,
  sealOfForm,
} from '../../features/certification/forms/service.ts'
import { requireOpenBank } from '../../features/certification/items/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { Problem } from '../../problems.ts'

/** Returns a form that the caller may open at this moment, and records the opening before anything of it is answered. */
export async function requireOpenForm(db: Db, ctx: Context, formId: number, cara: FormWay): Promise<FormRow> {
  const user_id = await requireOpenBank({ ...ctx, db })
  const form = await formById(db, formId)
  if (!form) throw new Problem('RECORD_NOT_FOUND')
  if (!(await sealOfForm(db, ctx, form)).terbuka) throw new Problem('FORM_SEALED')
  await insertFormOpening(db, { form_id: form.id, user_id, cara, at: ctx.now })
  return form
}
