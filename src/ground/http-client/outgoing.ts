import { Histogram, Registry } from 'prom-client'
import { asPart } from '../tracing/spans.ts'

/** The services that the portal asks. */
export type OutgoingService = 'smtp' | 'webhook' | 's3' | 'payment' | 'text_message' | 'signing'

/**
 * The outcome of a request: `refused` when the other side says no, `failed` when it says that it cannot, or nothing.
 */
export type Result = 'ok' | 'missing' | 'refused' | 'failed'

/** The metrics of this process's outgoing requests, which do not pass through its server. */
export const outgoingFigures = new Registry()

const seconds = new Histogram({
  name: 'outgoing_seconds',
  help: 'Time that mail, watchers, buckets, payments, short messages and signing services took, by how it ended',
  labelNames: ['service', 'operation', 'result'],
  buckets: [0.05, 0.2, 0.5, 1, 5, 15, 60],
  registers: [outgoingFigures],
})

interface Asked<T> {
  service: OutgoingService
  operation: string
  ended?: (answer: T) => Result
  threw?: (error: unknown) => Result
}

/** Asks another server; the request is counted and becomes a part of the running trace. */
export async function askOthers<T>(
  { service, operation, ended = () => 'ok', threw = () => 'failed' }: Asked<T>,
  ask: () => Promise<T>,
): Promise<T> {
  const begun = performance.now()
  const count = (result: Result) => seconds.observe({ service, operation, result }, (performance.now() - begun) / 1000)
  try {
    const answer = await asPart(`${service} ${operation}`, { service, operation }, ask)
    count(ended(answer))
    return answer
  } catch (error) {
    count(threw(error))
    throw error
  }
}

/** Returns who failed, by an HTTP status. */
export const resultOfStatus = (status: number): Result => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok')
