import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { complaintOfficeCalls } from './office-contract.ts'

export const complaintOfficeHandlers: Handlers<typeof complaintOfficeCalls, Context> = {}
