import { readFileSync } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { reachableFolder } from '../../../../tests/postgres.ts'
import { packagedBinaries } from './embedded-placement.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

test('a server whose program cannot be launched just now is told of and tried again', async () => {
  const folder = await reachableFolder('sertifikasi-launch-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const first = await startEmbeddedPostgres({ folder })
  await first.stop()
  const binaries = await reachableFolder('sertifikasi-program-')
  onTestFinished(() => rm(binaries, { recursive: true, force: true }))
  const program = path.join(binaries, 'postgres')
  const link = async () => symlink(path.join(await packagedBinaries(), 'postgres'), program)
  await link()
  const server = await startEmbeddedPostgres({ folder, binaries })
  const failures: unknown[] = []
  let backs = 0
  server.watch({ died: () => {}, failed: (error) => void failures.push(error), back: () => (backs += 1) })
  const [pid] = readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')

  await rm(program)
  process.kill(Number(pid), 'SIGKILL')
  await expect.poll(() => String(failures[0])).toMatch(/PostgreSQL tertanam tidak dapat dijalankan: spawn .*ENOENT/)
  await link()
  await expect.poll(() => backs).toBe(1)
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
  await server.stop()
}, 120_000)
