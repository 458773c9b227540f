import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

interface Batch {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[]
}

/** Takes traces as OTLP over HTTP, in JSON; while `mood.refuses` it answers 400, while `mood.silent` nothing. */
export async function traceCollector() {
  const bodies: string[] = []
  const mood = { refuses: false, silent: false, headers: {} as http.IncomingHttpHeaders }
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      mood.headers = request.headers
      if (mood.silent) return
      if (mood.refuses || request.url !== '/v1/traces') return response.writeHead(400).end()
      bodies.push(Buffer.concat(parts).toString())
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const spans = (): CollectedSpan[] =>
    bodies
      .map((body): Batch => JSON.parse(body))
      .flatMap(({ resourceSpans }) => resourceSpans.flatMap((of) => of.scopeSpans.flatMap((scope) => scope.spans)))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { bodies, mood, spans, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
