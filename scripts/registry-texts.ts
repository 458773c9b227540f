import path from 'node:path'
import { LETTER_HEADINGS, NOUNS } from '../src/nouns.ts'

/** The tree of features: its files, from the root on, and how one is read. */
export interface FeatureTree {
  files: string[]
  read: (file: string) => string
}

interface Exported {
  noun: string
  file: string
  name: string
}

const HEAD = '// Written by `npm run registries` from src/nouns.ts and what the features export.\n'
/** How long a line may be, its end included. */
const WIDTH = 121
const PLACE = /^src\/features\/([^/]+\/[^/]+)\//
const EXPORT = /^export (?:const (\w+)|\{ (\w+) \} from)/gm

/** Refuses folders that the order of nouns leaves out, and nouns without a folder. */
function demandOrder({ files }: FeatureTree): void {
  const folders = files.flatMap((file) => PLACE.exec(file)?.[1] ?? [])
  const wrong = onlyInOne(folders, NOUNS)
  if (wrong.length > 0) throw new Error(`src/nouns.ts and the folders differ: ${wrong.join(', ')}`)
}

const onlyInOne = (ones: Iterable<string>, others: Iterable<string>): string[] => {
  const [one, other] = [new Set(ones), new Set(others)]
  return [...[...one].filter((each) => !other.has(each)), ...[...other].filter((each) => !one.has(each))]
}

/** Returns a function that lists what files of a role export under a name with such an ending, noun by noun. */
const finderIn =
  ({ files, read }: FeatureTree) =>
  (role: string, ending: string): Exported[] =>
    NOUNS.flatMap((noun) => {
      const file = `src/features/${noun}/${role}`
      if (!files.includes(file)) return []
      const names = [...read(file).matchAll(EXPORT)].map(([, own, other]) => own ?? other ?? '')
      const found = names.filter((name) => name.endsWith(ending)).map((name) => ({ noun, file, name }))
      if (found.length === 0 && DEMANDED.includes(role)) throw new Error(`${file} exports no …${ending}`)
      return found
    })

/** Roles whose files have no other reason to be; a contract may be there for its types alone. */
const DEMANDED = ['handlers.ts', 'office/handlers.ts', 'letters.ts', 'office/resources.tsx', 'jobs.ts']

/** Writes imports as the style check wants them. A call that both sides have is read from the first. */
function imports(from: string, ...exported: Exported[][]): string {
  const byName = new Map(
    exported
      .flat()
      .toReversed()
      .map((each) => [each.name, each.file]),
  )
  const byFile = Map.groupBy([...byName.keys()].sort(), (name) => byName.get(name) ?? '')
  return [...byFile.keys()]
    .sort()
    .map((file) => {
      const names = byFile.get(file) ?? []
      const way = path.posix.relative(path.posix.dirname(from), file)
      const rest = `from '${way.startsWith('.') ? way : `./${way}`}'\n`
      const line = `import { ${names.join(', ')} } ${rest}`
      return line.length <= WIDTH ? line : `import {\n${names.map((name) => `  ${name},\n`).join('')}} ${rest}`
    })
    .join('')
}

const spreads = (exported: Exported[]): string => exported.map(({ name }) => `  ...${name},\n`).join('')

/** Returns the texts of the written files, by their paths. */
export function registries(tree: FeatureTree): [file: string, text: string][] {
  demandOrder(tree)
  const find = finderIn(tree)
  return [api(find), handlers(find), featureJobs(find), letterTables(find), resources(find)]
}

type Find = ReturnType<typeof finderIn>

function api(find: Find): [string, string] {
  const file = 'src/api.ts'
  const [portal, office] = [find('contract.ts', 'Calls'), find('office/contract.ts', 'Calls')]
  const text = `${HEAD}import type { Access } from './access.ts'
${imports(file, portal, office)}import type { Call } from './lib/calls/call.ts'
import type { ProblemCode } from './problems.ts'

/** The calls of the public site and the member area: the only ones that their browser program learns of. */
export const portalApi = {
${spreads(portal)}} as const satisfies Record<string, Call<Access, ProblemCode>>

/** The calls of the back office. */
export const officeApi = {
${spreads(office)}} as const satisfies Record<string, Call<Access, ProblemCode>>

/** Every call of the product. */
export const api = { ...portalApi, ...officeApi }

export type PortalApi = typeof portalApi
export type OfficeApi = typeof officeApi
export type Api = typeof api
`
  return [file, text]
}

function handlers(find: Find): [string, string] {
  const file = 'src/program/handlers.ts'
  const all = [...find('handlers.ts', 'Handlers'), ...find('office/handlers.ts', 'Handlers')]
  const text = `${HEAD}import type { Api } from '../api.ts'
${imports(file, all)}import type { Context } from '../ground/context.ts'
import type { Handlers } from '../lib/calls/handler.ts'

/** A handler for each call of the product; a missing one does not compile. */
export const handlers: Handlers<Api, Context> = {
${spreads(all)}}
`
  return [file, text]
}

function featureJobs(find: Find): [string, string] {
  const file = 'src/program/feature-jobs.ts'
  const all = find('jobs.ts', 'Jobs')
  const text = `${HEAD}${imports(file, all)}import type { FeatureJobName, QueuedWork } from '../ground/jobs/feature-jobs.ts'

/** The jobs of each feature, in its turn. */
export const featureJobs = [
${all.map(({ name }) => `  ${name},\n`).join('')}]

/** The work for each kind of job; a missing one does not compile. */
export const queuedWork: Record<FeatureJobName, QueuedWork> = {
${spreads(all)}}
`
  return [file, text]
}

function letterTables(find: Find): [string, string] {
  const file = 'src/letter-tables.ts'
  const all = Map.groupBy(find('letters.ts', 'Letters'), ({ noun }) => noun)
  const bare = onlyInOne(Object.keys(LETTER_HEADINGS), all.keys())
  if (bare.length > 0) throw new Error(`a heading without letters, or letters without one: ${bare.join(', ')}`)
  const rows = Object.entries(LETTER_HEADINGS).map(([noun, heading]) => {
    const [table, ...more] = all.get(noun) ?? []
    if (!table || more.length > 0) throw new Error(`src/features/${noun}/letters.ts exports more than one …Letters`)
    return `  ${/^\w+$/.test(heading) ? heading : `'${heading}'`}: ${table.name},\n`
  })
  const text = `${HEAD}${imports(file, [...all.values()].flat())}
/** The letters of each feature, by the heading that the office reads. */
export const letterTables = {
${rows.join('')}}
`
  return [file, text]
}

function resources(find: Find): [string, string] {
  const file = 'src/office/resources.ts'
  const all = find('office/resources.tsx', 'Resources')
  const text = `${HEAD}${imports(file, all)}import type { OfficeResource } from './office-resource.ts'

/** Every resource of the office; within a group of the menu in this order. */
export const resources: OfficeResource[] = [
${spreads(all)}]
`
  return [file, text]
}
