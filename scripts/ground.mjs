// What every command stands on, on any Node from 20: packages as the lockfile says, and their Node 26.
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

/**
 * Installs when there is nothing or something older than the lockfile: what the program is built and run with, and what
 * only checks need (checks/package.json) once a check was asked for.
 */
export function install({ checks = false } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex')
  const [installed, extent] = existsSync(NODE) && existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split(' ') : []
  const isWhole = extent === 'checks'
  if (installed === lock && (isWhole || !checks)) return
  console.log('Memasang pustaka (sekali saja, sekitar satu menit) …')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // What is there stays: a program may be running from it.
  if (installed === lock) run('npm', ['install', '--no-save', ...quiet])
  else run('npm', ['ci', ...(checks || isWhole ? [] : ['--workspaces=false']), ...quiet])
  writeFileSync(STAMP, checks || isWhole ? `${lock} checks` : lock)
}
