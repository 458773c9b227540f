import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { createDatabase } from '../src/ground/database/migrate.ts'
import { reachableFolder, systemBinaries } from '../tests/postgres.ts'
import { waitUntil } from '../tests/wait.ts'
import { postmasterIn } from './cluster.ts'
import { installedProgram } from './debian-package.ts'

/** PostgreSQL and Patroni refuse to run as root. */
const NOBODY = 65_534
const NODES = ['a', 'b', 'c'] as const
const DATABASE = 'portal'
const PASSWORD = 'gladi'

export type PatroniNode = (typeof NODES)[number]
type Ports = Record<'postgres' | 'rest', number>

export interface PatroniCluster {
  /** The address of all three nodes, as in DATABASE_URL. */
  url: string
  /** The address of each node. */
  urls: string[]
  leader: () => Promise<PatroniNode | undefined>
  /** kill -9 of PostgreSQL alone, or of Patroni with it, as a machine goes. */
  kill: (node: PatroniNode, what: 'server' | 'machine') => void
  /** Its machine is back: Patroni starts again. */
  start: (node: PatroniNode) => void
  /** Waits until there is a leader, with the two others following it. */
  untilWhole: () => Promise<void>
  close: () => Promise<void>
}

/** Returns the settings of Patroni that all nodes share, as `patronictl edit-config` would write them. */
const clusterSettings = (waits: boolean) => ({
  ttl: 10,
  loop_wait: 2,
  retry_timeout: 4,
  synchronous_mode: waits,
  primary_start_timeout: 0,
  postgresql: { use_pg_rewind: true, parameters: { max_connections: 60, fsync: 'off' } },
})

/** Debian's programs. Throws a sentence for the operator where one is missing. */
async function installedPrograms() {
  const [patroni, etcd] = [installedProgram('patroni'), installedProgram('etcd')]
  const binaries = await systemBinaries()
  if (patroni && etcd && binaries) return { patroni: patroni.program, etcd: etcd.program, binaries }
  throw new Error('gladi ini memakai paket Debian: apt-get install patroni etcd-server postgresql')
}

/** Three nodes of Patroni with one etcd, on this machine. @param waits a commit waits for a standby */
export async function startPatroni(waits: boolean): Promise<PatroniCluster> {
  const programs = await installedPrograms()
  const folder = await reachableFolder('sertifikasi-patroni-')
  const children = new Map<PatroniNode | 'etcd', ChildProcess>()
  const isRoot = process.getuid?.() === 0
  const launch = (name: PatroniNode | 'etcd', program: string, args: string[]) => {
    const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
    children.set(name, spawn(program, args, { cwd: folder, stdio: 'ignore', ...user }))
  }
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const etcd = await freePort()
  launch('etcd', programs.etcd, etcdArguments(path.join(folder, 'etcd'), etcd, await freePort()))
  const ports = {} as Record<PatroniNode, Ports>
  for (const node of NODES) {
    ports[node] = { postgres: await freePort(), rest: await freePort() }
    const settings = nodeSettings(node, { folder, binaries: programs.binaries, etcd, ports: ports[node], waits })
    await writeFile(path.join(folder, `${node}.yml`), JSON.stringify(settings))
  }
  const start = (node: PatroniNode) => launch(node, programs.patroni, [path.join(folder, `${node}.yml`)])
  const address = (hosts: string, database = DATABASE) => `postgres://postgres:${PASSWORD}@${hosts}/${database}`
  const host = (node: PatroniNode) => `127.0.0.1:${ports[node].postgres}`
  const members = () => membersBy(NODES.map((node) => ports[node].rest))
  const leader = async () => (await members()).find(({ role }) => role === 'leader')?.name
  const cluster: PatroniCluster = {
    url: address(NODES.map(host).join(',')),
    urls: NODES.map((node) => address(host(node))),
    leader,
    kill(node, what) {
      if (what === 'machine') children.get(node)?.kill('SIGKILL')
      process.kill(postmasterIn(path.join(folder, node)), 'SIGKILL')
    },
    start,
    async untilWhole() {
      const isWhole = async () => {
        const all = await members()
        const following = all.filter(({ role, state }) => role !== 'leader' && /^(running|streaming)$/.test(state))
        return all.some(({ role }) => role === 'leader') && following.length === NODES.length - 1
      }
      await waitUntil(isWhole, { timeoutMs: 90_000, intervalMs: 200 })
    },
    async close() {
      for (const node of NODES) children.get(node)?.kill('SIGTERM')
      const isOver = () =>
        NODES.every((node) => children.get(node)?.exitCode !== null || children.get(node)?.signalCode)
      await waitUntil(isOver, { timeoutMs: 30_000 }).catch(() => undefined)
      for (const child of children.values()) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
  try {
    for (const node of NODES) start(node)
    await cluster.untilWhole()
    const first = await leader()
    await createDatabase(address(host(first ?? 'a'), 'postgres'), DATABASE)
    return cluster
  } catch (error) {
    await cluster.close()
    throw error
  }
}

function etcdArguments(folder: string, clients: number, peers: number): string[] {
  const [client, peer] = [`http://127.0.0.1:${clients}`, `http://127.0.0.1:${peers}`]
  const own = ['--name', 'etcd', '--data-dir', folder, '--initial-cluster', `etcd=${peer}`]
  const listens = ['--listen-client-urls', client, '--listen-peer-urls', peer]
  return [...own, ...listens, '--advertise-client-urls', client, '--initial-advertise-peer-urls', peer]
}

interface NodePlace {
  folder: string
  binaries: string
  etcd: number
  ports: Ports
  waits: boolean
}

function nodeSettings(name: PatroniNode, { folder, binaries, etcd, ports, waits }: NodePlace) {
  const everyone = ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256']
  const [rest, postgres] = [`127.0.0.1:${ports.rest}`, `127.0.0.1:${ports.postgres}`]
  return {
    ...{ scope: 'portal', name, etcd3: { host: `127.0.0.1:${etcd}` } },
    restapi: { listen: rest, connect_address: rest },
    bootstrap: { dcs: clusterSettings(waits), initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
    postgresql: {
      ...{ listen: postgres, connect_address: postgres, bin_dir: binaries },
      data_dir: path.join(folder, name),
      pgpass: path.join(folder, `${name}.pgpass`),
      pg_hba: everyone,
      parameters: { unix_socket_directories: folder, password_encryption: 'scram-sha-256' },
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
        rewind: { username: 'rewinder', password: PASSWORD },
      },
    },
  }
}

interface Member {
  name: PatroniNode
  role: 'leader' | 'replica' | 'sync_standby'
  state: string
}

/** Returns the members of the cluster as the first node that answers lists them. */
async function membersBy(ports: readonly number[]): Promise<Member[]> {
  for (const port of ports) {
    const answer = await fetch(`http://127.0.0.1:${port}/cluster`).catch(() => undefined)
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
  }
  return []
}
