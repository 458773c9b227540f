import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { ROOT } from '../config.ts'

const LOCK = 7_241_001

/** Brings a database to the newest migration; processes that start together wait for one another. */
export async function migrate(url: string, folder = path.join(ROOT, 'migrations')): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await applyMissing(client, folder)
  } finally {
    await client.end()
  }
}

async function applyMissing(client: pg.Client, folder: string): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  const made: string[] = []
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const sql = await readFile(path.join(folder, name), 'utf8')
    const sha256 = createHash('sha256').update(sql).digest('hex')
    const known = applied.get(name)
    if (known === sha256) continue
    if (known !== undefined) throw new Error(`Migrasi ${name} berubah sesudah dijalankan; buat migrasi baru.`)
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
    made.push(name)
  }
  return made
}

/** Makes the database when the server does not have it yet. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await client.query(
        `create database ${pg.escapeIdentifier(name)}${template ? ` template ${pg.escapeIdentifier(template)}` : ''}`,
      )
    }
  } finally {
    await client.end()
  }
}
