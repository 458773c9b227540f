import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call. The product says who may make it and which problems it can answer: see access.ts and problems.ts. */
export interface Call<Access extends string = string, Code extends string = string> {
  method: Method
  /** `/training/edit/{id}`: names in braces are taken out of the payload. */
  path: string
  access: Access
  /** True when it needs a freshly confirmed password besides the access; a token alone cannot have one. */
  asksPassword?: true
  /** One line for the published API description. */
  summary: string
  /** The payload: names in the path travel there, the rest as query of a GET, otherwise as JSON body. */
  payload?: z.ZodObject
  /** The schema of the answer; 'nothing' for an empty 204, 'file' for bytes. */
  answer: z.ZodType | 'nothing' | 'file'
  /** The types of the bytes of a 'file', where its address does not end in one (`.pdf`). */
  media?: readonly string[]
  /** True when the bytes of its 'file' stay the same, so that a part of them can be asked for (Range). */
  inRanges?: true
  status?: number
  /** Further statuses that it answers without content. */
  empty?: readonly number[]
  /** True when it handles its parts one by one, each in its own transaction, so that repeating it is harmless. */
  inParts?: true
  /**
   * Set for a call without an account that is done once: by its Idempotency-Key or, for `content`, also by the same
   * content within minutes.
   */
  once?: 'key' | 'content'
  /** True when it also takes its file as bare bytes at the offset in the header Upload-Offset: the PATCH of tus 1.0. */
  inPieces?: true
  /**
   * Set for calls by programs of others, which have neither cookies nor our tokens; their bodies are small, JSON or,
   * where a standard asks for it, a form.
   */
  fromPrograms?: { mostBytes: number; asForm?: true }
  /** True when pages of other sites may make it and read its answer, refusals too: it knows no cookies. */
  openToSites?: true
  problems: readonly Code[]
}

export type Calls = Record<string, Call>

/** The payload as a caller gives it. */
export type Asked<C> = C extends { payload: infer P extends z.ZodType } ? z.input<P> : Record<never, never>

/** The payload as a handler receives it, after parsing. */
export type Given<C> = C extends { payload: infer P extends z.ZodType } ? z.output<P> : Record<never, never>

/** Bytes that a handler answers for a call whose answer is 'file'. */
export interface FileAnswer {
  type: string
  /** In parts where all of it at once would be much. */
  bytes: Uint8Array | string | AsyncIterable<Uint8Array>
  /** The name under which it is saved. */
  filename?: string
  /** Shown in the browser rather than saved. */
  inline?: boolean
}

/** The answer as a handler returns it, before it is parsed on the way out. */
export type Answered<C> = C extends { answer: infer A }
  ? A extends z.ZodType
    ? z.input<A>
    : A extends 'file'
      ? FileAnswer
      : undefined
  : never

/** The answer as a caller receives it. */
export type Received<C> = C extends { answer: infer A } ? (A extends z.ZodType ? z.output<A> : undefined) : never

/** Declares a feature's calls; the types of payload and answer stay exact. */
export const calls = <const T extends Calls>(table: T): T => table

/** The names in a path's braces: '/training/edit/{id}' → ['id']. */
export const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
