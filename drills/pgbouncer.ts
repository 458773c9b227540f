import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { ROOT } from '../src/ground/root.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { waitUntil } from '../tests/wait.ts'
import { debianProgram } from './debian-package.ts'

/** The user id for PgBouncer when root starts the drill, as it refuses to run as root. */
const NOBODY = 65_534
const PACKAGES = ['pgbouncer', 'libc-ares2']

export interface Pooler {
  url: string
  /** Connections to the server that it has now. */
  servers: () => Promise<number>
  /** Statements that needed a session and would have lost it, as far as the pooler tells. */
  lost: readonly string[]
  /** kill -9, and its next start. */
  crash: () => Promise<void>
  resume: () => Promise<void>
  close: () => Promise<void>
}

/** PgBouncer with deploy/pgbouncer/portal.ini, in front of a database. @param most connections to the server */
export async function startPgbouncer(direct: string, most: number): Promise<Pooler> {
  const folder = await reachableFolder('sertifikasi-pgbouncer-')
  const installed = debianProgram('pgbouncer', PACKAGES, folder)
  // Unpacking a package gives the folder the package's own rights.
  await chmod(folder, 0o777)
  const { hostname, port, pathname, username, password } = new URL(direct)
  const listen = await freePort()
  const place = (name: string) => path.join(folder, name)
  const ini = readFileSync(path.join(ROOT, 'deploy/pgbouncer/portal.ini'), 'utf8')
    .replace(
      'portal = host=127.0.0.1 port=5432 dbname=portal',
      `portal = host=${hostname} port=${port} dbname=${pathname.slice(1)}`,
    )
    .replace('listen_port = 6432', `listen_port = ${listen}`)
    .replace('stats_users = portal', `stats_users = ${username}`)
    .replace('default_pool_size = 20', `default_pool_size = ${most}`)
    .replace('/etc/pgbouncer/userlist.txt', place('userlist.txt'))
    .replace(/^logfile = .*$/m, `logfile = ${place('log')}`)
    .replace(/^pidfile = .*$/m, `pidfile = ${place('pid')}`)
  await writeFile(place('portal.ini'), ini)
  await writeFile(place('userlist.txt'), `"${username}" "${password}"\n`)
  const through = new URL(direct)
  through.host = `${hostname}:${listen}`
  through.pathname = '/portal'
  const console_ = new URL(through)
  console_.pathname = '/pgbouncer'

  const start = () =>
    spawn(installed.program, [place('portal.ini')], {
      cwd: '/',
      env: installed.env,
      stdio: 'ignore',
      ...(process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
    })
  let running = start()
  const answers = () => showServers(console_.href).then(Array.isArray, () => false)
  const untilAnswering = () => waitUntil(answers, { timeoutMs: 10_000 })
  await untilAnswering()
  return {
    url: through.href,
    servers: async () => (await showServers(console_.href)).length,
    // PgBouncer reads no statements.
    lost: [],
    async crash() {
      running.kill('SIGKILL')
      await new Promise((resolve) => running.once('close', resolve))
    },
    async resume() {
      running = start()
      await untilAnswering()
    },
    async close() {
      running.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function showServers(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
    .query('show servers')
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
