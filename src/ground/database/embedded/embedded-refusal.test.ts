import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { reachableFolder } from '../../../../tests/postgres.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { remedyFor } from './embedded-refusal.ts'

test.each([
  ['FATAL:  data directory "/data/postgres/cluster" has wrong ownership', /milik pengguna lain/],
  ['FATAL:  data directory "/data/postgres/cluster" has invalid permissions', /chmod 700/],
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', /Disknya penuh/],
  ['FATAL:  could not create lock file "postmaster.pid": Read-only file system', /hanya dapat dibaca/],
  ['FATAL:  could not open file "global/pg_control": Permission denied', /Periksa pemilik dan izinnya/],
])('what PostgreSQL writes (%s) is told with its remedy', (line, remedy) => {
  expect(remedyFor(`2026-11-20 03:00:00.000 UTC [12] ${line}\n`)).toMatch(remedy)
})

test.each(['FATAL:  lock file "postmaster.pid" already exists', 'LOG:  database system is ready'])(
  'what may pass by itself (%s) is tried again',
  (line) => expect(remedyFor(line)).toBeUndefined(),
)

test('a folder that this PostgreSQL can never open is refused at once, with the reason, and the log stays short', async () => {
  const folder = await reachableFolder('sertifikasi-refusal-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const server = await startEmbeddedPostgres({ folder })
  await server.stop()
  const log = path.join(folder, 'postgres.log')
  const before = (await readFile(log, 'utf8')).length
  await writeFile(path.join(folder, 'cluster/PG_VERSION'), '15\n')
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(/tidak mau menyala: .*incompatible[\s\S]*versi lain/)
  const written = (await readFile(log, 'utf8')).slice(before)
  expect(written.match(/FATAL/g)).toHaveLength(1)
}, 60_000)
