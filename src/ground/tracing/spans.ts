import type { Attributes, Span } from './span.ts'
import { onTrail, trailHere } from './tracing.ts'

export interface Beginning {
  /** What asks: a request from outside, a job, what the portal asks of others, or a part of its own. */
  kind: 'request' | 'job' | 'outgoing'
  /** The span it is a part of, or what `carried` said of it in another process. */
  under?: Span | string | undefined
  attributes: Attributes
  /** Milliseconds since 1970; now without. */
  at?: number
}

/** Where spans are collected; what does it is loaded only where the setting asks for it (open-spans.ts). */
export interface Spans {
  begin: (name: string, beginning: Beginning) => Span
  /** Sends what is left, as long as that may take. */
  close: () => Promise<void>
}

let spans: Spans | undefined

/** Traces from now on; undefined: no longer. */
export function collectIn(collected: Spans | undefined): void {
  spans = collected
}

/** undefined where nothing is traced. */
export const beginSpan = (name: string, beginning: Beginning): Span | undefined => spans?.begin(name, beginning)

export const isTraced = (): boolean => spans !== undefined

/** Does a part of what is traced already, as a span of its own; alone it is nobody's part and leaves no trace. */
export async function asPart<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const here = trailHere()
  const span = here?.span && beginSpan(name, { kind: 'outgoing', under: here.span, attributes })
  if (!here || !span) return work()
  try {
    const answer = await onTrail({ ...here, span }, work)
    span.end()
    return answer
  } catch (error) {
    span.end({ isFailed: true })
    throw error
  }
}
