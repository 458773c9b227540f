import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { invoiceOfficeCalls } from './office-contract.ts'

export const invoiceOfficeHandlers = {} as Handlers<typeof invoiceOfficeCalls, Context>
