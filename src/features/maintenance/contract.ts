import { calls } from '../../lib/call.ts'

export const maintenanceCalls = calls({})
