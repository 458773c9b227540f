import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installPackages } from './system-packages.ts'

interface BrowserProgram {
  name: string
  /** The environment's variable that names its path. */
  variable: string
  known: string[]
  /** The ways to install it on this machine, tried in turn. */
  installers: (() => void)[]
}

const fromPlaywright = () =>
  void spawnSync('npx', ['playwright-core', 'install', 'chromium-headless-shell'], {
    stdio: 'inherit',
    timeout: 300_000,
  })

const CHROMIUM: BrowserProgram = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  known: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    chromium.executablePath(),
  ],
  installers: [fromPlaywright, () => installPackages('chromium')],
}

/** Chromium without what a window needs: the same pages for a quarter less of a processor. */
const SHELL: BrowserProgram = {
  name: 'Chromium tanpa jendela',
  variable: CHROMIUM.variable,
  known: ['/usr/lib/chromium/chromium-headless-shell'],
  installers: [() => installPackages('chromium-headless-shell')],
}

const FIREFOX: BrowserProgram = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  known: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
  installers: [() => installPackages('firefox-esr')],
}

/** Returns the path of the Chromium for tests, where it is on this machine. */
export const findChromium = (): string | undefined => find(SHELL) ?? find(CHROMIUM)
export const findFirefox = (): string | undefined => find(FIREFOX)

/** The path of a Chromium: an installed one, else Playwright's download, else the system's package manager. */
export function ensureChromium(): string {
  const found = ensure(CHROMIUM)
  if (found) return found
  throw new Error('Chromium tidak ditemukan dan tidak dapat dipasang. Pasang Chromium, lalu jalankan npm test lagi.')
}

/** Returns the path of the browser for tests: the shell, which is installed only in CI, else any Chromium. */
export function ensureTestChromium(): string {
  ensureArial()
  return (process.env['CI'] ? ensure(SHELL) : find(SHELL)) ?? ensureChromium()
}

/** Visitors see Arial, or a font of its widths, until the site's own has come; a bare machine has none of them. */
function ensureArial(): void {
  if (process.platform !== 'linux') return
  const { stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' })
  if (!/Arial|Liberation|Arimo/.test(stdout ?? '')) installPackages('fontconfig', 'fonts-liberation')
}

/** The path of a Firefox: an installed one, else from the system's package manager; the one journey in it needs no more. */
export function ensureFirefox(): string | undefined {
  const found = ensure(FIREFOX)
  if (!found) console.log('Firefox tidak dapat dipasang di mesin ini: perjalanan utama di Firefox dilewati.')
  return found
}

function ensure(browser: BrowserProgram): string | undefined {
  const installed = find(browser)
  if (installed) return installed
  console.log(`Memasang ${browser.name} untuk uji peramban …`)
  for (const install of browser.installers) {
    install()
    const found = find(browser)
    if (found) return found
  }
  return undefined
}

const find = ({ variable, known }: BrowserProgram): string | undefined =>
  [process.env[variable] ?? '', ...known].find((path) => path !== '' && existsSync(path))
