import pg from 'pg'
import { vi } from 'vitest'

/** How many statements about something the database is asked while work is done; the program's own errands are about other things. */
export async function statementsOf(work: () => Promise<unknown>, about: RegExp): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.filter(([given]) => about.test(wordsOf(given))).length
  } finally {
    query.mockRestore()
  }
}

const wordsOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: string } | null)?.text ?? '')
