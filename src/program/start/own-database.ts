import path from 'node:path'
import type { Config } from '../../ground/config.ts'
import { type ClusterPlace, findCluster } from '../../ground/database/embedded/embedded-placement.ts'
import { startEmbeddedPostgres } from '../../ground/database/embedded/embedded-postgres.ts'
import type { Watch } from '../../ground/database/embedded/embedded-watch.ts'
import { createDatabase, migrate } from '../../ground/database/migrate.ts'
import type { AddressOrConnection } from '../../ground/database/own-connection.ts'
import { grantWork, OWNER, roleOf, rolePassword, separateRoles, WORKER } from '../../ground/database/roles.ts'
import { checkAddresses, type DatabaseAddresses, pooledAddress } from '../../ground/machines/pooler.ts'
import { leftParts } from '../installation/left-parts.ts'
import { StrangerError, strangers } from '../installation/strangers.ts'

const DATABASE = 'app'
/** SQLSTATE's invalid_catalog_name. */
const NO_SUCH_DATABASE = '3D000'

export interface OwnDatabase {
  /** The address whose connections each have a session of their own. */
  url: string
  /** The same database through a pooler, for requests; undefined without one. */
  pooledUrl: string | undefined
  /** The address as the tables' owner: for migrations and the operator's commands. */
  ownerUrl: string
  /** The role that the program works as, where that is known without asking. */
  worker?: string
  /** Restarts our own server whenever it dies; does nothing for a configured one. */
  watch: (on: Watch) => void
  stop: () => Promise<void>
  /** Where the embedded server keeps its data; undefined for a configured one. */
  place: ClusterPlace | undefined
}

/**
 * Returns the configured database, or our own server, started when it does not run yet.
 * @param launched called once our own server is starting, so that other work can go on meanwhile
 */
export async function prepareDatabase(config: Config, launched?: () => void): Promise<OwnDatabase> {
  if (config.databaseUrl) return configuredDatabase({ ...config, databaseUrl: config.databaseUrl })
  const folder = path.join(config.dataDir, 'postgres')
  const place = await findCluster(folder)
  const left = place.exists ? undefined : await leftParts(config)
  if (left) throw new StrangerError(strangers.noCluster(left, place.cluster))
  const embedded = await startEmbeddedPostgres({ folder, launched })
  const superuser = new URL(embedded.url(DATABASE))
  const as = (role: string): string => {
    const url = new URL(superuser)
    url.username = role
    url.password = rolePassword(superuser.password, role)
    return url.href
  }
  const passwordOf = (role: string) => [role, rolePassword(superuser.password, role)] as const
  const separate = () => separateRoles(superuser.href, Object.fromEntries([OWNER, WORKER].map(passwordOf)))
  await separate().catch(async (error: { code?: string }) => {
    if (error.code !== NO_SUCH_DATABASE) throw error
    await createDatabase(embedded.url('postgres'), DATABASE)
    await separate()
  })
  const { watch, stop } = embedded
  return { url: as(WORKER), pooledUrl: undefined, ownerUrl: as(OWNER), worker: WORKER, watch, stop, place }
}

async function configuredDatabase(addresses: DatabaseAddresses): Promise<OwnDatabase> {
  const { databaseUrl, directUrl, ownerUrl } = addresses
  await checkAddresses(addresses)
  const url = directUrl ?? databaseUrl
  return {
    url,
    pooledUrl: pooledAddress(addresses),
    ownerUrl: ownerUrl ?? url,
    watch: () => {},
    stop: async () => {},
    place: undefined,
  }
}

/**
 * Migrates the tables as their owner, and grants the program's role its rights; returns what was run.
 * @param owner a connection of the owner's, where one is open
 */
export async function migrateOwn(
  { url, ownerUrl, worker }: Pick<OwnDatabase, 'url' | 'ownerUrl' | 'worker'>,
  owner: AddressOrConnection = ownerUrl,
): Promise<string[]> {
  const made = await migrate(owner)
  if (url !== ownerUrl) await grantWork(owner, worker ?? (await roleOf(url)).user, ['public'])
  return made
}

/**
 * Returns the lines about the place of the database: somebody who copies the data folder must know whether it is
 * inside.
 */
export function placeInWords({ cluster, isElsewhere }: ClusterPlace): string[] {
  if (!isElsewhere) return [`  basis data: ${cluster}`]
  return [
    `  basis data: ${cluster}`,
    '  PERHATIAN: basis data itu di luar DATA_DIR, karena penggunanya tidak boleh masuk ke sana; salinan DATA_DIR tidak memuatnya.',
  ]
}
