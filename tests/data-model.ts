import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { MIGRATIONS, readMigrations } from '../src/ground/database/migration-files.ts'

/** The groups of tables, by the ending of the baseline's files, in reading order. */
const GROUPS: Record<string, string> = {
  installation: 'Installation',
  accounts: 'Accounts',
  site: 'Site and letters',
  catalogue: 'Catalogue',
  applications: 'Applications',
  exams: 'Exam items',
  certificates: 'Certificates',
  upkeep: 'Upkeep',
  complaints: 'Appeals and complaints',
  quality: 'Quality register',
  money: 'Money',
  views: 'Views',
}

/** Tables that nearly every other one names: only their own group draws the arrows to them. */
const EVERYWHERE = new Set(['users', 'private_files', 'stored_files'])

/** English words, those of both languages and those of machines; any other word of a column is Indonesian. */
const NOT_INDONESIAN = new Set([
  ...readFileSync(path.join(import.meta.dirname, 'english-words.txt'), 'utf8')
    .trim()
    .split('\n'),
  ...'action after alt applied audit bank bytes challenge data description detail email employer en facebook file final floor folder'.split(
    ' ',
  ),
  ...'host id instagram invoice ip is items key label least linkedin min most permission permissions phone pin portal'.split(
    ' ',
  ),
  ...'program qr record role sha256 slug source status target token total transfer transition transports url'.split(
    ' ',
  ),
  ...'value values who'.split(' '),
])

export const isIndonesian = (column: string): boolean => column.split('_').some((word) => !NOT_INDONESIAN.has(word))

interface Table {
  name: string
  purpose: string | null
}

interface Column {
  table: string
  name: string
  comment: string | null
  /** The values that a check lists; null where none does. */
  rule: string | null
}

interface Link {
  child: string
  parent: string
  columns: string
  optional: boolean
  single: boolean
}

export interface Model {
  tables: Table[]
  columns: Column[]
  links: Link[]
}

const OURS = `ours as (select * from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
  and not relispartition and relname <> 'migrations')`

/** Reads tables, columns and links of a migrated database. */
export async function readModel(client: pg.Client): Promise<Model> {
  const ask = async <T extends pg.QueryResultRow>(sql: string): Promise<T[]> =>
    (await client.query<T>(`with ${OURS} ${sql}`)).rows
  return {
    tables: await ask<Table>(
      `select relname as name, obj_description(oid, 'pg_class') as purpose from ours order by oid`,
    ),
    columns: await ask<Column>(`
      select relname as table, attname as name, col_description(attrelid, attnum) as comment, (
          select pg_get_constraintdef(oid) from pg_constraint
          where conrelid = attrelid and contype = 'c' and conkey = array[attnum] order by conname limit 1
        ) as rule
      from ours join pg_attribute on attrelid = ours.oid
      where attnum > 0 and not attisdropped and relkind <> 'v' order by ours.oid, attnum`),
    links: await ask<Link>(`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent,
        string_agg(columns, ', ' order by columns) as columns, bool_and(optional) as optional, bool_and(single) as single
      from (
        select conrelid, confrelid, string_agg(attname, ', ' order by attnum) as columns,
          bool_or(not attnotnull) as optional, exists (
            select from pg_index where indrelid = conrelid and indisunique and indpred is null
              and indkey::int2[] <@ conkey
          ) as single
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
        group by pg_constraint.oid, conrelid, confrelid, conkey
      ) as each group by conrelid, confrelid order by conrelid::regclass::text collate "C", confrelid::regclass::text collate "C"`),
  }
}

/** Which group a table belongs to: its baseline file's, or the one that its migration names. */
async function groupsOfTables(folder = MIGRATIONS): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { name, sql } of await readMigrations(folder)) {
    const group = /_baseline_(\w+)\.sql$/.exec(name)?.[1] ?? /^-- group: (\w+)$/m.exec(sql)?.[1]
    for (const [, table = ''] of sql.matchAll(/^create (?:unlogged )?(?:table|view) (\w+)/gm)) {
      if (group === undefined || !(group in GROUPS))
        throw new Error(`${name} makes ${table} and names no group: "-- group: …" (${Object.keys(GROUPS).join(', ')})`)
      found.set(table, group)
    }
  }
  return found
}

/** Returns what the head of a group's file says, as Markdown: indented lines stay as they stand. */
async function introductions(): Promise<Map<string, string>> {
  const heads = new Map<string, string>()
  for (const { name, sql } of await readMigrations()) {
    const group = /_baseline_(\w+)\.sql$/.exec(name)?.[1]
    const head = /^(?:--.*\n)+/.exec(sql)?.[0] ?? ''
    const lines = head.trimEnd().replaceAll(/^-- ?/gm, '')
    const parts = lines
      .split('\n\n')
      .map((part) => (part.startsWith('  ') ? `\`\`\`\n${part}\n\`\`\`` : part.replaceAll('\n', ' ')))
    if (group !== undefined) heads.set(group, parts.join('\n\n'))
  }
  return heads
}

function pictureOf(links: readonly Link[], names: ReadonlySet<string>): string {
  const lines = links
    .filter(({ child, parent }) => names.has(child) && (names.has(parent) || !EVERYWHERE.has(parent)))
    .map(({ child, parent, columns, optional, single }) => {
      const ends = `${optional ? '|o' : '||'}--${single ? 'o|' : 'o{'}`
      return `  ${parent} ${ends} ${child} : "${columns}"`
    })
  const linked = new Set(lines.flatMap((line) => [line.split(' ')[2], line.split(' ')[4]]))
  const alone = [...names].filter((name) => !linked.has(name)).map((name) => `  ${name}`)
  return ['```mermaid', 'erDiagram', ...lines, ...alone, '```'].join('\n')
}

/** The values of a table's stage or status, as its check lists them. */
function statesOf(columns: readonly Column[]): string {
  return columns
    .filter(({ name, rule }) => (name === 'tahap' || name === 'status') && rule?.includes('ARRAY['))
    .map(
      ({ name, rule }) =>
        `\`${name}\`: ${[...(rule ?? '').matchAll(/'(\w+)'::text/g)].map(([, value]) => value).join(', ')}`,
    )
    .join('; ')
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** The English of an Indonesian name: what a comment says before its first stop. */
const englishOf = (comment: string): string => comment.split('. ')[0]?.replace(/\.$/, '') ?? ''

/** A row for each Indonesian name: what it means, and where it means something else. */
function dictionary(columns: readonly Column[]): string[] {
  const names = [...new Set(columns.map(({ name }) => name).filter(isIndonesian))].sort()
  return names.map((name) => {
    const all = columns.filter((column) => column.name === name)
    const meanings = new Map<string, string[]>()
    for (const { table, comment } of all.filter(({ comment }) => comment !== null)) {
      const english = englishOf(comment ?? '')
      meanings.set(english, [...(meanings.get(english) ?? []), table])
    }
    const [[usual = ''] = [], ...others] = [...meanings].sort(([, one], [, other]) => other.length - one.length)
    const also = others.map(
      ([english, tables]) => `; ${english.toLowerCase()} (${tables.map((table) => `\`${table}\``).join(', ')})`,
    )
    const places = [...new Set(all.map(({ table }) => table))]
    const where = places.length > 3 ? `${places.length} tables` : places.map((table) => `\`${table}\``).join(', ')
    return `| \`${name}\` | ${cell(usual + also.join(''))} | ${where} |`
  })
}

/** Writes docs/data-model.md. */
export async function dataModel({ tables, columns, links }: Model): Promise<string> {
  const groups = await groupsOfTables()
  const heads = await introductions()
  const parts = Object.entries(GROUPS).map(([group, title]) => {
    const own = tables.filter(({ name }) => groups.get(name) === group)
    const names = new Set(own.map(({ name }) => name))
    const rows = own.map(({ name, purpose }) => {
      const states = statesOf(columns.filter(({ table }) => table === name))
      return `| \`${name}\` | ${cell((purpose ?? '') + (states && ` ${states}`))} |`
    })
    const picture = group === 'views' ? [] : [pictureOf(links, names), '']
    return [
      `## ${title}`,
      '',
      heads.get(group) ?? '',
      '',
      ...picture,
      '| Table | Purpose |',
      '|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  return `# The data model

Written by tests/data-model.database.test.ts out of a migrated database (\`-u\` writes it); words are changed in the
comments of [\`migrations/\`](../migrations), never here. ${tables.length} tables and views in ${Object.keys(GROUPS).length} groups, as the files of the baseline
([decision 137](decisions/0137-one-baseline.md)). In the pictures a line ends with many (\`{\`) at the table that holds the
columns beside it; arrows to ${[...EVERYWHERE].map((name) => `\`${name}\``).join(', ')} stand in their own groups only. What rows mean in the field stands in the
[glossary](glossary.md).

${parts.join('\n')}
## Dictionary

Columns with Indonesian names are those of the wire ([decision 27](decisions/0027-one-name-for-a-field.md)). Most tables
also have \`version\`, by which a stale edit is noticed, \`search_text\`, which the office's search looks through, and
\`owner_text\`, a copy of whose it is.

| Column | English | Where |
|---|---|---|
${dictionary(columns).join('\n')}
`
}
