/** What a statement does that the release before would not survive; the sentence says what to do instead. */
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

/** The parts of an ALTER TABLE that add a column. */
const addedColumns = (statement: string): string[] =>
  statement.split(/,(?![^(]*\))/).flatMap((part) => /\badd column (?:if not exists )?(.*)$/.exec(part)?.[1] ?? [])

function refusedOfColumns(statement: string): string[] {
  return addedColumns(statement)
    .filter((column) => /\bnot null\b/.test(column) && !/\bdefault\b|\bgenerated\b|\bserial\b/.test(column))
    .map((column) => `add column ${column}: its writes leave the column out; give it a default`)
}

/** A rule that the release before does not know may refuse what it writes; one that only grew wider may not. */
function refusedOfConstraints(statement: string, isNew: (table: string) => boolean): string[] {
  const table = /^alter table (?:only |if exists )*([\w."]+)/.exec(statement)?.[1] ?? ''
  if (isNew(table)) return []
  const replaced = new Set([...statement.matchAll(/\bdrop constraint (?:if exists )?(\w+)/g)].map(([, name]) => name))
  return [...statement.matchAll(/\badd constraint (\w+)/g)]
    .filter(([, name]) => !replaced.has(name))
    .map(([, name]) => `add constraint ${name}: may refuse what the release before writes; ${LATER}`)
}

const refusedOfIndexes = (statement: string, isNew: (table: string) => boolean): string[] => {
  const table = /^create unique index .*?\bon (?:only )?([\w."]+)/.exec(statement)?.[1]
  return table === undefined || isNew(table)
    ? []
    : [`${statement}: may refuse what the release before writes; ${LATER}`]
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
 * What in an expansion the release before would not survive, statement by statement. It reads words and knows no table:
 * "-- survived: why" above a statement takes it out.
 */
export function refusedInExpansion(sql: string): string[] {
  const statements = statementsOf(withoutSurvived(sql))
  const made = new Set(statements.flatMap((each) => /^create table (?:if not exists )?([\w."]+)/.exec(each)?.[1] ?? []))
  const isNew = (table: string): boolean => made.has(table)
  // A constraint is replaced by two statements as well as by one.
  const joined = joinReplacements(statements)
  return joined.flatMap((statement) => [
    ...RULES.filter(({ is }) => is.test(statement)).map(({ instead }) => `${statement}: ${instead}`),
    ...refusedOfColumns(statement),
    ...refusedOfConstraints(statement, isNew),
    ...refusedOfIndexes(statement, isNew),
  ])
}

/** 'alter table a drop constraint b; alter table a add constraint b …' as one. */
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
