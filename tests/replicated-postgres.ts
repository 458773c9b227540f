import { execFileSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/ground/database/embedded/embedded-postgres.ts'
import { createDatabase, migrate } from '../src/ground/database/migrate.ts'
import { atEnd } from './at-end.ts'
import { reachableFolder } from './postgres.ts'

const DATABASE = 'app'
const SETTINGS = { fsync: 'off', max_connections: '60' }

export interface Replicated {
  /** The database on the server that is written to, and on its replica. */
  writer: string
  replica: string
  /** Starts or stops the replay of what the replica receives; it receives in either case. */
  replay: (goesOn: boolean) => Promise<void>
  /** Ends the replica as one that lost its machine, and starts it again. */
  lose: () => Promise<void>
  regain: () => Promise<void>
  /** Has the replica go its own way, and further in its log than the writer is in its own. */
  part: () => Promise<void>
}

/** Two servers with a migrated database, one a streaming replica of the other, which is the copy of its folder. */
export async function startReplicated(): Promise<Replicated> {
  const folder = await reachableFolder('sertifikasi-replika-')
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const at = (name: string) => path.join(folder, name)
  const made = await startEmbeddedPostgres({ folder: at('writer'), settings: SETTINGS })
  await createDatabase(made.url('postgres'), DATABASE)
  await migrate(made.url(DATABASE))
  await made.stop()
  // Its files belong to another user than root, who may run this.
  execFileSync('cp', ['-a', at('writer'), at('replica')])
  const writer = await startEmbeddedPostgres({ folder: at('writer'), settings: SETTINGS })
  atEnd(writer.stop)
  const { password, port } = new URL(writer.url(DATABASE))
  await writeFile(path.join(at('replica'), 'cluster/standby.signal'), '')
  const source = `host=127.0.0.1 port=${port} user=postgres password=${password}`
  const start = () =>
    startEmbeddedPostgres({ folder: at('replica'), settings: { ...SETTINGS, primary_conninfo: source } })
  let replica: EmbeddedPostgres = await start()
  atEnd(() => replica.stop())
  const url = replica.url(DATABASE)
  return {
    writer: writer.url(DATABASE),
    replica: url,
    replay: (goesOn) => once(url, goesOn ? 'select pg_wal_replay_resume()' : 'select pg_wal_replay_pause()'),
    lose: () => replica.stop(),
    async regain() {
      replica = await start()
    },
    async part() {
      await once(url, 'select pg_promote()')
      await once(url, 'select pg_switch_wal()')
      await once(url, 'create table apart ()')
    },
  }
}

async function once(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
