import type { Answered, Calls, Given } from './call.ts'

/** One function for each call: load, decide, save, answer. */
export type Handlers<T extends Calls, Context> = {
  [Name in keyof T]: (context: Context, given: Given<T[Name]>) => Promise<Answered<T[Name]>>
}
