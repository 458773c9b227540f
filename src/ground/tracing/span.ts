/** What may be said of a piece of work: words of the program and numbers, nothing that anybody sent. */
export type Attributes = Record<string, string | number>

/** A piece of work with a beginning and an end. */
export interface Span {
  /** For another process: which span this is (W3C Trace Context, `traceparent`). */
  carried: string
  end: (outcome?: { isFailed?: boolean; attributes?: Attributes }) => void
}
