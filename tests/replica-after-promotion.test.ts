import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from '../drills/cluster.ts'
import { openDatabase } from '../src/server/database/db.ts'
import { followReplica } from '../src/server/database/replica.ts'

test('a replica that follows the server promoted just now answers at once, also when that one goes too', async () => {
  const cluster = await startCluster(false)
  onTestFinished(cluster.close)
  await cluster.kill('a')
  await cluster.promote('b')
  const writer = openDatabase(cluster.url('b'))
  onTestFinished(writer.close)
  const { db, state, close } = followReplica(writer, cluster.url('c'), 1)
  onTestFinished(close)
  const read = async () => (await sql`select pg_is_in_recovery() as replicated`.execute(db)).rows
  await expect.poll(state).toBe('ok')
  await cluster.kill('b')
  await expect.poll(() => writer.pool.query('select 1').then(String, () => 'away')).toBe('away')
  const isReceiving = sql`select from pg_stat_wal_receiver`
  await expect.poll(async () => (await isReceiving.execute(db)).rows).toEqual([])
  const { rows } = await sql<{ now: string }>`select now()::text`.execute(db)
  const isAskedSince = sql`select from pg_stat_activity where pid <> pg_backend_pid()
    and query like '%pg_last_wal_replay_lsn%' and query_start > ${rows[0]?.now}::timestamptz and state = 'idle'`
  await expect.poll(async () => (await isAskedSince.execute(db)).rows.length).toBe(1)
  expect([state(), await read()]).toEqual(['ok', [{ replicated: true }]])
}, 120_000)
