import http from 'node:http'

export interface Asked {
  /** Under which name its time is counted. */
  kind: string
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface OpenLoad {
  perSecond: number
  seconds: number
  /** Answers that come before are not counted. */
  warmSeconds: number
  ask: () => Asked
}

/**
 * Asks at a pace of its own, whether answers come or not, as many visitors do. Times, in milliseconds and by kind, begin
 * when a request was due: one that had to wait for its turn is as late as it seems to its visitor.
 */
export async function timesAtPace(url: string, { perSecond, seconds, warmSeconds, ask }: OpenLoad) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 })
  const taken = new Map<string, number[]>()
  const running = new Set<Promise<void>>()
  const begun = performance.now()
  for (let n = 0; n < perSecond * (warmSeconds + seconds); n += 1) {
    const due = begun + (n * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    const asked = ask()
    const one = awaitAnswer(agent, url, asked).then(() => {
      if (due - begun < warmSeconds * 1000) return
      const times = taken.get(asked.kind)
      if (times) times.push(performance.now() - due)
      else taken.set(asked.kind, [performance.now() - due])
    })
    running.add(one)
    void one.finally(() => running.delete(one)).catch(() => {})
  }
  await Promise.all(running)
  agent.destroy()
  return taken
}

function awaitAnswer(agent: http.Agent, url: string, { path, method = 'GET', headers, body }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(url + path, { agent, method, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`)),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}
