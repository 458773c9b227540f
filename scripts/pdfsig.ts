import { existsSync } from 'node:fs'
import { installPackages } from './system-packages.ts'

const KNOWN = ['/usr/bin/pdfsig', '/usr/local/bin/pdfsig', '/opt/homebrew/bin/pdfsig']

/** The path of poppler's pdfsig, which says whether a PDF's signature holds; PDFSIG_PATH names another place. */
export const findPdfsig = (): string | undefined =>
  [process.env['PDFSIG_PATH'] ?? '', ...KNOWN].find((place) => place !== '' && existsSync(place))

/** As findPdfsig; it is brought by the system's package manager where it is missing. */
export function ensurePdfsig(): string {
  const installed = findPdfsig()
  if (installed) return installed
  installPackages('poppler-utils')
  const found = findPdfsig()
  if (found) return found
  throw new Error('pdfsig tidak ditemukan dan tidak dapat dipasang. Pasang poppler-utils, lalu jalankan npm test lagi.')
}
