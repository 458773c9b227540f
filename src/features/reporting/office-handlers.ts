import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { reportingOfficeCalls } from './office-contract.ts'

export const reportingOfficeHandlers: Handlers<typeof reportingOfficeCalls, Context> = {}
