import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'

/** The dump of an empty portal's database as version 0.9.0 left it, with its list of migrations. */
const DUMP = path.resolve(import.meta.dirname, 'version-0.9.0.sql.gz')

/** Fills an empty database as version 0.9.0 would have. */
export async function loadVersion090(url: string): Promise<void> {
  const sql = gunzipSync(await readFile(DUMP)).toString()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
