import type pg from 'pg'
import { connectionTo, type Waits } from './connection.ts'
import { ServerClient } from './server-client.ts'

/** Where to work: an address, or a connection of one's own that is open already and stays so. */
export type Session = string | pg.Client

/** Works on one connection: at an address on one that is closed in the end. */
export async function withSession<T>(
  session: Session,
  waits: Waits,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  if (typeof session !== 'string') return work(session)
  const client = new ServerClient(connectionTo(session, waits))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
