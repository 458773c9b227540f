import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

/**
 * Components that begin a state from what they are given and are mounted without a key, and why what they were given
 * before may stay: they would keep what was chosen of one file, person or row for the next.
 */
const EXCUSED: Record<string, string> = {
  'features/catalogue/home/pages/home/HomeGallery.tsx: HomeGallery':
    'begins with the pictures of the page and asks for the others by itself',
  'features/certification/sittings/pages/form/ExamForm.tsx: ExamForm':
    'begins where its sitting was left; a page has one sitting as long as it stands',
  'features/certification/sittings/pages/form/TimeLeft.tsx: TimeLeft':
    'counts by the clock of the one sitting of its page',
  'features/certification/sittings/pages/form/WrittenAnswer.tsx: WrittenAnswer':
    'stands in the view of one question, which has the key',
  'features/service/complaints/pages/ComplaintForm.tsx: ComplaintForm':
    'what was posted without the program stands in the one form of its page',
  'features/service/mark-reports/pages/MarkReportForm.tsx: MarkReportForm':
    'what was posted without the program stands in the one form of its page',
  'features/upkeep/reporting/pages/RoleClaims.tsx: RoleClaims':
    'what somebody has answered stays in sight as long as the page does',
  'ui/form/pages/PageSection.tsx: PageSection': 'follows the address, and its name in it never changes',
}

type Component = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression

interface Named {
  file: string
  name: string
  node: Component
}

const isComponent = (node: ts.Node): node is Component =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)

const nameOf = (node: Component): string | undefined =>
  node.name?.text ??
  (ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.parent.name) ? node.parent.name.text : undefined)

/** Every node below one, itself included. */
function nodesIn(node: ts.Node, found: ts.Node[] = []): ts.Node[] {
  found.push(node)
  ts.forEachChild(node, (child) => {
    nodesIn(child, found)
  })
  return found
}

const namesIn = (binding: ts.BindingName): string[] =>
  ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))

/** Tells whether an expression reads one of these names; the name of a property does not count. */
const reads = (node: ts.Node, names: ReadonlySet<string>): boolean =>
  nodesIn(node).some(
    (each) =>
      ts.isIdentifier(each) &&
      names.has(each.text) &&
      !(ts.isPropertyAccessExpression(each.parent) && each.parent.name === each) &&
      !(ts.isPropertyAssignment(each.parent) && each.parent.name === each),
  )

const calleeOf = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : undefined

/** Returns the names of a component's props, and of the values that it derives from them before its first state. */
function givenTo({ node }: Named): Set<string> {
  const given = new Set(node.parameters.flatMap(({ name }) => namesIn(name)))
  if (!node.body || !ts.isBlock(node.body)) return given
  for (const statement of node.body.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || isComponent(initializer) || /^use[A-Z]/.test(calleeOf(initializer) ?? '')) continue
      if (reads(initializer, given)) for (const each of namesIn(name)) given.add(each)
    }
  }
  return given
}

const isOwn = (inner: ts.Node, { node }: Named): boolean => {
  for (let at: ts.Node | undefined = inner.parent; at; at = at.parent) if (isComponent(at)) return at === node
  return false
}

/** Tells whether a function starts a state, by one of these hooks, from its props. */
const beginsState = (one: Named, hooks: ReadonlySet<string>): boolean => {
  if (![...hooks].some((hook) => one.node.getText().includes(hook))) return false
  const given = givenTo(one)
  return nodesIn(one.node).some(
    (each) =>
      ts.isCallExpression(each) &&
      hooks.has(calleeOf(each) ?? '') &&
      isOwn(each, one) &&
      each.arguments.some((argument) => reads(argument, given)),
  )
}

const sources = codeFiles('src')
  .filter((file) => /\.tsx$|\/use-[^/]+\.ts$/.test(file) && !file.includes('.test.'))
  .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
const functions = sources.flatMap((source): Named[] =>
  nodesIn(source)
    .filter(isComponent)
    .flatMap((node) => {
      const name = nameOf(node)
      return name === undefined ? [] : [{ file: source.fileName, name, node }]
    }),
)

/** Hooks that begin a state from what they are given, by way of others too; those of src/ui are of forms, which keep what is typed. */
function statefulHooks(): Set<string> {
  const hooks = new Set(['useState', 'useReducer'])
  const own = functions.filter(({ name, file }) => /^use[A-Z]/.test(name) && !/\bsrc\/ui\//.test(file))
  for (let before = 0; before !== hooks.size; ) {
    before = hooks.size
    for (const one of own) if (!hooks.has(one.name) && beginsState(one, hooks)) hooks.add(one.name)
  }
  return hooks
}

interface Use {
  file: string
  hasKey: boolean
}

const isMarkup = (node: ts.Node): node is ts.JsxOpeningLikeElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)

/** Tells whether an element, or one around it in the same function, has a key. */
function isKeyed(node: ts.Node): boolean {
  for (let at = node; !isComponent(at) && at.parent; at = at.parent) {
    const tag = ts.isJsxElement(at) ? at.openingElement : at
    if (isMarkup(tag) && tag.attributes.properties.some((one) => one.name?.getText() === 'key')) return true
  }
  return false
}

/** Where a component stands in other markup. */
const usesOf = ({ name, file }: Named): Use[] =>
  sources.flatMap((source) => {
    const isKnown =
      source.fileName === file ||
      source.statements.some(
        (one) =>
          ts.isImportDeclaration(one) &&
          path.basename((one.moduleSpecifier as ts.StringLiteral).text) === path.basename(file) &&
          new RegExp(`\\b${name}\\b`).test(one.importClause?.getText() ?? ''),
      )
    if (!isKnown) return []
    return nodesIn(source).flatMap((node) =>
      isMarkup(node) && node.tagName.getText() === name ? [{ file: source.fileName, hasKey: isKeyed(node) }] : [],
    )
  })

describe('a component that begins a state from what it is given', () => {
  const hooks = statefulHooks()
  const found = functions
    .filter((one) => /^[A-Z]/.test(one.name) && beginsState(one, hooks))
    .filter((one) => usesOf(one).some(({ hasKey }) => !hasKey))
    .map(({ name, file }) => `${path.relative('src', file)}: ${name}`)

  test('is mounted with a key, so that nothing chosen of one thing is chosen of the next', () => {
    expect(found.filter((place) => !(place in EXCUSED))).toEqual([])
  })

  test('and is excused has a reason and is there', () => {
    expect(Object.keys(EXCUSED).filter((place) => !found.includes(place))).toEqual([])
  })
})
