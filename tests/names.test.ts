import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeFiles } from './code-files.ts'

interface NamedFunction {
  file: string
  name: string
  isExported: boolean
  node: ts.FunctionLikeDeclaration
}

/** Forms that end in neither -ed nor -ing, of the verbs that code likes to use. */
const IRREGULAR = new Set(
  `begun bought bound broken brought built caught chosen come cut done drawn driven fallen felt found frozen given gone
   grown heard held hidden hit kept known laid left lent let lost made meant met paid put read ridden rung run said seen
   sent set shown shut sought spent spoken spread stood taken taught thought thrown told understood written won`.split(
    /\s+/,
  ),
)
/** Words that look like participles and are nouns, adjectives or verbs. */
const NO_PARTICIPLES = new Set([
  'cut',
  'feed',
  'find',
  'morning',
  'proceed',
  'hit',
  'let',
  'put',
  'read',
  'run',
  'set',
  'shut',
  'seed',
  'spread',
])

const isParticiple = (name: string): boolean =>
  !NO_PARTICIPLES.has(name) && (IRREGULAR.has(name) || /^[a-z]+(ed|ing)$/.test(name))

const nameOf = (node: ts.FunctionLikeDeclaration): string | undefined => {
  if (node.name && ts.isIdentifier(node.name)) return node.name.text
  const { parent } = node
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : undefined
}

const isExported = (node: ts.Node): boolean => {
  const statement = ts.isFunctionDeclaration(node) ? node : node.parent?.parent?.parent
  const modifiers = statement && ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

const FOLDERS = ['src', 'demo', 'tests', 'e2e', 'bench', 'drills', 'scripts']

const names: { file: string; name: string }[] = []
const functions: NamedFunction[] = []

function readFile(file: string): void {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node }
    if (name && ts.isIdentifier(name) && isDeclaration(node)) names.push({ file, name: name.text })
    if (isFunction(node)) {
      const known = nameOf(node)
      if (known) functions.push({ file, name: known, isExported: isExported(node), node })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node)

/** Tells whether a node declares a name of the code's own; properties are fields, whose names are the wire's. */
const isDeclaration = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  (ts.isVariableDeclaration(node) && !ts.isBindingElement(node))

/** 'takeStepOf' → ['take', 'step', 'of']; 'STEP_NAMES' → ['step', 'names']. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_\-.]+/)
    .map((word) => word.toLowerCase())

interface Unused {
  word: string
  allowed: RegExp | undefined
}

/** The glossary's table of words that are not used: word, what is used instead, where it may stand all the same. */
function unusedWords(): Unused[] {
  const glossary = readFileSync('docs/glossary.md', 'utf8')
  const [, table = ''] = glossary.split(/^## Words not used$/m)
  return [...table.matchAll(/^\| `([a-z]+)` \|[^|]*\|([^|]*)\|$/gm)].map(([, word = '', where = '']) => {
    const names = [...where.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
    return { word, allowed: names.length > 0 ? new RegExp(`^(${names.join('|')})$`) : undefined }
  })
}

beforeAll(() => {
  for (const folder of FOLDERS) codeFiles(folder).forEach(readFile)
})

const placeOf = ({ file, name }: { file: string; name: string }) => `${name} in ${path.relative('.', file)}`

describe('a name in the code', () => {
  it('is none that the glossary sets aside', () => {
    const words = unusedWords()
    expect(words.length).toBeGreaterThan(8)
    const files = FOLDERS.flatMap(codeFiles).map((file) => ({ file, name: path.basename(file).replace(/\.tsx?$/, '') }))
    const found = [...names, ...files].filter(({ name }) =>
      words.some(({ word, allowed }) => wordsOf(name).includes(word) && !allowed?.test(name)),
    )
    expect(found.map(placeOf)).toEqual([])
  })

  it('of a function is no bare participle', () => {
    expect(functions.length).toBeGreaterThan(2000)
    expect(functions.filter(({ name }) => isParticiple(name)).map(placeOf)).toEqual([])
  })

  it('of an exported function stands for one function only', () => {
    const exported = functions.filter(({ file, isExported }) => isExported && /^src\/.*\.ts$/.test(file))
    const twice = exported.filter((one) => exported.some((other) => other.name === one.name && other.file !== one.file))
    expect(twice.map(placeOf)).toEqual([])
  })
})

describe('a word of the glossary', () => {
  it('stands there once', () => {
    const glossary = readFileSync('docs/glossary.md', 'utf8')
    const words = [...glossary.matchAll(/^\| ([^|`][^|]*) \|/gm)].map(([, word = '']) => word.trim().toLowerCase())
    expect(words.length).toBeGreaterThan(60)
    expect(words.filter((word, index) => words.indexOf(word) !== index && !/^-+$/.test(word))).toEqual([])
  })
})

describe('a type', () => {
  it('is never forced by a cast through unknown or never, outside the library', () => {
    const forced = codeFiles('src')
      .filter((file) => !file.startsWith('src/lib/'))
      .filter((file) =>
        /\bas (unknown as|never)\b/.test(readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')),
      )
    expect(forced).toEqual([])
  })
})
