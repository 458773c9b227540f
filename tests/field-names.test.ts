import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { officeApi, portalApi } from '../src/api.ts'
import { codeFiles } from './code-files.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const SCHEMA = path.join(ROOT, 'src/ground/database/db-schema.ts')

/** Decision 27: where a field has another name than its column, and why; each still has to occur. */
const OTHER_NAMES: Record<string, { names: readonly string[]; because: string }> = {
  name: {
    names: ['nama', 'skema', 'kategori', 'tuk', 'penguji', 'penulis', 'pembuat', 'penyusun'],
    because:
      'outside its own row, the name of a person, scheme, category, venue or examiner is called as in its copies',
  },
  start_date: { names: ['tanggal_uji', 'tanggal_sertifikasi'], because: 'spec section 3' },
  description: { names: ['deskripsi'], because: 'spec section 3' },
  durasi: { names: ['pelaksanaan'], because: 'spec section 3' },
  skema: { names: ['name'], because: 'spec section 3: the name of a user training' },
  kategori: { names: ['name'], because: 'spec section 3: category { name }' },
  valid_until: { names: ['reference_day'], because: 'a reminder is about one of several days' },
  jatuh_tempo: { names: ['reference_day'], because: 'a reminder is about one of several days' },
}

/** Words of English names; any other word is Indonesian or belongs to both languages. */
const ENGLISH = new Set(readFileSync(path.join(ROOT, 'tests/english-words.txt'), 'utf8').trim().split('\n'))
const BOTH = new Set(
  `audit bank data detail email en file final id invoice is label linkedin min pin portal program slug status target token total
   transfer url`.split(/\s+/),
)

const sourceOf = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

/** Every column of the database, by name. */
const columns = new Set(
  sourceOf(SCHEMA).statements.flatMap((one) =>
    ts.isInterfaceDeclaration(one) && one.name.text !== 'DB'
      ? one.members.map((each) => each.name?.getText() ?? '')
      : [],
  ),
)

/** The names of the fields in a schema, however deep. */
function namesIn(schema: unknown, names = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return names
  seen.add(schema)
  const { def } = schema as Partial<z.core.$ZodType['_zod']> & { def?: object }
  if (def && 'shape' in def) for (const name of Object.keys(def.shape as object)) names.add(name)
  const inner = def ? Object.values(def) : Object.values(schema)
  for (const each of inner) namesIn(each, names, seen)
  return names
}

const wire = new Set(
  Object.values({ ...portalApi, ...officeApi }).flatMap(
    ({ payload, answer }: { payload?: unknown; answer: unknown }) => [...namesIn(payload), ...namesIn(answer)],
  ),
)

const isField = (name: string): boolean => columns.has(name) || wire.has(name)

/** A field of another row carries the row's role: `handler_name`, `no_sertifikasi_pengganti`, `certificate_id`. */
const bearsRole = (name: string, field: string): boolean => name.endsWith(`_${field}`) || name.startsWith(`${field}_`)

interface Renamed {
  place: string
  column: string
  to: string
}

const isAllowed = ({ column, to }: Renamed): boolean =>
  to === column || bearsRole(to, column) || (OTHER_NAMES[column]?.names.includes(to) ?? false)

/** `a.b as c` and `'c', a.b` of json_build_object, where b is a column. */
const ALIAS = /(?<![\w.(]|\|\| )(?:[a-z_]+\.)?([a-z_\d]+) as ([a-z_\d]+)/g
const PAIR = /'([a-z_\d]+)', (?:[a-z_]+\.)?([a-z_\d]+)(?=[,)])/g

const aliasesIn = (text: string): [column: string, to: string][] => [
  ...[...text.matchAll(ALIAS)].map(([, column = '', to = '']): [string, string] => [column, to]),
  ...[...text.matchAll(PAIR)].map(([, to = '', column = '']): [string, string] => [column, to]),
]

/** Matches views, which gather rows into answers; elsewhere a property may take a value from another row. */
const VIEW = /view\.ts$/

/** Lists the columns that a node renames: in SQL, in a select of Kysely, or as a property of an answer. */
function renamedBy(node: ts.Node): [column: string, to: string][] {
  if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText()))
    return aliasesIn(node.template.getText())
  if (ts.isStringLiteral(node)) return / as /.test(node.text) ? aliasesIn(node.text) : []
  if (ts.isCallExpression(node)) {
    const [to] = node.arguments
    const [, column] = /^sql(?:<[^`]*>)?`(?:[a-z_]+\.)?([a-z_\d]+)`\.as$/.exec(node.expression.getText()) ?? []
    return column && to && ts.isStringLiteral(to) ? [[column, to.text]] : []
  }
  if (!VIEW.test(node.getSourceFile().fileName)) return []
  if (!ts.isPropertyAssignment(node) || !ts.isPropertyAccessExpression(node.initializer)) return []
  const [column, to] = [node.initializer.name.text, node.name.getText()]
  const owner = node.parent.parent
  const isInObject = ts.isPropertyAssignment(owner) && `${owner.name.getText()}_${to}` === column
  return isField(to) && /^[a-z_\d]+$/.test(to) && !isInObject ? [[column, to]] : []
}

function renamedIn(file: string): Renamed[] {
  const found: Renamed[] = []
  const visit = (node: ts.Node): void => {
    for (const [column, to] of renamedBy(node)) {
      if (columns.has(column)) found.push({ place: path.relative(ROOT, file), column, to })
    }
    ts.forEachChild(node, visit)
  }
  visit(sourceOf(file))
  return found
}

const programs = ['features', 'processes', 'ground', 'program', 'documents'].flatMap((folder) =>
  codeFiles(path.join(ROOT, 'src', folder)),
)
/** The tables of the queue are pg-boss's. */
const isOurs = (file: string): boolean => file.endsWith('.ts') && !file.includes('/ground/jobs/')
const renamed = programs.filter(isOurs).flatMap(renamedIn)

const wordsOf = (name: string): string[] => name.split('_')
const isEnglish = (name: string): boolean => wordsOf(name).every((word) => ENGLISH.has(word) || BOTH.has(word))

/** Tells whether a name joins two fields of the wire: `skema_versi`, `tinjau_alasan`. */
const isOfTwoFields = (name: string): boolean =>
  wordsOf(name).some((_, at, words) => isField(words.slice(0, at).join('_')) && isField(words.slice(at).join('_')))

describe('a field has one name, from the column to the screen (decision 27)', () => {
  test('no query and no view gives a column another name, but for what is listed', () => {
    expect(renamed.filter((one) => !isAllowed(one))).toEqual([])
  })

  test('what is listed occurs', () => {
    const unused = Object.entries(OTHER_NAMES).flatMap(([column, { names }]) =>
      names.filter((name) => !renamed.some((one) => one.column === column && one.to === name)),
    )
    expect(unused).toEqual([])
  })

  test('a column is called as on the wire, or in English where it is on none', () => {
    const others = [...columns].filter((name) => !wire.has(name) && !isEnglish(name) && !isOfTwoFields(name))
    expect(others).toEqual([])
  })

  test('no name mixes languages', () => {
    const isMixed = (name: string): boolean => {
      const words = wordsOf(name).filter((word) => !BOTH.has(word))
      return words.some((word) => ENGLISH.has(word)) && words.some((word) => !ENGLISH.has(word))
    }
    expect([...columns, ...wire].filter(isMixed)).toEqual([])
  })
})
