import { calls } from '../../lib/call.ts'

export const complaintOfficeCalls = calls({})
