import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { evaluationCalls } from './contract.ts'

export const evaluationHandlers: Handlers<typeof evaluationCalls, Context> = {}
