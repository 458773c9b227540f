import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { examStartsOf } from './opening-queries.ts'
import type { FormRow } from './queries.ts'
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
