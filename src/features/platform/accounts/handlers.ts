import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/handler.ts'
import type { accountCalls } from './contract.ts'
import { emailChangeHandlers } from './email-change-handlers.ts'
import { entryHandlers } from './entry-handlers.ts'
import { passwordHandlers } from './password-handlers.ts'
import { profileHandlers } from './profile-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'
import { twoFactorHandlers } from './two-factor-handlers.ts'

export type AccountHandlers = Handlers<typeof accountCalls, Context>

export const accountHandlers: AccountHandlers = {
  ...entryHandlers,
  ...passwordHandlers,
  ...twoFactorHandlers,
  ...profileHandlers,
  ...emailChangeHandlers,
  ...sessionHandlers,
}
