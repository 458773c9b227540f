import pg from 'pg'

/** Looks into a database under no name of the product: a contraction waits for programs, and a drill is none. */
export async function asStranger<T>(url: string, look: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return look(client).finally(() => client.end())
}
