import path from 'node:path'
import type { Config } from '../../ground/config.ts'
import { openFilePlace } from '../../ground/storage/open-files.ts'
import { holdsFiles, openStoreMark } from '../../ground/storage/store-mark.ts'
import { hasKeyFile } from './app-key.ts'

/** Returns where files or a key of an installation lie beside a database; undefined when there are none. */
export async function leftParts(config: Config): Promise<string | undefined> {
  const place = openFilePlace(config)
  if ((await openStoreMark(place).read()) || (await holdsFiles(place))) return place.label
  return (await hasKeyFile(config)) ? path.join(config.dataDir, 'app.key') : undefined
}
