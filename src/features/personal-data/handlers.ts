import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import { changeHandlers } from './change-calls.ts'
import { contactHandlers } from './contact-calls.ts'
import type { personalDataCalls } from './contract.ts'
import { draftHandlers } from './draft-calls.ts'
import { privacyHandlers } from './privacy-calls.ts'

export type PersonalHandlers = Handlers<typeof personalDataCalls, Context>

export const personalDataHandlers: PersonalHandlers = {
  ...draftHandlers,
  ...contactHandlers,
  ...changeHandlers,
  ...privacyHandlers,
}
