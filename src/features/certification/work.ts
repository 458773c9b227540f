import type { Context } from '../../server/context.ts'

/** What ends by itself: offers, corrections, payments, waiting lists, old drafts. */
export async function applicationDeadlines(_ctx: Context): Promise<void> {}
