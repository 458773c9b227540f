import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { complaintCalls } from './contract.ts'

export const complaintHandlers: Handlers<typeof complaintCalls, Context> = {}
