import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { dutyCalls } from './contract.ts'

export const dutyHandlers: Handlers<typeof dutyCalls, Context> = {}
