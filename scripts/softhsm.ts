import { existsSync } from 'node:fs'
import { installPackages } from './system-packages.ts'

const KNOWN = [
  '/usr/lib/softhsm/libsofthsm2.so',
  '/usr/lib64/softhsm/libsofthsm2.so',
  '/usr/local/lib/softhsm/libsofthsm2.so',
  '/opt/homebrew/lib/softhsm/libsofthsm2.so',
]

const findSofthsm = (): string | undefined =>
  [process.env['SOFTHSM_PATH'] ?? '', ...KNOWN].find((place) => place !== '' && existsSync(place))

/** The path of SoftHSM's module, a token (PKCS #11) in software: an installed one, else the system's package. */
export function ensureSofthsm(): string {
  const installed = findSofthsm()
  if (installed) return installed
  installPackages('softhsm2')
  const packaged = findSofthsm()
  if (packaged) return packaged
  throw new Error('SoftHSM tidak ditemukan dan tidak dapat dipasang. Pasang softhsm2, lalu jalankan npm test lagi.')
}
