import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN = ['/usr/bin/pdfsig', '/usr/local/bin/pdfsig', '/opt/homebrew/bin/pdfsig']

/** The path of poppler's pdfsig, which says whether a PDF's signature holds; PDFSIG_PATH names another place. */
export const findPdfsig = (): string | undefined =>
  [process.env['PDFSIG_PATH'] ?? '', ...KNOWN].find((place) => place !== '' && existsSync(place))

/** As findPdfsig; it is brought by the system's package manager where it is missing. */
export function ensurePdfsig(): string {
  const installed = findPdfsig()
  if (installed) return installed
  console.log('Memasang poppler-utils untuk uji tanda tangan PDF …')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'poppler-utils'],
  ]) {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync(program, rest, { stdio: 'inherit', timeout: 300_000, env })
  }
  const found = findPdfsig()
  if (found) return found
  throw new Error('pdfsig tidak ditemukan dan tidak dapat dipasang. Pasang poppler-utils, lalu jalankan npm test lagi.')
}
