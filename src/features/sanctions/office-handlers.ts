import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { sanctionOfficeCalls } from './office-contract.ts'

export const sanctionOfficeHandlers: Handlers<typeof sanctionOfficeCalls, Context> = {}
