import type { Context } from '../../../ground/context.ts'
import { deleteOffers } from './queries.ts'

/** Offers that are over are kept for as long as somebody may wonder what became of them. */
const KEPT_MS = 24 * 3_600_000

export const sweepWalletOffers = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<unknown> =>
  deleteOffers(db, new Date(now.getTime() - KEPT_MS))
