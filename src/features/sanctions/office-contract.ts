import { calls } from '../../lib/call.ts'

export const sanctionOfficeCalls = calls({})
