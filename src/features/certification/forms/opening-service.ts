import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { requireOpenBank } from '../items/service.ts'
import { examStartsOf, type FormWay, insertFormOpening } from './opening-queries.ts'
import { type FormRow, formById } from './queries.ts'
import { isOpenAt, opensAt } from './sealing-rules.ts'

type Caller = Pick<Context, 'now' | 'today' | 'visit'>

/** Says how a form is sealed at this moment: from when it opens, and whether it is open. */
export async function sealOfForm(db: Db, ctx: Caller, form: Pick<FormRow, 'id' | 'status'>) {
  const exams = await examStartsOf(db, form.id)
  const { jam_buka_naskah: jamBukaNaskah } = await settingsOn(db, ctx.today)
  return {
    terbuka: isOpenAt({ status: form.status, exams, jamBukaNaskah }, ctx.now),
    dibuka_pada: opensAt(exams, jamBukaNaskah),
  }
}

/** Returns a form that the caller may open at this moment, and records the opening before anything of it is answered. */
export async function requireOpenForm(db: Db, ctx: Context, formId: number, cara: FormWay): Promise<FormRow> {
  const user_id = await requireOpenBank({ ...ctx, db })
  const form = await formById(db, formId)
  if (!form) throw new Problem('RECORD_NOT_FOUND')
  if (!(await sealOfForm(db, ctx, form)).terbuka) throw new Problem('FORM_SEALED')
  await insertFormOpening(db, { form_id: form.id, user_id, cara, at: ctx.now })
  return form
}
