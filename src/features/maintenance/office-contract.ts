import { calls } from '../../lib/call.ts'

export const maintenanceOfficeCalls = calls({})
