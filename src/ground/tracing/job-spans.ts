import type { Logger } from 'pino'
import type { JobName } from '../jobs/queues.ts'
import { beginSpan } from './spans.ts'
import { currentTrace, runInTrace } from './tracing.ts'

/** The request and span that made a job, beside its sealed data: nothing in it is about a person. */
export interface From {
  from?: { request?: string; span?: string }
}

/** Returns the request and span of the running work, for a job that it makes. */
export function fromHere(): From {
  const { request, span } = currentTrace() ?? {}
  if (request === undefined && span === undefined) return {}
  return { from: { ...(request === undefined ? {} : { request }), ...(span ? { span: span.carried } : {}) } }
}

/** Runs a job as a part of the trace that made it, and logs how it ended. */
export async function runInTraceOf(
  { name, id, data, log }: { name: JobName; id: string; data: unknown; log: Logger },
  work: () => Promise<void>,
): Promise<void> {
  const { request, span: under } = (data as From).from ?? {}
  const begun = performance.now()
  const span = beginSpan(`job ${name}`, {
    kind: 'job',
    under,
    attributes: { job: name, ...(request ? { request } : {}) },
  })
  const line = () => ({ job: name, id, request, ms: performance.now() - begun })
  try {
    await runInTrace({ request, span }, work)
    span?.end()
    log.info(line(), 'job done')
  } catch (error) {
    span?.end({ isFailed: true })
    // The reason is in the job's row and not in the log: the error text of others may name a person.
    log.warn(line(), 'job failed')
    throw error
  }
}
