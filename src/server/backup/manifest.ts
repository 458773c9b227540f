import { z } from 'zod'

/** The entry that comes last in an archive, and says what the others must be. */
export const MANIFEST = 'manifest.json'

export const FORMAT = 1

const Table = z.object({
  /** With its schema: public.users. */
  name: z.string().regex(/^[a-z_]+\.[a-z_0-9]+$/),
  columns: z.array(z.string().regex(/^[a-z_0-9]+$/)).min(1),
  rows: z.number().int(),
})
export type ArchivedTable = z.output<typeof Table>

const Sequence = z.object({ name: z.string(), last_value: z.number().int(), is_called: z.boolean() })
export type ArchivedSequence = z.output<typeof Sequence>

const AppliedMigration = z.object({ name: z.string(), sha256: z.string() })
export type AppliedMigration = z.output<typeof AppliedMigration>

export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** When the database was looked at. */
  at: z.iso.datetime(),
  /** Of the program, and of the PostgreSQL server. */
  program: z.string(),
  postgres: z.string(),
  /** Of the installation; null in those that have none yet. */
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

/** How many rows and files an archive holds. */
export const sizeOf = ({ tables, entries }: Manifest): { rows: number; files: number } => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: entries.filter(({ name }) => name.startsWith('files/')).length,
})
