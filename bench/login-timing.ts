import { randomInt } from 'node:crypto'
import pg from 'pg'
import { anyAddress } from './anybody.ts'
import { median } from './percentile.ts'

const CALLS = 50

export interface LoginTiming {
  /** The medians in milliseconds, over wrong passwords. */
  knownMs: number
  unknownMs: number
}

/** One refused login of a program without cookies, from an address of its own. */
async function refusedLogin(url: string, email: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    body: JSON.stringify({ email, password: `salah-${randomInt(1e9)}` }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 422)
    throw new Error(`login answered ${answer.status}; run the app with TRUST_PROXY=127.0.0.1,::1`)
  return performance.now() - begun
}

/**
 * Measures whether the time of a refused login reveals that an account exists. The app has to trust this machine as a
 * proxy (TRUST_PROXY=127.0.0.1,::1), or the limit of one address would stop it; the accounts' own are reset.
 */
export async function loginTiming(
  url: string,
  database: string,
  knownEmail = 'anggota@example.com',
): Promise<LoginTiming> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const known: number[] = []
  const unknown: number[] = []
  await refusedLogin(url, knownEmail)
  for (let n = 0; n < CALLS; n += 1) {
    await client.query('delete from attempts')
    const turns = [
      async () => known.push(await refusedLogin(url, knownEmail)),
      async () => unknown.push(await refusedLogin(url, `siapa${n}@example.com`)),
    ]
    // The second to run finds a warmer machine.
    for (const turn of n % 2 === 0 ? turns : turns.reverse()) await turn()
  }
  await client.end()
  return { knownMs: median(known), unknownMs: median(unknown) }
}
