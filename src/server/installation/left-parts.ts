import path from 'node:path'
import type { Config } from '../config.ts'
import { holdsFiles } from '../storage/store-mark.ts'
import { hasKeyFile } from './app-key.ts'

export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'files')

/** What of an installation lies in the data folder beside a database: its files, its key; undefined for nothing. */
export async function leftParts(config: Config): Promise<string | undefined> {
  if (await holdsFiles(filesFolder(config))) return filesFolder(config)
  return (await hasKeyFile(config)) ? path.join(config.dataDir, 'app.key') : undefined
}
