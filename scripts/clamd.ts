import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd']

const findClamd = (): string | undefined => KNOWN.find((path) => existsSync(path))

/** The path of clamd, the virus scanner that tests ask: an installed one, else the system's package. */
export function ensureClamd(): string {
  const installed = findClamd()
  if (installed) return installed
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'clamav-daemon'],
  ]) {
    const [program = '', ...rest] = [...sudo, ...args]
    spawnSync(program, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const packaged = findClamd()
  if (packaged) return packaged
  throw new Error('clamd tidak ditemukan dan tidak dapat dipasang. Pasang clamav-daemon, lalu jalankan npm test lagi.')
}
