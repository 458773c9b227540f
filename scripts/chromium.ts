import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium: an installed one, else Playwright's download, else the system's package manager. */
export function ensureChromium(): string {
  const installed = findChromium()
  if (installed) return installed
  console.log('Memasang Chromium untuk uji peramban …')
  spawnSync('npx', ['playwright-core', 'install', 'chromium-headless-shell'], { stdio: 'inherit', timeout: 300_000 })
  const downloaded = findChromium()
  if (downloaded) return downloaded
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ]) {
    const [program = '', ...rest] = [...sudo, ...args]
    spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const packaged = findChromium()
  if (packaged) return packaged
  throw new Error('Chromium tidak ditemukan dan tidak dapat dipasang. Pasang Chromium, lalu jalankan npm test lagi.')
}

export function findChromium(): string | undefined {
  const own = chromium.executablePath()
  return [process.env['CHROMIUM_PATH'] ?? '', ...KNOWN, own].find((path) => path !== '' && existsSync(path))
}
