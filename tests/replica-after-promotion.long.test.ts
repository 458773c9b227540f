import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from '../drills/cluster.ts'
import { openDatabase } from '../src/ground/database/db.ts'
import { followReplica } from '../src/ground/machines/replica.ts'

/** Three servers: a is written to, and either of a and b may be. */
async function cluster() {
  const servers = await startCluster(false)
  onTestFinished(servers.close)
  const [a, b] = [new URL(servers.url('a')), new URL(servers.url('b'))]
  const writer = openDatabase(a.href.replace(a.host, `${a.host},${b.host}`))
  onTestFinished(writer.close)
  const answers = () =>
    writer.pool.query('select 1').then(
      () => true,
      () => false,
    )
  return { servers, writer, answers }
}

test('a promotion that is met before it is heard of leaves replicas aside; one that follows it answers at once, also when the promoted server goes too', async () => {
  const { servers, writer, answers } = await cluster()
  const { db, state, follow, close } = followReplica(writer, servers.url('c'), 1)
  onTestFinished(close)
  const read = async () => (await sql`select pg_is_in_recovery() as replicated`.execute(db)).rows
  await expect.poll(state).toBe('ok')

  await servers.kill('a')
  await servers.promote('b')
  await expect.poll(answers).toBe(true)
  expect([state(), await read()]).toEqual(['behind', [{ replicated: false }]])

  follow()
  await expect.poll(state).toBe('ok')
  await servers.kill('b')
  await expect.poll(answers).toBe(false)
  // Past the next answer of the replica, which receives nothing any more.
  const isReceiving = sql`select from pg_stat_wal_receiver`
  await expect.poll(async () => (await isReceiving.execute(db)).rows).toEqual([])
  const { rows } = await sql<{ now: string }>`select now()::text`.execute(db)
  const isAskedSince = sql`select from pg_stat_activity where pid <> pg_backend_pid()
    and query like '%pg_last_wal_replay_lsn%' and query_start > ${rows[0]?.now}::timestamptz and state = 'idle'`
  await expect.poll(async () => (await isAskedSince.execute(db)).rows.length).toBe(1)
  expect([state(), await read()]).toEqual(['ok', [{ replicated: true }]])
}, 120_000)
