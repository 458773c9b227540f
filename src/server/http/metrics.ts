import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Problem } from '../../problems.ts'
import type { PageCache } from '../pages/page-cache.ts'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Figures of this process at /metrics, for this machine only. */
export function watchMetrics(server: FastifyInstance, cache: PageCache): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const answerSeconds = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time to answer a request that the page cache did not answer',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [register],
  })
  new Gauge({
    name: 'page_cache_answers',
    help: 'Answers given from the page cache, and those made anew',
    labelNames: ['from'],
    registers: [register],
    collect() {
      this.set({ from: 'cache' }, cache.hits)
      this.set({ from: 'made' }, cache.misses)
    },
  })
  const failures = new Counter({ name: 'http_failures_total', help: 'Answers of status 5xx', registers: [register] })
  server.addHook('onResponse', async (request, reply) => {
    answerSeconds.observe(
      { route: request.routeOptions.url ?? '(none)', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    if (reply.statusCode >= 500) failures.inc()
  })
  server.get('/metrics', async (request, reply) => {
    const behindProxy = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
    if (behindProxy || !LOOPBACK.includes(request.socket.remoteAddress ?? '')) throw new Problem('NOT_FOUND')
    return reply.type(register.contentType).send(await register.metrics())
  })
}
