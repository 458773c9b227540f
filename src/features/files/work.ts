import type { Context } from '../../server/context.ts'

/** Files that nothing names any more. */
export async function sweepFiles(_ctx: Context): Promise<void> {}
