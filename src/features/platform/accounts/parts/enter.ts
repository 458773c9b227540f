import type { z } from 'zod'
import { client } from '../../../../app/browser-client.ts'
import { session } from '../../../../app/session.ts'
import { Refusal } from '../../../../lib/refusal.ts'
import type { LoginAnswer } from '../contract.ts'

type Answer = z.output<typeof LoginAnswer>

/** Logs in or registers; tells whether a second stage is needed before there is a token to keep. */
export async function enterAccount(ask: () => Promise<Answer>): Promise<'two-factor' | 'in'> {
  session.dropToken()
  await client.getCsrfCookie()
  const answer = await ask().catch(alreadyIn)
  if (answer.two_factor) return 'two-factor'
  if (answer.token) session.keepToken(answer.token)
  return 'in'
}

/** The state cookie had gone before the session did: the person is logged in. */
function alreadyIn(error: unknown): { two_factor: false; token?: never } {
  if (error instanceof Refusal && error.status === 409) return { two_factor: false }
  throw error
}

/** The second stage: the one text is a code or a recovery code. Those who already have a session need none. */
export async function passTwoFactor(code: string): Promise<void> {
  await client.twoFactorChallenge({ code, recovery_code: code }).catch((error: unknown) => void alreadyIn(error))
}
