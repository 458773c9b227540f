import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { maintenanceOfficeCalls } from './office-contract.ts'

export const maintenanceOfficeHandlers: Handlers<typeof maintenanceOfficeCalls, Context> = {}
