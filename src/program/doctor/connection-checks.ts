import { sql } from 'kysely'
import type { Config } from '../../ground/config.ts'
import type { Db } from '../../ground/database/db.ts'
import { addressIn } from '../../ground/machines/hosts.ts'
import { pooledAddress } from '../../ground/machines/pooler.ts'
import { serverLimits } from '../../limits.ts'
import { type Finding, fine, wrong } from './finding.ts'

const { work, queue, session } = serverLimits.connections
/** The connections of each process besides its pool and its sessions; the last one listens. */
const BESIDE_POOL = work + queue + 1
/** The connections of the primary process and of the operator's commands. */
const OTHERS = 3

type Opening = Pick<Config, 'databasePool' | 'workers' | 'databaseUrl' | 'directUrl' | 'replicaUrl'>

const serversIn = (url: string): string[] => addressIn(url).hosts.map(({ host, port }) => `${host}:${port}`)

/** Returns how many connections this machine's processes may open to the server that takes writes. */
export function mostOpened(opening: Opening): number {
  const { databasePool, workers, databaseUrl, directUrl = databaseUrl, replicaUrl } = opening
  const isPooled = pooledAddress(opening) !== undefined
  const writers = directUrl === undefined ? [] : serversIn(directUrl)
  // A writer that is also named as a replica answers reads through a pool of its own.
  const isRead = replicaUrl !== undefined && serversIn(replicaUrl).some((server) => writers.includes(server))
  const ofProcess = (isPooled ? session : databasePool) + BESIDE_POOL + (isRead ? databasePool + 1 : 0)
  return workers * ofProcess + OTHERS
}

/** @param taken connections that the server takes from ordinary users */
export function checkConnections(taken: number, opening: Opening): Finding {
  const needed = mostOpened(opening)
  const own = `proses di mesin ini membuka sampai ${needed}`
  return taken < needed
    ? wrong(
        `Basis data menerima ${taken} sambungan, padahal ${own}`,
        'Naikkan max_connections di server basis data, atau turunkan DATABASE_POOL atau WORKERS; jumlahkan semua mesin yang memakainya.',
      )
    : fine(`Basis data menerima ${taken} sambungan; ${own}`)
}

export async function examineConnections(db: Db, opening: Opening): Promise<Finding[]> {
  const { rows } = await sql<{ taken: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as taken`.execute(
    db,
  )
  return rows.map(({ taken }) => checkConnections(taken, opening))
}
