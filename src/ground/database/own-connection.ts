import type pg from 'pg'
import { connectionTo, type Waits } from './connection.ts'
import { ServerClient } from './server-client.ts'

/** Where to work: an address, or a connection of one's own that is open already and stays so. */
export type AddressOrConnection = string | pg.Client

/** Works on one connection: at an address on one that is closed in the end. */
export async function withOwnConnection<T>(
  at: AddressOrConnection,
  waits: Waits,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  if (typeof at !== 'string') return work(at)
  const client = new ServerClient(connectionTo(at, waits))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
