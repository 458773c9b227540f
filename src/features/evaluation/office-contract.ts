import { calls } from '../../lib/call.ts'

export const evaluationOfficeCalls = calls({})
