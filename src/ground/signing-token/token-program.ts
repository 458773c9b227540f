import type { TokenOrder } from './token-order.ts'
import { answerOrder } from './token-session.ts'

/** Asked once, answers once: nothing that a token's module keeps in memory lives longer. */
process.once('message', async (order: TokenOrder) => {
  process.send?.(await answerOrder(order), () => process.exit(0))
})
// The portal is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0))
