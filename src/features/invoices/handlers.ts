import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { invoiceCalls } from './contract.ts'

export const invoiceHandlers = {} as Handlers<typeof invoiceCalls, Context>
