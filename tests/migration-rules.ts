/** A kind of statement that the previous release would not survive; `instead` says what to do. */
interface Rule {
  is: RegExp
  instead: string
}

const LATER = 'belongs into a contraction, one release later'

const RULES: readonly Rule[] = [
  {
    is: /^drop (table|view|materialized view|function|procedure|routine|type|domain|schema|sequence)\b/,
    instead: LATER,
  },
  { is: /^truncate\b|^lock\b|^cluster\b|^vacuum\b/, instead: 'holds up everybody, or takes away what others read' },
  { is: /^alter \w+ .*\brename\b/, instead: `add under the new name, fill both; the old name ${LATER}` },
  { is: /^alter \w+ .*\bset schema\b/, instead: LATER },
  { is: /^alter table .*\bdrop (column )?(?!constraint|not null|default|expression|identity)\w+/, instead: LATER },
  { is: /^alter table .*\balter (column )?\w+ (set data )?type\b/, instead: 'add another column, fill both' },
  { is: /^alter table .*\balter (column )?\w+ set not null\b/, instead: `fill it; 'not null' ${LATER}` },
  { is: /^alter table .*\balter (column )?\w+ drop default\b/, instead: `its writes leave the column out: ${LATER}` },
]

const withoutComments = (sql: string): string => sql.replaceAll(/--.*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** Statements in lower case on one line each; bodies of functions and texts are emptied: semicolons in them end nothing. */
function statementsOf(sql: string): string[] {
  const bare = withoutComments(sql.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '$$$$')).replaceAll(/'(?:[^']|'')*'/g, "''")
  return bare
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '')
}

/** The columns that an ALTER TABLE adds, each as it is said. */
const addedColumns = (statement: string): string[] =>
  statement.startsWith('alter table ')
    ? statement.split(/,(?![^(]*\))/).flatMap((part) => ADDED.exec(part)?.[1] ?? [])
    : []

const ADDED = /\badd (?:column )?(?:if not exists )?((?!(?:constraint|check|unique|primary|foreign|exclude)\b)\w+ .*)$/

/** The tables and columns that a migration adds: the previous release writes nothing there. */
interface Brought {
  tables: ReadonlySet<string>
  columns: ReadonlySet<string>
}

function refusedOfColumns(statement: string): string[] {
  return addedColumns(statement)
    .filter((column) => /\bnot null\b/.test(column) && !/\bdefault\b|\bgenerated\b|\w*serial\b/.test(column))
    .map((column) => `add column ${column}: its writes leave the column out; give it a default`)
}

/** Refuses new constraints, which may reject the previous release's writes; one that only grew wider may not. */
function refusedOfConstraints(statement: string, { tables }: Brought): string[] {
  const table = /^alter table (?:only |if exists )*([\w."]+)/.exec(statement)?.[1]
  if (table === undefined || tables.has(table)) return []
  const replaced = new Set([...statement.matchAll(/\bdrop constraint (?:if exists )?(\w+)/g)].map(([, name]) => name))
  const added = statement.matchAll(/\badd (?:constraint (\w+)|(?:check|unique|primary key|foreign key|exclude)\b)/g)
  return [...added]
    .filter(([, name]) => name === undefined || !replaced.has(name))
    .map(([added]) => `${added}: may refuse what the release before writes; ${LATER}`)
}

function refusedOfIndexes(statement: string, { tables, columns }: Brought): string[] {
  const [, table = '', over = ''] = /^create unique index .*?\bon (?:only )?([\w."]+)(.*)/.exec(statement) ?? []
  const isNew = tables.has(table) || [...over.matchAll(/\w+/g)].some(([word]) => columns.has(word))
  return table === '' || isNew ? [] : [`${statement}: may refuse what the release before writes; ${LATER}`]
}

/** Marks a statement about which somebody has thought: the reason stands behind it. */
const SURVIVED = /^-- survived: \S.*\n(?:--.*\n)*/m

/** Takes out what stands under the mark, up to the end of its statement. */
function withoutSurvived(sql: string): string {
  const mark = SURVIVED.exec(sql)
  if (!mark) return sql
  const rest = sql.slice(mark.index + mark[0].length)
  const end = rest.indexOf(';')
  return withoutSurvived(sql.slice(0, mark.index) + rest.slice(end + 1))
}

/**
 * Lists the statements of an expansion that the previous release would not survive. It reads words and knows no table:
 * "-- survived: why" above a statement takes it out.
 */
export function refusedInExpansion(sql: string): string[] {
  const statements = statementsOf(withoutSurvived(sql))
  const brought: Brought = {
    tables: new Set(statements.flatMap((each) => /^create table (?:if not exists )?([\w."]+)/.exec(each)?.[1] ?? [])),
    columns: new Set(statements.flatMap(addedColumns).flatMap((column) => column.split(' ')[0] ?? [])),
  }
  return joinReplacements(statements).flatMap((statement) => [
    ...RULES.filter(({ is }) => is.test(statement)).map(({ instead }) => `${statement}: ${instead}`),
    ...refusedOfColumns(statement),
    ...refusedOfConstraints(statement, brought),
    ...refusedOfIndexes(statement, brought),
  ])
}

/** Joins a drop and an add of one constraint, as a replacement may come in two statements. */
function joinReplacements(statements: readonly string[]): string[] {
  const joined: string[] = []
  for (const statement of statements) {
    const table = /^alter table [\w."]+ /.exec(statement)?.[0]
    const before = joined.at(-1)
    if (table && before?.startsWith(`${table}drop constraint`)) {
      joined[joined.length - 1] = `${before}, ${statement.slice(table.length)}`
    } else joined.push(statement)
  }
  return joined
}
