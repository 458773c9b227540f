import { existsSync } from 'node:fs'
import path from 'node:path'

/** The project's folder, wherever below it this code has been built to. */
export const ROOT = folderOfPackage(import.meta.dirname)

/** The folder of the data. @param given as DATA_DIR says it */
export const dataFolder = (given: string | undefined): string => path.resolve(ROOT, given || 'data')

function folderOfPackage(from: string): string {
  return existsSync(path.join(from, 'package.json')) ? from : folderOfPackage(path.dirname(from))
}
