// What every command stands on, on any Node from 20: dependencies as the lockfile says, and their Node 26.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const STAMP = path.join(ROOT, 'node_modules/.installed')
const WINDOWS = process.platform === 'win32'

/** The Node that comes with the dependencies. */
export const NODE = path.join(ROOT, 'node_modules/node/bin', WINDOWS ? 'node.exe' : 'node')

/** Runs a program with the project's own Node first on the path; ends this process when it fails. */
export function run(program, args, options = {}) {
  const bin = path.join(ROOT, 'node_modules/.bin')
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...options.env }
  const { status, signal } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env,
    shell: WINDOWS && program === 'npm',
  })
  if (status !== 0) process.exit(status ?? (signal ? 130 : 1))
}

/** Installs when there is nothing or something older than the lockfile. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(NODE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Memasang pustaka (sekali saja, sekitar satu menit) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(STAMP, lock)
}
