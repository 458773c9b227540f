import http from 'node:http'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { Problem } from '../../problems.ts'
import { jobHandlers } from '../jobs.ts'
import { contentFollower } from '../pages/follow-content.ts'
import { answerProblem } from './answers/refusal-text.ts'
import type { App } from './app.ts'
import type { AppParts } from './app-parts.ts'
import { workContext } from './contexts.ts'
import { onOneHost } from './guards/one-host.ts'
import { watchHealth } from './health/health.ts'
import { watchMetrics } from './health/metrics.ts'

/**
 * Makes the server of a process that only does jobs: its port answers health and metrics, and 404 to everything else.
 */
export async function createJobsApp(parts: AppParts): Promise<App> {
  const { config, database, log } = parts
  const logger: FastifyBaseLogger = log
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply, log),
    serverFactory: (handler) => http.createServer(onOneHost(log, handler)),
  })
  parts.jobs.handle(jobHandlers(workContext(parts), parts))
  server.setErrorHandler((error, request, reply) => answerProblem(error, request, reply, log))
  server.setNotFoundHandler(() => {
    throw new Problem('NOT_FOUND')
  })
  watchMetrics(server, { ...parts, token: config.metricsToken })
  const { begin: drain } = watchHealth(server, parts)
  const onError = (error: unknown) => log.error({ err: error }, 'following the content failed')
  const keeping = { hear: () => {} }
  const following = await contentFollower({ ...parts, db: database.db, caches: [], keeping, onError })
  return { server, drain, ...following }
}
