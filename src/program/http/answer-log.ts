import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Keys } from '../../ground/secrets/keys.ts'
import { addressKey } from '../../ground/sessions/security-log.ts'
import { visitBehind } from './guards/identify-visitor.ts'

/** Account and keyed address lead to the security log; neither email nor address is written. */
export function logAnswers(server: FastifyInstance, log: Logger, keys: Keys): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (!log.isLevelEnabled('info')) return done()
    const route = request.routeOptions.url ?? '(none)'
    const { id, method } = request
    const visit = visitBehind(request)
    const who = visit ? { account: visit.account?.id, address: addressKey(keys, visit.ip) } : {}
    log.info({ id, method, route, status: reply.statusCode, ms: reply.elapsedTime, ...who }, 'answered')
    done()
  })
}
