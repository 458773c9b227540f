import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness.ts'
import { migrate, withLock } from './migrate.ts'

const LOCK = 7_241_999

test('what works on an open connection leaves it open, and gives its lock back, also after a failure', async () => {
  const { url } = await testDatabase()
  const own = new pg.Client({ connectionString: url })
  await own.connect()
  const isFree = () =>
    withLock(url, LOCK, 'mencoba', async () => true).catch((error: { code?: string }) => error.code ?? false)
  const seen = await withLock(own, LOCK, 'bekerja', async (client) => {
    const { rows } = await client.query<{ held: boolean }>(
      `select exists (select from pg_locks where locktype = 'advisory' and objid = $1 and pid = pg_backend_pid()) as held`,
      [LOCK],
    )
    return [client === own, rows[0]?.held]
  })
  expect([seen, await isFree()]).toEqual([[true, true], true])
  const failing = withLock(own, LOCK, 'bekerja', () => Promise.reject(new Error('refused')))
  await expect(failing).rejects.toThrow('refused')
  expect(await isFree()).toBe(true)
  expect(await migrate(own)).toEqual([])
  expect((await own.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await own.end()
})
