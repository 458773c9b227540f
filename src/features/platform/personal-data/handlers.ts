import { contactHandlers } from './changes/contact-handlers.ts'
import { changeHandlers } from './changes/handlers.ts'
import { replacementHandlers } from './changes/replacement-handlers.ts'
import { draftHandlers } from './draft-handlers.ts'
import { privacyHandlers } from './privacy/handlers.ts'
import type { PersonalHandlers } from './shared-handlers.ts'

export const personalDataHandlers: PersonalHandlers = {
  ...draftHandlers,
  ...contactHandlers,
  ...changeHandlers,
  ...privacyHandlers,
  ...replacementHandlers,
}
