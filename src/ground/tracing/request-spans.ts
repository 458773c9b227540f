import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan } from './spans.ts'
import { runInTrace, type Trace } from './tracing.ts'

/** As proxies make them (32 hexadecimal digits or a UUID): no number of a person looks like it. */
const PROXY_ID = /^([\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i

/** Only where TRUST_PROXY believed the nearest one does a request have more addresses than one. */
function idOfProxy({ ips = [], headers }: FastifyRequest): string | undefined {
  const said = headers['x-request-id']
  return ips.length > 1 && typeof said === 'string' && PROXY_ID.test(said) ? said : undefined
}

/** Each request has an id, which its answer names and all work that comes of it knows. */
export function traceRequests(server: FastifyInstance): void {
  const traces = new WeakMap<FastifyRequest, Trace>()
  server.addHook('onRequest', (request, reply, done) => {
    request.id = idOfProxy(request) ?? request.id
    // Also for answers that a cached page's own headers go out with.
    reply.raw.setHeader('X-Request-Id', request.id)
    const { method } = request
    const attributes = { 'http.request.method': method, 'http.route': routeOf(request), request: request.id }
    const span = beginSpan(`${method} ${routeOf(request)}`, { kind: 'request', attributes })
    const trace = { request: request.id, span }
    traces.set(request, trace)
    runInTrace(trace, done)
  })
  // The body is read in the context of its connection.
  server.addHook('preHandler', (request, _reply, done) => {
    const trace = traces.get(request)
    if (trace) runInTrace(trace, done)
    else done()
  })
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const attributes = { 'http.response.status_code': statusCode }
    traces.get(request)?.span?.end({ isFailed: statusCode >= 500, attributes })
    done()
  })
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '(none)'
