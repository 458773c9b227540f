import { type Context, ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { TraceTarget } from '../config.ts'
import type { Span } from './span.ts'
import type { Beginning, Spans } from './spans.ts'

const SERVICE = 'sertifikasi-amdal'
const SEND_MS = 5000
const TAKEN = 0
/** The program has ten seconds to stop, and others stop after this. */
const CLOSE_MS = 2000

const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, outgoing: SpanKind.CLIENT } as const

const CARRIED = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** As a job carries it; what cannot be read begins a trace of its own. */
function carriedContext(carried: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = CARRIED.exec(carried) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return { traceId, spanId, traceFlags: Number(`0x${flags}`), isRemote: true }
}

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

const codeOf = (error: Error | undefined): unknown => (error as { code?: unknown } | undefined)?.code ?? error?.name

/** Says once when nobody takes the spans, and once when somebody does again; requests do not notice. */
function logFailures(exporter: SpanExporter, log: Logger): SpanExporter {
  let isTaken = true
  return {
    export: (batch, done) =>
      exporter.export(batch, (result) => {
        const now = result.code === TAKEN
        if (now !== isTaken)
          log.warn(
            { why: now ? undefined : codeOf(result.error) },
            now ? 'traces are taken again' : 'traces are not taken',
          )
        isTaken = now
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

/** Collects spans and sends them by OTLP over HTTP; of what is left at the end as much as goes within two seconds. */
export function openSpans({ url, headers, share }: TraceTarget, log: Logger): Spans {
  const exporter = logFailures(new OTLPTraceExporter({ url, headers, timeoutMillis: SEND_MS }), log)
  const provider = new TracerProvider({
    // Nothing of the machine.
    resource: resourceFromAttributes({ 'service.name': SERVICE }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer(SERVICE)

  return {
    begin(name, { kind, under, attributes, at }: Beginning): Span {
      const above = typeof under === 'string' ? carriedContext(under) : under && carriedContext(under.carried)
      const context: Context = above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT
      const options = { kind: KINDS[kind], attributes, ...(at === undefined ? {} : { startTime: at }) }
      const span = tracer.startSpan(name, options, context)
      return {
        carried: traceparentOf(span.spanContext()),
        end({ isFailed = false, attributes: more = {} } = {}) {
          span.setAttributes(more)
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },

    close: () => {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, CLOSE_MS)
      return Promise.race([provider.shutdown().catch(() => {}), late]).finally(() => clearTimeout(timer))
    },
  }
}
