import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { venueCalls } from './contract.ts'
import { venues } from './queries.ts'

export const venueHandlers: Handlers<typeof venueCalls, Context> = {
  listVenues: (ctx) => venues(ctx.reads),
}
