/** The attributes of a span: words of the program and numbers, never input of users. */
export type Attributes = Record<string, string | number>

/** A piece of work with a beginning and an end, as tracing knows it. */
export interface Span {
  /** The span's name for another process (W3C Trace Context, `traceparent`). */
  carried: string
  end: (outcome?: { isFailed?: boolean; attributes?: Attributes }) => void
}
