import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import {
  type EmbeddedPostgres,
  freePort,
  startEmbeddedPostgres,
} from '../src/ground/database/embedded/embedded-postgres.ts'
import { createDatabase } from '../src/ground/database/migrate.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { waitUntil } from '../tests/wait.ts'

const NODES = ['a', 'b', 'c'] as const
type Node = (typeof NODES)[number]

const DATABASE = 'portal'
const SETTINGS = { fsync: 'off', max_connections: '60', wal_keep_size: '256MB' }

export interface Cluster {
  url: (node: Node) => string
  /** kill -9 of a node. */
  kill: (node: Node) => Promise<void>
  promote: (node: Node) => Promise<void>
  /** Starts a node again as it is: an old primary as the primary that it was. */
  start: (node: Node) => Promise<void>
  close: () => Promise<void>
}

/** Three servers: a is written to, b and c follow whichever of a and b takes writes. @param waits a commit waits for b */
export async function startCluster(waits: boolean): Promise<Cluster> {
  const folder = await reachableFolder('sertifikasi-gugus-')
  const at = (node: Node) => path.join(folder, node)
  const made = await startEmbeddedPostgres({ folder: at('a'), settings: SETTINGS })
  await createDatabase(made.url('postgres'), DATABASE)
  await made.stop()
  const { password } = new URL(made.url(DATABASE))
  const ports = { a: await freePort(), b: await freePort(), c: await freePort() }
  const source = `host=127.0.0.1,127.0.0.1 port=${ports.a},${ports.b} user=postgres password=${password} target_session_attrs=read-write`
  for (const node of NODES) {
    // Its files belong to another user than root, who may run this.
    if (node !== 'a') execFileSync('cp', ['-a', at('a'), at(node)])
    await writeFile(path.join(at(node), 'port'), String(ports[node]))
  }
  for (const node of ['b', 'c'] as const) await writeFile(path.join(at(node), 'cluster/standby.signal'), '')
  const running = new Map<Node, EmbeddedPostgres>()
  const start = async (node: Node) => {
    const follows = { primary_conninfo: `${source} application_name=${node}`, wal_retrieve_retry_interval: '500ms' }
    const awaited = waits && node === 'a' ? { synchronous_standby_names: 'b' } : {}
    running.set(
      node,
      await startEmbeddedPostgres({ folder: at(node), settings: { ...SETTINGS, ...follows, ...awaited } }),
    )
  }
  for (const node of NODES) await start(node)
  const url = (node: Node) => running.get(node)?.url(DATABASE) ?? ''
  await waitUntil(async () => (await rowsOf(url('a'), 'select from pg_stat_replication')).length === 2, {
    timeoutMs: 20_000,
  })
  return {
    url,
    async kill(node) {
      process.kill(postmasterIn(path.join(at(node), 'cluster')), 'SIGKILL')
    },
    promote: async (node) => void (await rowsOf(url(node), 'select pg_promote()')),
    start,
    async close() {
      await Promise.all([...running.values()].map((node) => node.stop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The process of the server that works on this folder. */
export const postmasterIn = (data: string): number =>
  Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Asks one server, whatever it is. */
export async function rowsOf(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
