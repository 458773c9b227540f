import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { TEST_KEYS, testDatabase } from '../../tests/harness.ts'
import { inTransaction } from './db.ts'
import { type Jobs, openJobs, type Work } from './jobs.ts'

const running: Jobs[] = []

/** One process's jobs; what it did is put down in `done`. */
function process(url: string, done: unknown[], fails: () => boolean = () => false): Jobs {
  const jobs = openJobs({ url, keys: TEST_KEYS, log: pino({ level: 'silent' }) })
  const note = async (data: unknown) => {
    if (fails()) throw new Error('not now')
    done.push(data)
  }
  const work: Work = { mail: note, 'reset-link': note, sweep: note, deadlines: note }
  jobs.handle(work)
  running.push(jobs)
  return jobs
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
})

test('a job of a committed change is done once, by whichever process; one of a rolled back change never', async () => {
  const { db, url } = await testDatabase()
  const done: unknown[] = []
  const [one, two] = [process(url, done), process(url, done)]
  await Promise.all([one.start(), two.start()])
  await inTransaction(db, async (tx) => {
    for (let n = 0; n < 10; n += 1) await one.enqueue(tx, 'mail', { n })
  })
  const rolledBack = inTransaction(db, async (tx) => {
    await two.enqueue(tx, 'mail', { n: 'never' })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await vi.waitUntil(() => done.length >= 10, { timeout: 30_000 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(done.map((data) => (data as { n: number }).n).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('what is enqueued before anybody works waits', async () => {
  const { db, url } = await testDatabase()
  const done: unknown[] = []
  const jobs = process(url, done)
  await jobs.enqueue(db, 'mail', { n: 1 })
  expect(done).toEqual([])
  await jobs.start()
  await vi.waitUntil(() => done.length === 1, { timeout: 10_000 })
})

test('stopping lets the running job finish and takes no other', async () => {
  const { db, url } = await testDatabase()
  const done: unknown[] = []
  const jobs = openJobs({ url, keys: TEST_KEYS, log: pino({ level: 'silent' }) })
  let begun = 0
  const slowly = async (data: unknown) => {
    begun += 1
    await new Promise((resolve) => setTimeout(resolve, 700))
    done.push(data)
  }
  jobs.handle({ mail: slowly, 'reset-link': slowly, sweep: slowly, deadlines: slowly })
  await jobs.enqueue(db, 'mail', { n: 1 })
  await jobs.enqueue(db, 'mail', { n: 2 })
  await jobs.start()
  await vi.waitUntil(() => begun === 1, { timeout: 10_000 })
  await jobs.stop()
  expect(done).toEqual([{ n: 1 }])
  await expect(jobs.enqueue(db, 'mail', { n: 3 })).rejects.toMatchObject({ status: 503 })
})

test('it holds two connections at most, and its data is sealed', async () => {
  const { db, pool, url } = await testDatabase()
  const jobs = process(url, [])
  await jobs.start()
  await jobs.enqueue(db, 'mail', { to: 'wulan@example.com' })
  const { rows } = await pool.query(
    'select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect(rows[0].open).toBeLessThanOrEqual(3)
  const kept = await pool.query("select data::text from jobs.job where name = 'mail'")
  expect(JSON.stringify(kept.rows)).not.toContain('wulan')
})
