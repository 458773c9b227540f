import type { Attributes, Span } from './span.ts'
import { currentTrace, runInTrace } from './tracing.ts'

export interface Beginning {
  /** The kind of work: a request from outside, a job, or a request to others; smaller parts count as `outgoing`. */
  kind: 'request' | 'job' | 'outgoing'
  /** The parent span, or its `carried` text from another process. */
  under?: Span | string | undefined
  attributes: Attributes
  /** Milliseconds since 1970; now without. */
  at?: number
}

/** The collector of spans; its implementation is loaded only where the setting asks for it (open-spans.ts). */
export interface Spans {
  begin: (name: string, beginning: Beginning) => Span
  /** Sends what is left, as long as that may take. */
  close: () => Promise<void>
}

let spans: Spans | undefined

/** Sets the collector of spans; undefined ends the tracing. */
export function collectIn(collected: Spans | undefined): void {
  spans = collected
}

/** Begins a span; returns undefined where nothing is traced. */
export const beginSpan = (name: string, beginning: Beginning): Span | undefined => spans?.begin(name, beginning)

export const isTraced = (): boolean => spans !== undefined

/** Runs a part of the running trace as a span of its own; outside of a trace it leaves none. */
export async function asPart<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const here = currentTrace()
  const span = here?.span && beginSpan(name, { kind: 'outgoing', under: here.span, attributes })
  if (!here || !span) return work()
  try {
    const answer = await runInTrace({ ...here, span }, work)
    span.end()
    return answer
  } catch (error) {
    span.end({ isFailed: true })
    throw error
  }
}
