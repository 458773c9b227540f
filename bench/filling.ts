import pg from 'pg'

/** A connection that takes no care of a crash: what is filled in for a measurement is made anew. */
export async function openFilling(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set statement_timeout = 0`)
  // No part of what is filled is written to the disk several times.
  await client.query("alter system set max_wal_size = '8GB'")
  await client.query('select pg_reload_conf()')
  return client
}

/** Ends it as a database at rest: what was just filled would be written to the disk while answers wait for it. */
export async function closeFilling(client: pg.Client): Promise<void> {
  await client.query('checkpoint')
  await client.end()
}

/** As many as this machine has cores. */
const AT_ONCE = 2

/** Connections that fill side by side. */
export const openFillings = (url: string): Promise<pg.Client[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, () => openFilling(url)))

/** Does the work for each thing; whichever worker is free takes the next. */
export async function shareOut<Worker, Thing>(
  workers: readonly Worker[],
  things: readonly Thing[],
  work: (worker: Worker, thing: Thing) => Promise<void>,
): Promise<void> {
  const left = things.values()
  const takeOn = async (worker: Worker) => {
    for (const thing of left) await work(worker, thing)
  }
  await Promise.all(workers.map(takeOn))
}
