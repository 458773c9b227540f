import { calls } from '../../lib/call.ts'

export const reportingOfficeCalls = calls({})
