import { z } from 'zod'
import { SCHEMA as JOBS } from '../jobs/jobs.ts'
import { SEALED_FORMAT } from './archive-seal.ts'

/** The last entry of an archive, which lists all others with size and hash. */
export const MANIFEST = 'manifest.json'

const FILE = /^files\/((?:public|private)\/[0-9a-z]{2}\/[0-9a-z][0-9a-z.-]{0,100})$/
const ROWS = /^database\/([a-z_]+\.[a-z_0-9]+)\/\d{6}$/

/** The table whose rows an entry holds, or the file, below the folder of files, whose bytes it holds. */
export function entryOf(name: string): { table?: string | undefined; file?: string | undefined } {
  return { table: ROWS.exec(name)?.[1], file: FILE.exec(name)?.[1] }
}

export const isEntryName = (name: string): boolean => name === MANIFEST || ROWS.test(name) || FILE.test(name)

export const JOB_TABLE = `${JOBS}.job`

const Table = z.object({
  /** With its schema: public.users. */
  name: z.union([z.literal(JOB_TABLE), z.string().regex(/^public\.[a-z_0-9]+$/)]),
  columns: z.array(z.string().regex(/^[a-z_0-9]+$/)).min(1),
  rows: z.number().int(),
})
export type ArchivedTable = z.output<typeof Table>

const Sequence = z.object({
  name: z.string().regex(/^public\.[a-z_0-9]+$/),
  last_value: z.number().int(),
  is_called: z.boolean(),
})
export type ArchivedSequence = z.output<typeof Sequence>

const AppliedMigration = z.object({ name: z.string(), sha256: z.string() })
export type AppliedMigration = z.output<typeof AppliedMigration>

export const Manifest = z.object({
  format: z.literal([1, SEALED_FORMAT]),
  /** The moment of the snapshot. */
  at: z.iso.datetime(),
  /** The versions of the program and of the PostgreSQL server. */
  program: z.string(),
  postgres: z.string(),
  /** The installation's identity; null for one that has none yet. */
  identity: z.string().nullable(),
  /** A word that its key opens, as base64. */
  canary: z.string().nullable(),
  migrations: z.array(AppliedMigration),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  /** Files that the database lists and the disk lacked. */
  missing: z.array(z.string()),
  entries: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
})
export type Manifest = z.output<typeof Manifest>

const AnyTables = z.object({ tables: z.array(z.object({ name: z.string() })) })

/** Returns the rest of a sentence about a table that no archive of the portal holds; undefined when all are known. */
export function strangeTable(given: unknown): string | undefined {
  const known = AnyTables.safeParse(given)
  const names = known.success ? known.data.tables.map(({ name }) => name.slice(0, 120)) : []
  const system = names.find((name) => /^(pg_|information_schema\.)/.test(name))
  if (system !== undefined) return `menyebut tabel sistem basis data (${system}). Tidak ada yang dipulihkan.`
  const foreign = names.find((name) => name !== JOB_TABLE && !name.startsWith('public.'))
  if (foreign !== undefined) return `menyebut tabel di luar skema portal (${foreign}). Tidak ada yang dipulihkan.`
  return undefined
}

/** How many rows and files an archive holds. */
export const sizeOf = ({ tables, entries }: Manifest): { rows: number; files: number } => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: entries.filter(({ name }) => name.startsWith('files/')).length,
})
