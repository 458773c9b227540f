import pg from 'pg'
import type { Config } from '../../ground/config.ts'
import { connectionTo, waits } from '../../ground/database/connection.ts'
import { addressIn } from '../../ground/machines/hosts.ts'
import { pooledAddress } from '../../ground/machines/pooler.ts'
import { type Finding, fine, unseen, wrong } from './finding.ts'

type Opening = Pick<Config, 'databasePool' | 'workers'>
type DatabaseAddresses = Pick<Config, 'databaseUrl' | 'directUrl'>

/** @param most connections that PgBouncer takes; undefined where it does not say */
export function checkPooler(most: number | undefined, { databasePool, workers }: Opening): Finding {
  const needed = databasePool * workers
  const own = `proses di mesin ini membuka sampai ${needed} (DATABASE_POOL × WORKERS)`
  if (most === undefined) {
    return unseen(`Pooler: max_client_conn tidak dapat ditanyakan; ${own}. PgBouncer menjawabnya untuk stats_users`)
  }
  return most < needed
    ? wrong(
        `Pooler menerima ${most} sambungan, padahal ${own}`,
        'Naikkan max_client_conn di PgBouncer, sebanyak DATABASE_POOL × WORKERS semua mesin yang memakainya.',
      )
    : fine(`Pooler menerima ${most} sambungan; ${own}`)
}

/** Nothing where the requests go to PostgreSQL itself. */
export async function examinePooler(config: DatabaseAddresses & Opening): Promise<Finding[]> {
  const pooler = pooledAddress(config)
  return pooler === undefined ? [] : [checkPooler(await mostClients(pooler), config)]
}

/** Asks PgBouncer's console, which is a database of that name; another pooler has none, and not everybody may look. */
async function mostClients(databaseUrl: string): Promise<number | undefined> {
  const url = new URL(addressIn(databaseUrl).hosts[0].url)
  url.pathname = '/pgbouncer'
  const client = new pg.Client(connectionTo(url.href, waits.request, { isPooled: true }))
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ key: string; value: string }>('show config')
    const row = rows.find(({ key }) => key === 'max_client_conn')
    return row && Number(row.value)
  } catch (error) {
    if (error instanceof pg.DatabaseError) return undefined
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
