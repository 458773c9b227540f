import path from 'node:path'
import type { Config } from '../config.ts'
import { holdsFiles, openStoreMark } from '../storage/store-mark.ts'
import { hasKeyFile } from './app-key.ts'

export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'files')

/** What of an installation lies in the data folder beside a database: its files, its key; undefined for nothing. */
export async function leftParts(config: Config): Promise<string | undefined> {
  const folder = filesFolder(config)
  if ((await openStoreMark(folder).read()) || (await holdsFiles(folder))) return folder
  return (await hasKeyFile(config)) ? path.join(config.dataDir, 'app.key') : undefined
}
