import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * Begins a question that takes the database longer to understand than to answer: it is understood once for each
 * connection. Its text must not vary with what is asked, or every variant would be kept.
 */
export const KEPT = '/* kept */'

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** A connection that prepares what is marked as kept. */
export class KeepingClient extends pg.Client {
  // The library's own signatures allow for more forms than the one that Kysely uses.
  // biome-ignore lint/suspicious/noExplicitAny: the overloads are passed on as they come
  override query(question: any, ...rest: any[]): any {
    if (typeof question !== 'string' || !question.startsWith(KEPT)) return super.query(question, ...(rest as []))
    const [values, ...others] = rest
    return super.query({ name: nameOf(question), text: question, values }, ...(others as []))
  }
}
