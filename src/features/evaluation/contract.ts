import { calls } from '../../lib/call.ts'

export const evaluationCalls = calls({})
