import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../../problems.ts'
import type { Banner } from '../../pages/demonstration-banner.ts'
import { failurePage } from '../../pages/pages.ts'
import { sendRendered } from '../../pages/send-rendered.ts'
import type { DrainState } from './draining.ts'

/** How the process is, and what pages that stand open are drawn with. */
const STILL_ANSWERED = /^\/(healthz|readyz|metrics)\b|^\/assets\//
const RETRY = { 'Retry-After': '2' }

interface Parts {
  draining: DrainState
  isNavigation: (request: FastifyRequest) => boolean
  banner: Banner
}

/** A program that was superseded knows its tables no more: pages and calls are refused, files of the build are not. */
export function refuseWhenSuperseded(server: FastifyInstance, { draining, isNavigation, banner }: Parts): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (draining.why !== 'superseded' || STILL_ANSWERED.test(request.url)) return done()
    const problem = new Problem('SUPERSEDED', { headers: RETRY })
    if (!isNavigation(request)) return done(problem)
    sendRendered(reply, { ...failurePage(problem, banner, request.id), headers: RETRY })
  })
}
