import type { Logger } from 'pino'
import type { JobName } from '../jobs/queues.ts'
import { beginSpan } from './spans.ts'
import { onTrail, trailHere } from './tracing.ts'

/** What a job goes back to, beside its sealed data: nothing in it is of a person. */
export interface From {
  from?: { request?: string; span?: string }
}

/** Of the work that makes a job now. */
export function fromHere(): From {
  const { request, span } = trailHere() ?? {}
  if (request === undefined && span === undefined) return {}
  return { from: { ...(request === undefined ? {} : { request }), ...(span ? { span: span.carried } : {}) } }
}

/** Does a job as a part of what made it, and says in the log how it ended. */
export async function runOnTrail(
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
    await onTrail({ request, span }, work)
    span?.end()
    log.info(line(), 'job done')
  } catch (error) {
    span?.end({ isFailed: true })
    // Why stands in its row: others' words may name a person.
    log.warn(line(), 'job failed')
    throw error
  }
}
