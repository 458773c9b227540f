import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may make a call and which problems it can answer belong to the product: see access.ts and problems.ts. */
export interface Call<Access extends string = string, Code extends string = string> {
  method: Method
  /** `/training/edit/{id}`: names in braces are taken out of the payload. */
  path: string
  access: Access
  /** Needs a freshly confirmed password beside what access asks for; a token alone cannot have one. */
  asksPassword?: true
  /** One line for the published API description. */
  summary: string
  /** Names in the path travel there; the rest as query of a GET, else as JSON body. */
  payload?: z.ZodObject
  /** What the answer holds, 'nothing' for an empty 204, 'file' for bytes. */
  answer: z.ZodType | 'nothing' | 'file'
  status?: number
  /** Handles its parts one by one, each in its own transaction, so repeating it is harmless. */
  inParts?: true
  /** Made without an account and done once: under an Idempotency-Key, for `content` also by what is asked in minutes. */
  once?: 'key' | 'content'
  /** Takes its file as bare bytes too, with their place in the header Upload-Offset: the PATCH of tus 1.0. */
  inPieces?: true
  /** Made by programs of others, which have neither cookies nor a token of ours; their bodies are small, as JSON or as a form where a standard asks for one. */
  fromPrograms?: { mostBytes: number; asForm?: true }
  problems: readonly Code[]
}

export type Calls = Record<string, Call>

/** What a caller gives. */
export type Asked<C> = C extends { payload: infer P extends z.ZodType } ? z.input<P> : Record<never, never>

/** What a handler receives once the payload has been parsed. */
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

/** What a handler returns; it is parsed again on the way out. */
export type Answered<C> = C extends { answer: infer A }
  ? A extends z.ZodType
    ? z.input<A>
    : A extends 'file'
      ? FileAnswer
      : undefined
  : never

/** What a caller receives. */
export type Received<C> = C extends { answer: infer A } ? (A extends z.ZodType ? z.output<A> : undefined) : never

/** Declares a feature's calls; the types of payload and answer stay exact. */
export const calls = <const T extends Calls>(table: T): T => table

/** The names in a path's braces: '/training/edit/{id}' → ['id']. */
export const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
