import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { createDatabase, migrate } from '../src/ground/database/migrate.ts'
import { startTestPostgres } from '../tests/postgres.ts'

/** Writes src/ground/database/db-schema.ts from a freshly migrated database; with --verify says whether it is current. */
const ROOT = path.resolve(import.meta.dirname, '..')
const server = await startTestPostgres()
await createDatabase(server.url('postgres'), 'types')
await migrate(server.url('types'))
const args = [
  path.join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js'),
  ...[
    '--dialect',
    'postgres',
    '--url',
    server.url('types'),
    '--out-file',
    path.join(ROOT, 'src/ground/database/db-schema.ts'),
  ],
  ...['--date-parser', 'string', '--type-mapping', '{"int8":"number","date":"string","jsonb":"unknown"}'],
  ...['--exclude-pattern', 'migrations', '--default-schema', 'public'],
  ...(process.argv.includes('--verify') ? ['--verify'] : []),
]
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: ROOT })
await server.remove()
process.exit(status ?? 1)
