import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/ground/database/embedded/embedded-postgres.ts'

export interface TestServer extends EmbeddedPostgres {
  folder: string
  remove: () => Promise<void>
}

/** The newest PostgreSQL of the system's packages, where the suite runs once more. */
export async function systemBinaries(): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)[0]
  return newest === undefined ? undefined : `/usr/lib/postgresql/${newest}/bin`
}

/** A temporary folder that the server's unprivileged user can walk into. */
export async function reachableFolder(prefix: string, place = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(place, prefix))
  await chmod(folder, 0o755)
  return folder
}

/** A PostgreSQL of its own in a temporary folder; nothing on it has to survive. */
export async function startTestPostgres(): Promise<TestServer> {
  const folder = await reachableFolder('sertifikasi-test-')
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    // What it cleans up at a moment of its own changes plans, and the order in which rows are found.
    autovacuum: 'off',
    full_page_writes: 'off',
    max_connections: '400',
    max_wal_size: '128MB',
    min_wal_size: '32MB',
  }
  const binaries = process.env['TEST_POSTGRES'] === 'system' ? await systemBinaries() : undefined
  const server = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    settings,
    ...(binaries ? { binaries } : {}),
  })
  return {
    ...server,
    folder,
    async remove() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
