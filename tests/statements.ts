import pg from 'pg'
import { vi } from 'vitest'

/** The statements about something that the database is asked while work is done; the program's own errands are about other things. */
export async function statementsOf(work: () => Promise<unknown>, about: RegExp): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([given]) => wordsOf(given)).filter((words) => about.test(words))
  } finally {
    query.mockRestore()
  }
}

const wordsOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: string } | null)?.text ?? '')
