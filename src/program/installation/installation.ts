import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '../../ground/config.ts'
import { type Db, inTransaction } from '../../ground/database/db.ts'
import { type Keys, openKeys } from '../../ground/secrets/keys.ts'
import type { FileStore } from '../../ground/storage/file-store.ts'
import { holdsFiles, MOVING, type StoreMark } from '../../ground/storage/store-mark.ts'
import { addCarriedKeys } from '../commands/rekey.ts'
import { givenKey, keepWaitingKey, keyPlace, makeWaitingKey, waitingKey } from './app-key.ts'
import { leftParts } from './left-parts.ts'
import { holdsData, tryFiles, tryKeys } from './proof.ts'
import { StrangerError, strangers } from './strangers.ts'

const PURPOSE = 'canary'
const CANARY = 'kenari'

export interface Parts {
  config: Config
  db: Db
  files: FileStore
}

interface Own {
  identity: string
  canary: Buffer
}

/** Tells whether the keys are those of the installation. */
export function opensCanary(keys: Keys, { identity, canary }: Own): boolean {
  try {
    return keys.open(PURPOSE, canary, identity).toString() === CANARY
  } catch {
    return false
  }
}

const ownOf = (mark: StoreMark | undefined): Own | undefined =>
  mark && { identity: mark.identity, canary: Buffer.from(mark.canary, 'base64') }

const installationIn = (db: Db): Promise<Own | undefined> =>
  db.selectFrom('installation').select(['identity', 'canary']).executeTakeFirst()

/** Tells whether the database has a table of that name. */
async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(db)
  return rows[0]?.there ?? false
}

/**
 * Throws a StrangerError if a database with an identity, the key and the files do not belong together, or if an empty
 * database stands beside another one's key or files. It runs before any change, migrations included.
 */
export async function refuseStrangers(parts: Parts): Promise<void> {
  if (!(await hasTable(parts.db, 'installation')))
    // Tables of an earlier version prove that this database was used.
    return (await hasTable(parts.db, 'migrations')) ? undefined : refuseLeftParts(parts.config)
  const own = await installationIn(parts.db)
  if (own) await keysOf(parts, own)
}

/**
 * Returns the keys of this installation. Its identity is made at the very first start, or over older data once key,
 * database and files have proved to belong together; otherwise throws a StrangerError.
 */
export const openInstallation = (parts: Parts): Promise<Keys> =>
  inTransaction(parts.db, async (db) => {
    // Processes that start together make one key and one identity.
    await sql`select pg_advisory_xact_lock(hashtext('installation'))`.execute(db)
    const own = await installationIn(db)
    return own ? keysOf({ ...parts, db }, own) : makeInstallation({ ...parts, db })
  }).then(async (keys) => {
    if (!parts.config.appKey) await keepWaitingKey(parts.config)
    await markStore(parts)
    await addCarriedKeys(parts.db, keys)
    return keys
  })

/**
 * Returns the keys in a further process of this machine, without looking at the files: it may start while the store is
 * away. Throws a StrangerError if key and database do not belong together.
 */
export async function keysAsOpened({ config, db }: Omit<Parts, 'files'>): Promise<Keys> {
  const own = await installationIn(db)
  if (own === undefined) throw new StrangerError(strangers.noKey(keyPlace(config)))
  const keys = await ownKeys(config)
  if (!opensCanary(keys, own)) throw new StrangerError(strangers.wrongKey(keyPlace(config)))
  await addCarriedKeys(db, keys)
  return keys
}

/** Returns the key that was given, or that an interrupted first start made. */
const ownKeyText = async (config: Config): Promise<string | undefined> =>
  (await givenKey(config)) ?? (await waitingKey(config))

const ownKeys = async (config: Config): Promise<Keys> => keysIn(config, await ownKeyText(config))

function keysIn(config: Config, text: string | undefined): Keys {
  if (text === undefined) throw new StrangerError(strangers.noKey(keyPlace(config)))
  return openKeys(text)
}

/** Returns the keys, if they and the store belong to this identity. */
async function keysOf({ config, db, files }: Parts, own: Own): Promise<Keys> {
  const keys = await ownKeys(config)
  const mark = ownOf(await files.mark.read())
  const { label } = files.place
  const fitsDatabase = opensCanary(keys, own)
  if (!fitsDatabase && mark === undefined) throw new StrangerError(strangers.wrongKey(keyPlace(config)))
  if (!fitsDatabase && mark) {
    if (mark.identity === own.identity) throw new StrangerError(strangers.wrongKey(keyPlace(config)))
    const message = opensCanary(keys, mark) ? strangers.wrongDatabase : strangers.allStrange
    throw new StrangerError(message(label))
  }
  if (mark && mark.identity !== own.identity) throw new StrangerError(strangers.wrongFiles(label))
  if (!mark && (await files.place.facts(MOVING))) throw new StrangerError(strangers.halfMoved(label))
  if (!mark) await refuseMissingFiles({ db, files })
  return keys
}

async function refuseMissingFiles({ db, files }: Pick<Parts, 'db' | 'files'>): Promise<void> {
  const tried = await tryFiles(db, files)
  if (!tried.fits) throw new StrangerError(strangers.missingFiles(files.place.label, tried))
  if (tried.sampled === 0 && (await holdsFiles(files.place)))
    throw new StrangerError(strangers.wrongFiles(files.place.label))
}

/** Makes a new identity in the database and, when there is none, a key; the store gets its mark afterwards. */
async function makeInstallation(parts: Parts): Promise<Keys> {
  const { config, db } = parts
  const isOld = (await holdsData(db)) || (await isOwnKeyOfEmptyDatabase(parts))
  if (isOld) await proveOwn(parts)
  else await refuseLeftParts(config)
  const keys = openKeys((await ownKeyText(config)) ?? (await makeWaitingKey(config)))
  const identity = randomUUID()
  await db
    .insertInto('installation')
    .values({ identity, canary: keys.seal(PURPOSE, CANARY, identity) })
    .execute()
  return keys
}

/** Tells whether the key opens the queue's data of an earlier version's start, before anything was entered. */
async function isOwnKeyOfEmptyDatabase({ config, db }: Parts): Promise<boolean> {
  const text = await givenKey(config)
  return text !== undefined && (await tryKeys(db, openKeys(text))).opened > 0
}

async function refuseLeftParts(config: Config): Promise<void> {
  const left = await leftParts(config)
  if (left) throw new StrangerError(strangers.emptyDatabase(left))
}

/** Throws unless the key opens some of the data from before identities, and the files are there. */
async function proveOwn({ config, db, files }: Parts): Promise<void> {
  await provenKeys({ config, db })
  await refuseMissingFiles({ db, files })
}

/** Returns the given keys; throws when there is sealed data and they open none of it. */
async function provenKeys({ config, db }: Pick<Parts, 'config' | 'db'>): Promise<Keys> {
  const keys = keysIn(config, await givenKey(config))
  const { opened, failed } = await tryKeys(db, keys)
  if (opened === 0 && failed > 0) throw new StrangerError(strangers.wrongKey(keyPlace(config)))
  return keys
}

/** Writes the mark of a store without one, which was proved before to be this installation's. */
async function markStore({ db, files }: Parts): Promise<void> {
  const own = await installationIn(db)
  if (!own || (await files.mark.read())) return
  await files.mark.write({ identity: own.identity, canary: own.canary.toString('base64') })
}

/** Gives database, key and files a new identity on the operator's word. */
export const adoptParts = async (parts: Parts): Promise<Keys> => {
  const { config, db, files } = parts
  const keys = await provenKeys({ config, db })
  const identity = randomUUID()
  const canary = keys.seal(PURPOSE, CANARY, identity)
  await inTransaction(db, async (db) => {
    await db.deleteFrom('installation').execute()
    await db.insertInto('installation').values({ identity, canary }).execute()
  })
  await files.mark.write({ identity, canary: canary.toString('base64') })
  return keys
}
