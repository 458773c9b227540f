import { changeHandlers } from './change-handlers.ts'
import { contactHandlers } from './contact-handlers.ts'
import { draftHandlers } from './draft-handlers.ts'
import { privacyHandlers } from './privacy-handlers.ts'
import { replacementHandlers } from './replacement-handlers.ts'
import type { PersonalHandlers } from './shared-handlers.ts'

export const personalDataHandlers: PersonalHandlers = {
  ...draftHandlers,
  ...contactHandlers,
  ...changeHandlers,
  ...privacyHandlers,
  ...replacementHandlers,
}
