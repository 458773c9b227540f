import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../root.ts'

export const MIGRATIONS = path.join(ROOT, 'migrations')

/** The first line of a contraction: it names the migration that a program must know to survive this one. */
const CONTRACTION = /^-- contract: (\d{4})\n/

export interface Migration {
  name: string
  sql: string
  sha256: string
  /** The migration that a running program must at least know, for a contraction; undefined for others. */
  floor: string | undefined
}

const isMigration = (file: string): boolean => /^\d{4}_.*\.sql$/.test(file)

/** '0301' of '0301_names_of_boxes.sql'. */
export const numberOf = (name: string): string => name.slice(0, 4)

export const newestOf = (names: readonly string[]): string => numberOf([...names].sort().at(-1) ?? '0000')

/** The newest migration that this program brings. */
export const OWN_SCHEMA = newestOf(readdirSync(MIGRATIONS).filter(isMigration))

/** Reads the migrations of a folder, in the order in which they run. */
export async function readMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(isMigration).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex'), floor: CONTRACTION.exec(sql)?.[1] }
    }),
  )
}
