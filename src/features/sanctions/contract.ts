import { calls } from '../../lib/call.ts'

export const sanctionCalls = calls({})
