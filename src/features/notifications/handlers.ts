import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { notificationCalls } from './contract.ts'

export const notificationHandlers = {} as Handlers<typeof notificationCalls, Context>
