import type { Api } from '../api.ts'
import { accountHandlers } from '../features/accounts/handlers.ts'
import { articleHandlers } from '../features/articles/handlers.ts'
import { certificationHandlers } from '../features/certification/handlers.ts'
import { examinerHandlers } from '../features/examiners/handlers.ts'
import { fileHandlers } from '../features/files/handlers.ts'
import { scheduleHandlers } from '../features/schedules/handlers.ts'
import { siteContentHandlers } from '../features/site-content/handlers.ts'
import { tutorialHandlers } from '../features/tutorial/handlers.ts'
import { venueHandlers } from '../features/venues/handlers.ts'
import type { Handlers } from '../lib/handler.ts'
import type { Context } from './context.ts'

/** A handler for each call of the product; a missing one does not compile. */
export const handlers: Handlers<Api, Context> = {
  ...siteContentHandlers,
  ...articleHandlers,
  ...examinerHandlers,
  ...venueHandlers,
  ...scheduleHandlers,
  ...tutorialHandlers,
  ...fileHandlers,
  ...accountHandlers,
  ...certificationHandlers,
}
