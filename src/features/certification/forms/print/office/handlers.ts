import type { Context } from '../../../../../ground/context.ts'
import type { Handlers } from '../../../../../lib/calls/handler.ts'
import { Problem } from '../../../../../problems.ts'
import { requireOpenBank } from '../../../items/service.ts'
import { formById } from '../../queries.ts'
import { examsOfForm } from '../queries.ts'
import { printForm } from '../view.ts'
import type { formPrintOfficeCalls } from './contract.ts'

export const formPrintOfficeHandlers: Handlers<typeof formPrintOfficeCalls, Context> = {
  getFormPrint: async (ctx, { id }) => {
    await requireOpenBank(ctx)
    if (!(await formById(ctx.db, id))) throw new Problem('RECORD_NOT_FOUND')
    return { jadwal: await examsOfForm(ctx.db, id) }
  },
  printForm: (ctx, { huruf, ...asked }) => printForm(ctx, { ...asked, besar: huruf === 'besar' }),
}
