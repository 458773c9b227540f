import { emailChangeHandlers } from './email/change-handlers.ts'
import { entryHandlers } from './entry-handlers.ts'
import { passwordHandlers } from './passwords/handlers.ts'
import { profileHandlers } from './profile-handlers.ts'
import { sessionHandlers } from './sessions/handlers.ts'
import type { AccountHandlers } from './shared-handlers.ts'
import { twoFactorHandlers } from './two-factor/handlers.ts'

export { passkeyHandlers } from './passkeys/handlers.ts'

export const accountHandlers: AccountHandlers = {
  ...entryHandlers,
  ...passwordHandlers,
  ...twoFactorHandlers,
  ...profileHandlers,
  ...emailChangeHandlers,
  ...sessionHandlers,
}
