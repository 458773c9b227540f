import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../ground/config.ts'
import { newKeyText } from '../../ground/secrets/keys.ts'

type Place = Pick<Config, 'appKey' | 'dataDir'>

const fileOf = ({ dataDir }: Place): string => path.join(dataDir, 'app.key')

/** A key waits under this name until the database knows it; app.key itself therefore always has its database. */
const waitingFileOf = (place: Place): string => `${fileOf(place)}.new`

async function readKey(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  return text.trim() || undefined
}

/** Where the operator finds the key that counts. */
export const keyPlace = (place: Place): string => (place.appKey ? 'APP_KEY' : fileOf(place))

/** The key of APP_KEY, or the one in the data folder; undefined when there is none. */
export const givenKey = async (place: Place): Promise<string | undefined> =>
  place.appKey ?? (await readKey(fileOf(place)))

export const hasKeyFile = async (place: Place): Promise<boolean> => (await readKey(fileOf(place))) !== undefined

export const waitingKey = (place: Place): Promise<string | undefined> => readKey(waitingFileOf(place))

/** Writes a key that only its owner may read, without making it the installation's yet. */
export async function makeWaitingKey(place: Place): Promise<string> {
  await mkdir(place.dataDir, { recursive: true })
  const key = newKeyText()
  await rm(waitingFileOf(place), { force: true })
  await writeFile(waitingFileOf(place), `${key}\n`, { mode: 0o600, flush: true, flag: 'wx' })
  return key
}

/** Makes the waiting key the installation's; of several processes that do one does. */
export async function keepWaitingKey(place: Place): Promise<void> {
  await link(waitingFileOf(place), fileOf(place)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error
  })
  await rm(waitingFileOf(place), { force: true })
}
