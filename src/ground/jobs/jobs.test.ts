import type { Pool } from 'pg'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { TEST_KEYS, testDatabase } from '../../../tests/harness.ts'
import { inTransaction } from '../database/db.ts'
import { jobCounts } from './job-queries.ts'
import { type JobHandlers, type Jobs, openJobs } from './jobs.ts'

const running: Jobs[] = []

/** One process's jobs; the sweep comes by the real clock and is nobody's business here. */
function process(url: string, work: JobHandlers['mail']): Jobs {
  const jobs = openJobs({ url, keys: TEST_KEYS, log: pino({ level: 'silent' }), takes: true })
  jobs.handle({
    mail: work,
    'reset-link': work,
    charge: async () => {},
    refund: async () => {},
    reconciliation: async () => {},
    'text-message': work,
    webhook: work,
    'account-alarm': async () => {},
    'certificate-paper': async () => {},
    'status-letter': async () => {},
    'assessor-folder': async () => {},
    sweep: async () => {},
    deadlines: async () => {},
    backup: async () => {},
    'backup-trial': async () => {},
  })
  running.push(jobs)
  return jobs
}

/** The states of all letters, in the order in which they were put in. */
async function mailStates(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query("select state from jobs.job where name = 'mail' order by created_on, id")
  return rows.map(({ state }) => state)
}

const stopAll = () => Promise.all(running.splice(0).map((jobs) => jobs.stop()))
afterEach(stopAll)

test('a job of a committed change is done once, by whichever process; one of a rolled back change never', async () => {
  const { db, pool, url } = await testDatabase()
  const done: number[] = []
  const note = async (data: unknown) => void done.push((data as { n: number }).n)
  const [one, two] = [process(url, note), process(url, note)]
  await Promise.all([one.start(), two.start()])
  await inTransaction(db, async (tx) => {
    for (let n = 0; n < 10; n += 1) await one.enqueue(tx, 'mail', { n })
  })
  const rolledBack = inTransaction(db, async (tx) => {
    await two.enqueue(tx, 'mail', { n: 'never' })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await expect.poll(() => done.length).toBeGreaterThanOrEqual(10)
  await stopAll()
  expect(done.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(await mailStates(pool)).toEqual(Array(10).fill('completed'))
})

test('what is enqueued before anybody works waits', async () => {
  const { db, url } = await testDatabase()
  const done: unknown[] = []
  const jobs = process(url, async (data) => void done.push(data))
  await jobs.enqueue(db, 'mail', { n: 1 })
  expect(done).toEqual([])
  await jobs.start()
  await expect.poll(() => done).toEqual([{ n: 1 }])
})

test('stopping lets the running job finish and takes no other', async () => {
  const { db, pool, url } = await testDatabase()
  const begun: unknown[] = []
  const finish = Promise.withResolvers<void>()
  const jobs = process(url, (data) => {
    begun.push(data)
    return finish.promise
  })
  await jobs.enqueue(db, 'mail', { n: 1 })
  await jobs.enqueue(db, 'mail', { n: 2 })
  await jobs.start()
  await expect.poll(() => begun).toEqual([{ n: 1 }])
  const stopping = jobs.stop()
  finish.resolve()
  await stopping
  expect(begun).toEqual([{ n: 1 }])
  expect(await mailStates(pool)).toEqual(['completed', 'created'])
  await expect(jobs.enqueue(db, 'mail', { n: 3 })).rejects.toMatchObject({ status: 503 })
})

test('what a dead process had in hand another one does at once, not after the pause that a failure has', async () => {
  const { db, pool, url } = await testDatabase()
  const dead = process(url, async () => {})
  await inTransaction(db, (tx) => dead.enqueue(tx, 'mail', { n: 1 }))
  await dead.stop()
  await pool.query(`update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
    where name = 'mail'`)
  const done: unknown[] = []
  await process(url, async (data) => void done.push(data)).start()
  await expect.poll(() => done).toEqual([{ n: 1 }])
  await expect.poll(() => mailStates(pool)).toEqual(['completed'])
})

test('a queue that an earlier release has made takes over the terms of this one', async () => {
  const { pool, url } = await testDatabase()
  await process(url, async () => {}).prepare()
  await pool.query('update jobs.queue set heartbeat_seconds = null, retry_limit = 0')
  await process(url, async () => {}).prepare()
  const { rows } = await pool.query("select heartbeat_seconds, retry_limit from jobs.queue where name = 'backup'")
  expect(rows).toEqual([{ heartbeat_seconds: 20, retry_limit: 2 }])
})

test('it holds two connections at most, and its data is sealed', async () => {
  const { db, pool, url } = await testDatabase()
  const jobs = process(url, async () => {})
  await jobs.start()
  await jobs.enqueue(db, 'mail', { to: 'wulan@example.com' })
  const { rows } = await pool.query(
    `select count(*)::int as open from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  expect(rows[0].open).toBeLessThanOrEqual(2)
  const kept = await pool.query("select data::text from jobs.job where name = 'mail'")
  expect(JSON.stringify(kept.rows)).not.toContain('wulan')
})

test('a process that takes no jobs announces what it made, once that is committed', async () => {
  const { db, pool, url } = await testDatabase()
  const jobs = openJobs({ url, keys: TEST_KEYS, log: pino({ level: 'silent' }), takes: false })
  running.push(jobs)
  const heard: unknown[] = []
  const client = await pool.connect()
  client.on('notification', ({ payload }) => heard.push(payload))
  await client.query('listen job_waits')
  const rolledBack = inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, 'webhook', { n: 'never' })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'mail', { n: 1 }))
  await expect.poll(() => heard).toEqual(['mail'])
  client.release(true)
})

test('a process that takes no jobs leaves the clock of the schedules to those that do', async () => {
  const { db, pool, url } = await testDatabase()
  const jobs = openJobs({ url, keys: TEST_KEYS, log: pino({ level: 'silent' }), takes: false })
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'mail', { n: 1 }))
  await jobs.stop()
  const { rows } = await pool.query('select cron_on from jobs.version')
  expect(rows).toEqual([{ cron_on: null }])
})

test('what waits is counted by an index of its own, which processes that start together make once', async () => {
  const { url, pool, db } = await testDatabase()
  const [one, other] = [process(url, async () => {}), process(url, async () => {})]
  await Promise.all([one.prepare(), other.prepare()])
  await pool.query(
    `insert into jobs.job (name, data, state) select 'mail', '{}', 'completed' from generate_series(1, 5000)`,
  )
  await pool.query(`insert into jobs.job (name, data, state) values ('mail', '{}', 'created'), ('mail', '{}', 'retry'),
    ('mail', '{}', 'active'), ('mail-dead', '{}', 'created'), ('mail', '{}', 'failed'), ('mail', '{}', 'cancelled')`)
  await pool.query('analyze jobs.job_common')
  const counts = await jobCounts(db)
  expect(counts.find(({ name }) => name === 'mail')).toEqual({
    name: 'mail',
    waiting: 1,
    running: 1,
    retrying: 1,
    dead: 1,
  })
  const uses = async () => {
    await pool.query('select pg_stat_force_next_flush()')
    const { rows } = await pool.query(
      `select idx_scan::int as uses from pg_stat_user_indexes where indexrelname = 'job_unfinished'`,
    )
    return rows
  }
  await expect.poll(uses).toEqual([{ uses: expect.toSatisfy((count: number) => count > 0) }])
})
