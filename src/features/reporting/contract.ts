import { calls } from '../../lib/call.ts'

export const reportingCalls = calls({})
