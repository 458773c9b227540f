import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** A feature's resources of the office. */
const RESOURCES = /\/src\/features\/[^?]*\/office\/[\w-]*resources\.tsx$/
/** It ends as a file of its kind does, by which the builder knows its language. */
const SCREEN = /\?screen=([\w-]+)\.(list|create|edit|show)\.tsx$/
const VERBS = ['list', 'create', 'edit', 'show']
const RUNTIME = path.resolve(import.meta.dirname, '../src/office/screens/lazy-screen.tsx')

/** As much of a syntax tree as is looked at here. */
interface Node {
  type: string
  start: number
  end: number
  name?: string
  value?: unknown
  key?: Node
  properties?: Node[]
  body?: Node[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Walks through a tree; what was found is not looked into. */
function* objectsIn(node: Node): Generator<Node> {
  if (node.type === 'ObjectExpression' && nameOf(node) !== undefined) return void (yield node)
  for (const value of Object.values(node)) for (const each of [value].flat()) if (isNode(each)) yield* objectsIn(each)
}

const propertyOf = ({ properties = [] }: Node, name: string): Node | undefined =>
  properties.find(({ key }) => key?.name === name)?.value as Node | undefined

/** Returns the name of a resource of the office; undefined for any other object. */
function nameOf(object: Node): string | undefined {
  const name = propertyOf(object, 'name')?.value
  return typeof name === 'string' && propertyOf(object, 'fields') ? name : undefined
}

interface Screen extends Node {
  /** The resource's name and the kind of the screen: 'artikel.list'. */
  screen: string
}

const screensIn = (tree: Node): Screen[] =>
  [...objectsIn(tree)].flatMap((object) =>
    VERBS.flatMap((verb) => {
      const component = propertyOf(object, verb)
      return component ? [{ ...component, screen: `${nameOf(object)}.${verb}` }] : []
    }),
  )

/** The text with other text in the place of parts of it, which do not overlap. */
const replaceParts = (text: string, parts: { start: number; end: number; by: string }[]): string =>
  parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, by }) => changed.slice(0, start) + by + changed.slice(end), text)

/**
 * The office begins with the names of its resources; each of their screens is a piece of its own, loaded where it is
 * opened. In the sources a resource names its screens directly, as tests and development use them.
 */
export function lazyScreens(): Plugin {
  return {
    name: 'lazy-screens',
    enforce: 'post',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'office',
    resolveId: (source) => (SCREEN.test(source) ? source : undefined),
    load: (id) =>
      SCREEN.test(id) ? { code: readFileSync(id.replace(SCREEN, ''), 'utf8'), moduleType: 'tsx' } : undefined,
    transform(code, id) {
      const [, name, verb] = SCREEN.exec(id) ?? []
      if (!name && !RESOURCES.test(id)) return
      const tree = this.parse(code) as unknown as Node
      const screens = screensIn(tree)
      if (!name) {
        const lazily = screens.map(({ screen, ...place }) => ({
          ...place,
          by: `lazyScreen(() => import(${JSON.stringify(`${id}?screen=${screen}.tsx`)}).then((piece) => piece.default))`,
        }))
        return {
          code: `import { lazyScreen } from ${JSON.stringify(RUNTIME)}\n${replaceParts(code, lazily)}`,
          map: null,
        }
      }
      const asked = screens.find(({ screen }) => screen === `${name}.${verb}`)
      if (!asked) throw new Error(`${id} has no such screen`)
      // Nothing of the file but this screen, and what it needs.
      const others = (tree.body ?? []).filter(({ type }) => type.startsWith('Export'))
      const alone = replaceParts(
        code,
        others.map(({ start, end }) => ({ start, end, by: '' })),
      )
      return { code: `${alone}\nexport default ${code.slice(asked.start, asked.end)}`, map: null }
    },
  }
}
