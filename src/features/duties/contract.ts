import { calls } from '../../lib/call.ts'

export const dutyCalls = calls({})
