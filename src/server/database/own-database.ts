import path from 'node:path'
import type { Config } from '../config.ts'
import { leftParts } from '../installation/left-parts.ts'
import { StrangerError, strangers } from '../installation/strangers.ts'
import { type ClusterPlace, findCluster } from './embedded-placement.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { createDatabase } from './migrate.ts'

const DATABASE = 'app'

export interface OwnDatabase {
  url: string
  stop: () => Promise<void>
  /** Where the embedded server keeps its data; undefined for a configured one. */
  place: ClusterPlace | undefined
}

/** Where the program's database is: the configured server, or our own, started when it does not run yet. */
export async function prepareDatabase(config: Config): Promise<OwnDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {}, place: undefined }
  const folder = path.join(config.dataDir, 'postgres')
  const place = await findCluster(folder)
  const left = place.exists ? undefined : await leftParts(config)
  if (left) throw new StrangerError(strangers.noCluster(left, place.cluster))
  const embedded = await startEmbeddedPostgres({ folder })
  await createDatabase(embedded.url('postgres'), DATABASE)
  return { url: embedded.url(DATABASE), stop: embedded.stop, place }
}

/** What a start says of the place: somebody who copies the data folder must know whether the database is in it. */
export function placeInWords({ cluster, isElsewhere }: ClusterPlace): string[] {
  if (!isElsewhere) return [`  basis data: ${cluster}`]
  return [
    `  basis data: ${cluster}`,
    '  PERHATIAN: basis data itu di luar DATA_DIR, karena penggunanya tidak boleh masuk ke sana; salinan DATA_DIR tidak memuatnya.',
  ]
}
