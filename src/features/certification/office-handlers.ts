import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { certificationOfficeCalls } from './office-contract.ts'

export const certificationOfficeHandlers = {} as Handlers<typeof certificationOfficeCalls, Context>
