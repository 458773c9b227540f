import type { Context } from '../../server/context.ts'

/** Reminds of payments that are due soon. */
export async function paymentReminders(_ctx: Context): Promise<void> {}
