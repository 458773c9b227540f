import type { Context } from './context.ts'

/** Keys whose time is over. */
export async function sweepIdempotency(_ctx: Context): Promise<void> {}
