import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { employerCalls } from './contract.ts'
import { employerInvitationHandlers } from './invitation-handlers.ts'
import { employerInvoiceHandlers } from './invoice-handlers.ts'
import { employerMemberHandlers } from './member-handlers.ts'
import { employerRegistrationHandlers } from './registration-handlers.ts'

export const employerHandlers: Handlers<typeof employerCalls, Context> = {
  ...employerMemberHandlers,
  ...employerInvitationHandlers,
  ...employerRegistrationHandlers,
  ...employerInvoiceHandlers,
}
