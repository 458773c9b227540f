import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

/** Every table of the product with its rows' count and one hash over all of them, whatever order they lie in. */
export async function contentOfDatabase(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relpersistence = 'p' and relname not in ('migrations', 'browser_files') order by 1`,
    )
    const content: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(each::text, E'\\n' order by each::text)), '') as digest from ${name} as each`,
      )
      content[name] = rows[0]?.digest ?? ''
    }
    return content
  } finally {
    await client.end()
  }
}

/** Every file below a folder with its hash. */
export async function contentOfFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const content: Record<string, string> = {}
  for (const file of files.sort()) {
    content[path.relative(folder, file)] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
  }
  return content
}
