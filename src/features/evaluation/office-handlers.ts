import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { evaluationOfficeCalls } from './office-contract.ts'

export const evaluationOfficeHandlers: Handlers<typeof evaluationOfficeCalls, Context> = {}
