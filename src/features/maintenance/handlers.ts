import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { maintenanceCalls } from './contract.ts'

export const maintenanceHandlers: Handlers<typeof maintenanceCalls, Context> = {}
