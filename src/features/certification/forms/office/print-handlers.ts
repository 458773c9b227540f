import type { Context } from '../../../../ground/context.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { requireOpenBank } from '../../items/service.ts'
import { examsOfForm } from '../print/queries.ts'
import { printForm } from '../print/view.ts'
import { formById } from '../queries.ts'
import type { formPrintOfficeCalls } from './print-contract.ts'

export const formPrintOfficeHandlers: Handlers<typeof formPrintOfficeCalls, Context> = {
  getFormPrint: async (ctx, { id }) => {
    await requireOpenBank(ctx)
    if (!(await formById(ctx.db, id))) throw new Problem('RECORD_NOT_FOUND')
    return { jadwal: await examsOfForm(ctx.db, id) }
  },
  printForm: (ctx, { huruf, ...asked }) => printForm(ctx, { ...asked, besar: huruf === 'besar' }),
}
