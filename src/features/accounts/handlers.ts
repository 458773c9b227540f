import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { accountCalls } from './contract.ts'
import { entryHandlers } from './entry-calls.ts'
import { passwordHandlers } from './password-calls.ts'
import { profileHandlers } from './profile-calls.ts'
import { twoFactorHandlers } from './two-factor-calls.ts'

export type AccountHandlers = Handlers<typeof accountCalls, Context>

export const accountHandlers: AccountHandlers = {
  ...entryHandlers,
  ...passwordHandlers,
  ...twoFactorHandlers,
  ...profileHandlers,
}
