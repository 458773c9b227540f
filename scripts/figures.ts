import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { circles } from './circles.ts'
import { docComments, isFragment } from './comments.ts'
import { type Arrow, importGraph } from './import-graph.ts'

/** npm run figures: counts what says how much there is to hold, as a table. */
process.chdir(path.resolve(import.meta.dirname, '..'))

const MOST_FILES = 25
const MOST_LINES = 60
/** Coinages of earlier days; the glossary has the usual word beside each. */
const HOUSE_WORDS =
  /\b(keepers?|set-aside|whole[- ]answer|ask-?outside|crew|siblings?|madeOnce|spareMemory|takeGround|keptMark|arrangements?|trails?|roads|asideNames|(?:body|paper|drawn)Face|watcher(?:State|Calls|Handlers|Resources|sOf)|kept(?:State|Answer|Paper|Draft|Table|MailDays)s?|KEPT_(?:MS|STATES|CALLS))\b/gi

const lines = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

const rows: [string, string | number][] = []
const product = globSync('src/**/*.{ts,tsx}').filter((file) => !isTest(file) && !file.endsWith('db-schema.ts'))
rows.push(['Product files', product.length], ['Product lines', sum(product.map(lines))])
for (const folder of readdirSync('src', { withFileTypes: true }).filter((each) => each.isDirectory())) {
  const own = product.filter((file) => file.startsWith(`src/${folder.name}/`))
  rows.push([`  src/${folder.name}`, `${sum(own.map(lines))} lines in ${own.length} files`])
}
const tests = globSync('{src,tests,e2e,scripts}/**/*.test.{ts,tsx}')
rows.push(
  ['Test files', tests.length],
  ['  of them only in test:all', tests.filter((file) => /\.long\./.test(file)).length],
)
const nouns = globSync('src/features/*/*/')
rows.push(['Nouns', nouns.length])

const sizes = Object.entries(Object.groupBy(product, (file) => path.dirname(file)))
const large = sizes.filter(([, files = []]) => files.length > MOST_FILES)
rows.push([`Folders over ${MOST_FILES} files`, large.length])
for (const [folder, files = []] of large.sort((one, other) => (other[1]?.length ?? 0) - (one[1]?.length ?? 0)))
  rows.push([`  ${folder}`, files.length])

const graph = importGraph(product)
const isBelow = (file: string): boolean => /^src\/(ground|lib)\/|^src\/[a-z-]+\.ts$/.test(file)
const upward = [...graph].flatMap(([file, arrows]) =>
  file.startsWith('src/ground/') ? arrows.filter(({ to }) => !isBelow(to)) : [],
)
const GROUPS = ['platform', 'catalogue', 'certification', 'upkeep', 'service']
const groupOf = (file: string): number => GROUPS.indexOf(/^src\/features\/([^/]+)\//.exec(file)?.[1] ?? '')
const toLater = [...graph].flatMap(([file, arrows]) =>
  groupOf(file) === -1 ? [] : arrows.filter(({ to }) => groupOf(to) > groupOf(file)),
)
const namesOver = (counts: (arrow: Arrow) => boolean) =>
  new Map([...graph].map(([file, arrows]) => [file, arrows.filter(counts).map(({ to }) => to)]))
rows.push(
  ['Arrows upward from the ground', upward.length],
  ['Value arrows to later groups of features', toLater.filter(({ isType }) => !isType).length],
  ['Type arrows to later groups of features', toLater.filter(({ isType }) => isType).length],
  ['Circles of values', circles(namesOver(({ isType }) => !isType)).length],
  ['Circles of values and types', circles(namesOver(() => true)).length],
)

const written = globSync('{src,demo,tests,e2e,drills,bench,scripts}/**/*.{ts,tsx}')
const comments = written.filter((file) => !file.endsWith('db-schema.ts')).flatMap(docComments)
const words = sum(product.map((file) => readFileSync(file, 'utf8').match(HOUSE_WORDS)?.length ?? 0))
const decisions = globSync('docs/decisions/[0-9]*.md')
rows.push(
  ['Doc comments', comments.length],
  ['  that begin as fragments', comments.filter(isFragment).length],
  ['House words left', words],
  ['Migrations', globSync('migrations/*.sql').length],
  ['Decisions', decisions.length],
  [`  of more than ${MOST_LINES} lines`, decisions.filter((file) => lines(file) > MOST_LINES).length],
  ['“Nobody notices” in docs/adding.md', readFileSync('docs/adding.md', 'utf8').match(/\*\*Nobody/g)?.length ?? 0],
)

const width = Math.max(...rows.map(([name]) => name.length))
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`)
