import type { AddressOrConnection } from '../../ground/database/own-connection.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import { migrateOwn, type OwnDatabase } from '../start/own-database.ts'
import { openInstallation, type Parts, refuseStrangers } from './installation.ts'

interface Opened {
  keys: Keys
  /** Names of the migrations that were run. */
  made: string[]
}

/**
 * Brings this installation's tables to today and returns its keys; throws a StrangerError before anything is changed if
 * its parts do not belong together. Works as the owner of the tables, for the program's own role is let in by it.
 * @param parts with a database that the owner opened
 * @param owner a connection of the owner's, where one is open
 */
export async function openOwn(
  parts: Parts,
  urls: Pick<OwnDatabase, 'url' | 'ownerUrl' | 'worker'>,
  owner: AddressOrConnection = urls.ownerUrl,
): Promise<Opened> {
  await refuseStrangers(parts)
  const made = await migrateOwn(urls, owner)
  return { keys: await openInstallation(parts), made }
}
