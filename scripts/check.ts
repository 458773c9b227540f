import { execFile, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { drawDemonstration } from '../tests/demonstration-folder.ts'
import { LONG } from '../tests/longest-first.ts'
import { systemBinaries } from '../tests/postgres.ts'
import { ensureFirefox, ensureTestChromium } from './browser-programs.ts'
import { type Ended, outcomeOfCheck, type Sum, summaryOf } from './check-outcome.ts'
import type { Outcome } from './outcome-reporter.ts'
import { ensurePdfsig } from './pdfsig.ts'
import { placeOfRuns, runFolder } from './run-folder.ts'
import { ensureSofthsm } from './softhsm.ts'

/**
 * Runs the checks of the project in turn; ends with what failed and one line that sums them up. With `--all` also the
 * long tests, which `npm test` leaves out.
 */
const ROOT = path.resolve(import.meta.dirname, '..')
/** Inherited by all that is run here. */
const { env } = process
env['PATH'] = `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${env['PATH']}`
const WORK = await runFolder(placeOfRuns())
env['TMPDIR'] = WORK
const isAll = process.argv.includes('--all')
env['TESTS'] = isAll ? 'all' : 'quick'
const CORES = availableParallelism()
/** How many test files the end names, so that somebody sees where the time goes. */
const SLOWEST = 40
const MINUTE_MS = 60_000
const sum: Sum = { passed: 0, failed: 0, failures: [], notAsked: [], took: {} }

/** The name of a check, its program and the arguments. */
type Check = readonly [string, string, string[]]

function add(
  title: string,
  { passed, failed, failures, notAsked = [], took }: Partial<Sum> & Omit<Outcome, 'took'>,
): void {
  const withTitle = (line: string): string => `${title}: ${line}`
  sum.passed += passed
  sum.failed += failed
  sum.failures.push(...failures.map(withTitle))
  sum.notAsked.push(...notAsked.map(withTitle))
  Object.assign(sum.took, took)
}

const failure = (said: string) => ({ passed: 0, failed: 1, failures: [said] })

const run = promisify(execFile)

/** Shows what the program said once it has ended, so that its first line can be said again at the end. */
async function check([title, program, args]: Check): Promise<void> {
  const began = performance.now()
  const ended: Ended = await run(program, args, { cwd: ROOT, maxBuffer: Number.POSITIVE_INFINITY }).then(
    (said) => ({ ...said, code: 0 }),
    ({ stdout = '', stderr = '', code, message }: Partial<Ended> & Error) => ({ stdout, stderr, code, message }),
  )
  console.log(`\n── ${title} (${Math.round((performance.now() - began) / 1000)} s)`)
  process.stdout.write(ended.stdout)
  process.stderr.write(ended.stderr)
  add(title, outcomeOfCheck(ended))
}

/** Runs checks that do not depend on one another, one per core. */
async function checkAll(checks: readonly Check[]): Promise<void> {
  const waiting = [...checks]
  const goOn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await check(next)
  }
  await Promise.all(Array.from({ length: CORES }, goOn))
}

/** Runs tests and adds their counts; a run that broke before any test counts as one failure. */
function tests(title: string, args: string[], more: NodeJS.ProcessEnv = {}): void {
  console.log(`\n── ${title}`)
  const file = path.join(WORK, `${title}.json`)
  const reporters = ['--reporter=default', '--reporter=./scripts/outcome-reporter.ts']
  const chosen = isAll ? [] : ['--tags-filter=!long']
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...chosen, ...args]
  const settings = { ...env, ...more, OUTCOME_FILE: file }
  const { status, signal } = spawnSync(process.execPath, vitest, { cwd: ROOT, env: settings, stdio: 'inherit' })
  const outcome = readOutcome(file)
  add(title, outcome)
  if (status !== 0 && outcome.failed === 0)
    add(title, failure(`berhenti (${signal ?? status}); sebabnya di keluaran di atas`))
}

function readOutcome(file: string): Outcome {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0, failures: [], took: {} }
  }
}

/** By TypeScript 7 (decision 8), on one core: the others have checks of their own. */
const types = (of: string, project: string): Check => [
  `tipe: ${of}`,
  process.execPath,
  ['node_modules/@typescript/native/bin/tsc', '--checkers', '1', '-p', project],
]

await checkAll([
  types('seluruh program', 'tsconfig.json'),
  ['build', process.execPath, ['scripts/build.ts', '--when-stale']],
  types('peramban tanpa Node', 'tsconfig.browser.json'),
  types('aturan tanpa DOM, Node, dan zod', 'tsconfig.rules.json'),
  ['panah antarfolder', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'demo']],
  ['gaya dan kesalahan umum', 'biome', ['ci', '--error-on-warnings']],
  ['daftar fitur terkini', process.execPath, ['scripts/registries.ts', '--verify']],
  ['tipe basis data terkini', process.execPath, ['scripts/schema-types.ts', '--verify']],
  ['kerentanan pustaka', process.execPath, ['scripts/audit.ts']],
])
ensurePdfsig()
ensureSofthsm()
const DRAWN = path.join(WORK, 'contoh')
await drawDemonstration(DRAWN).then(
  () => (env['DEMO_DATA'] = DRAWN),
  (error: Error) => add('isi contoh', failure(error.message)),
)
// Every core: a test often waits for the database. Vitest itself would leave one idle.
const WORKERS = `--maxWorkers=${CORES}`
const PROGRAM = ['--project', 'program', '--project', 'program-apart', WORKERS]
const DATABASE = ['--project', 'program-database', WORKERS]
// Files share a process, and what they leave in its memory adds up: a part at a time.
const PARTS = 2
for (let part = 1; part <= PARTS; part += 1)
  tests(`uji program ${part} dari ${PARTS}`, [...PROGRAM, `--shard=${part}/${PARTS}`])
// The embedded server carries all the others; with `--both` it is asked these as well.
const system = (await systemBinaries()) !== undefined
if (system) tests('uji basis data pada PostgreSQL sistem', DATABASE, { TEST_POSTGRES: 'system' })
if (!system || process.argv.includes('--both')) tests('uji basis data', DATABASE)
const firefox = isAll ? ensureFirefox() : undefined
tests('uji peramban', ['--project', 'browser'], {
  BROWSER_SITES: String(Math.min(2, CORES)),
  CHROMIUM_PATH: ensureTestChromium(),
  ...(firefox ? { FIREFOX_PATH: firefox } : {}),
})
rmSync(WORK, { recursive: true, force: true })
const slowest = Object.entries(sum.took).sort(([, one], [, other]) => other - one)
console.log('\n── berkas uji yang paling lama')
for (const [file, ms] of slowest.slice(0, SLOWEST))
  console.log(`${String(Math.round(ms / 1000)).padStart(5)} s  ${file}`)
const unnamed = slowest.filter(([file, ms]) => ms >= MINUTE_MS && !LONG.some((known) => file.endsWith(known)))
for (const [file] of unnamed) console.log(`  lebih dari semenit dan tidak ada di tests/longest-first.ts: ${file}`)
for (const line of summaryOf(sum)) console.log(line)
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)
