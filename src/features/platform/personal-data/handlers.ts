import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { changeHandlers } from './change-handlers.ts'
import { contactHandlers } from './contact-handlers.ts'
import type { personalDataCalls } from './contract.ts'
import { draftHandlers } from './draft-handlers.ts'
import { privacyHandlers } from './privacy-handlers.ts'
import { replacementHandlers } from './replacement-handlers.ts'

export type PersonalHandlers = Handlers<typeof personalDataCalls, Context>

export const personalDataHandlers: PersonalHandlers = {
  ...draftHandlers,
  ...contactHandlers,
  ...changeHandlers,
  ...privacyHandlers,
  ...replacementHandlers,
}
