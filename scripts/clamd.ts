import { existsSync } from 'node:fs'
import { installPackages } from './system-packages.ts'

const KNOWN = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd']

const findClamd = (): string | undefined => KNOWN.find((path) => existsSync(path))

/** The path of clamd, the virus scanner that tests ask: an installed one, else the system's package. */
export function ensureClamd(): string {
  const installed = findClamd()
  if (installed) return installed
  installPackages('clamav-daemon')
  const packaged = findClamd()
  if (packaged) return packaged
  throw new Error('clamd tidak ditemukan dan tidak dapat dipasang. Pasang clamav-daemon, lalu jalankan npm test lagi.')
}
