import { randomInt } from 'node:crypto'
import { anyAddress } from './anybody.ts'
import { percentile } from './percentile.ts'
import type { Server } from './servers.ts'

export const AT_ONCE = 200
const PROBES_EVERY_MS = 10

const logIn = (url: string): Promise<Response> =>
  fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-forwarded-for': anyAddress(),
    },
    body: JSON.stringify({ email: `badai${randomInt(1e9)}@example.com`, password: `salah-${randomInt(1e9)}` }),
  })

/** Logins at once: the 95th percentile, in milliseconds, of the other requests in the meantime. */
export async function loginStorm(server: Server): Promise<number> {
  let raging = true
  const storm = Promise.all(Array.from({ length: AT_ONCE }, () => logIn(server.url))).finally(() => {
    raging = false
  })
  const waits: number[] = []
  while (raging) {
    const begun = performance.now()
    await (await fetch(`${server.url}/training/get?search=badai${waits.length}`)).arrayBuffer()
    waits.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, PROBES_EVERY_MS))
  }
  await storm
  return percentile(waits, 0.95)
}
