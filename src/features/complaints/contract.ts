import { calls } from '../../lib/call.ts'

export const complaintCalls = calls({})
