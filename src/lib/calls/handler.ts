import type { Answered, Calls, Given } from './call.ts'

/** One function for each call: load, decide, save, answer. */
export type Handlers<T extends Calls, Context> = {
  [Name in keyof T]: (context: Context, given: Given<T[Name]>) => Promise<Answered<T[Name]>>
}

/** A handler in two parts: what takes long, done before any transaction, and all the rest. */
export interface Prepared<Context, Payload, Ready, Answer> {
  (context: Context, given: Payload): Promise<Answer>
  prepare: (context: Context, given: Payload) => Promise<Ready>
  perform: (context: Context, given: Payload, ready: Ready) => Promise<Answer>
}

/** Makes a handler whose heavy work (opening a file, drawing a paper) comes first; what it writes stays, such as a counted try. */
export function withPreparation<Context, Payload, Ready, Answer>(
  prepare: (context: Context, given: Payload) => Promise<Ready>,
  perform: (context: Context, given: Payload, ready: Ready) => Promise<Answer>,
): Prepared<Context, Payload, Ready, Answer> {
  const handler = async (context: Context, given: Payload): Promise<Answer> =>
    perform(context, given, await prepare(context, given))
  return Object.assign(handler, { prepare, perform })
}
