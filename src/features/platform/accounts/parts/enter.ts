import type { z } from 'zod'
import { client } from '../../../../app/calls/browser-client.ts'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'
import { session } from '../../../../app/session/session.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import type { LoginAnswer } from '../sessions/contract.ts'

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

/** Loads the code that speaks to devices, only once somebody uses a passkey. */
const ceremony = () => lazyChunk(() => import('./passkey-ceremony.ts'))

/** Enters by a passkey alone. */
export const enterByPasskey = () =>
  enterAccount(async () => {
    const { signByPasskey } = await ceremony()
    const credential = await signByPasskey(await client.startPasskeyLogin())
    return client.passkeyLogin({ credential: { ...credential, type: 'public-key' } })
  })

/** Passes the second stage by a passkey. */
export async function passTwoFactorByPasskey(): Promise<void> {
  try {
    const { signByPasskey } = await ceremony()
    const credential = await signByPasskey(await client.startPasskeyChallenge())
    await client.passkeyChallenge({ credential: { ...credential, type: 'public-key' } })
  } catch (error) {
    alreadyIn(error)
  }
}

/** Takes a 409 as success: the state cookie was gone, but the session still exists, so the person is logged in. */
function alreadyIn(error: unknown): { two_factor: false; token?: never } {
  if (error instanceof Refusal && error.status === 409) return { two_factor: false }
  throw error
}

/** Passes the second stage by a code or a recovery code; people who already have a session need neither. */
export async function passTwoFactor(code: string): Promise<void> {
  await client.twoFactorChallenge({ code, recovery_code: code }).catch((error: unknown) => void alreadyIn(error))
}
