import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { installedProgram } from './debian-package.ts'
import { startPlainHaproxy } from './haproxy.ts'

export interface Proxy {
  name: string
  close: () => Promise<void>
}

const LOOK_MS = 200

/** HAProxy where it is installed (or named by HAPROXY_PATH), with the configuration that operators are given. */
export async function openProxy(port: number, machines: readonly number[], folder: string): Promise<Proxy> {
  const haproxy = installedProgram('haproxy')
  if (haproxy === undefined) return readyProxy(port, machines)
  const { close } = await startPlainHaproxy(haproxy, { port, ports: machines, folder })
  return { name: 'HAProxy', close }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts a minimal load balancer: it asks which machines are ready, and tries the next one where it cannot connect. */
export async function readyProxy(port: number, machines: readonly number[]): Promise<Proxy> {
  const ready = new Set<number>()
  const agent = new http.Agent({ keepAlive: true })
  let turn = 0
  const look = async () => {
    for (const machine of machines) {
      if (await isReady(machine)) ready.add(machine)
      else ready.delete(machine)
    }
  }
  await look()
  const looking = setInterval(() => void look(), LOOK_MS)
  const next = (tried: ReadonlySet<number>): number | undefined => {
    const left = [...ready].filter((machine) => !tried.has(machine))
    turn += 1
    return left[turn % left.length]
  }

  function pass(request: IncomingMessage, response: ServerResponse, tried = new Set<number>()): void {
    const machine = next(tried)
    if (machine === undefined) return void response.writeHead(503).end('no machine is ready')
    const { url, method, headers } = request
    const onward = http.request({ host: '127.0.0.1', port: machine, path: url, method, headers, agent })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', (error: { code?: string }) => {
      if (error.code === 'ECONNREFUSED') return pass(request, response, new Set([...tried, machine]))
      response.headersSent ? response.destroy() : response.writeHead(502).end(String(error.code))
    })
    request.pipe(onward)
  }

  const server = http.createServer((request, response) => pass(request, response))
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    name: 'proksi uji',
    async close() {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
