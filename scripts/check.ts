import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { systemBinaries } from '../tests/postgres.ts'
import { ensureFirefox, ensureTestChromium } from './browser-programs.ts'
import { firstLine, type Outcome } from './outcome-reporter.ts'
import { ensurePdfsig } from './pdfsig.ts'
import { ensureSofthsm } from './softhsm.ts'

/** Every check of the project in turn; ends with what failed and one line that sums them up. */
const ROOT = path.resolve(import.meta.dirname, '..')
const WORK = mkdtempSync(path.join(tmpdir(), 'sertifikasi-check-'))
const env = { ...process.env, PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}` }
const sum: Outcome = { passed: 0, failed: 0, failures: [] }

function add(title: string, { passed, failed, failures }: Outcome): void {
  sum.passed += passed
  sum.failed += failed
  sum.failures.push(...failures.map((line) => `${title}: ${line}`))
}

const failure = (said: string): Outcome => ({ passed: 0, failed: 1, failures: [said] })

/** Shows what the program said once it has ended, so that its first line can be said again at the end. */
function check(title: string, program: string, args: string[]): void {
  console.log(`\n── ${title}`)
  const run = spawnSync(program, args, { cwd: ROOT, env, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY })
  process.stdout.write(run.stdout ?? '')
  process.stderr.write(run.stderr ?? '')
  const said = run.error?.message ?? firstLine(run.stderr) ?? firstLine(run.stdout) ?? 'gagal'
  add(title, run.status === 0 ? { passed: 1, failed: 0, failures: [] } : failure(said))
}

/** Runs tests and adds their counts; a run that broke before any test counts as one failure. */
function tests(title: string, args: string[], more: NodeJS.ProcessEnv = {}): void {
  console.log(`\n── ${title}`)
  const file = path.join(WORK, `${title}.json`)
  const reporters = ['--reporter=default', '--reporter=./scripts/outcome-reporter.ts']
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]
  const run = { cwd: ROOT, env: { ...env, ...more, OUTCOME_FILE: file }, stdio: 'inherit' } as const
  const { status, signal } = spawnSync(process.execPath, vitest, run)
  const outcome = readOutcome(file)
  add(title, outcome)
  if (status !== 0 && outcome.failed === 0)
    add(title, failure(`berhenti (${signal ?? status}); sebabnya di keluaran di atas`))
}

function readOutcome(file: string): Outcome {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0, failures: [] }
  }
}

check('gaya dan kesalahan umum', 'biome', ['ci', '--error-on-warnings'])
check('tipe: seluruh program', 'tsc', ['-p', 'tsconfig.json'])
check('tipe: aturan tanpa DOM, Node, dan zod', 'tsc', ['-p', 'tsconfig.rules.json'])
check('tipe: peramban tanpa Node', 'tsc', ['-p', 'tsconfig.browser.json'])
check('panah antarfolder', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'demo', 'tools'])
check('tipe basis data terkini', process.execPath, ['scripts/schema-types.ts', '--verify'])
check('kerentanan pustaka', process.execPath, ['scripts/audit.ts'])
check('build', process.execPath, ['scripts/build.ts', '--when-stale'])
ensurePdfsig()
ensureSofthsm()
// Every core: a test often waits for the database. Vitest itself would leave one idle.
const WORKERS = `--maxWorkers=${availableParallelism()}`
const PROGRAM = ['--project', 'program', '--project', 'program-apart', WORKERS]
const DATABASE = ['--project', 'program-database', WORKERS]
// Files share a process, and what they leave in its memory adds up: a part at a time.
const PARTS = 3
for (let part = 1; part <= PARTS; part += 1)
  tests(`uji program ${part} dari ${PARTS}`, [...PROGRAM, `--shard=${part}/${PARTS}`])
// The embedded server carries all the others; with `--both` it is asked these as well.
const system = (await systemBinaries()) !== undefined
if (system) tests('uji basis data pada PostgreSQL sistem', DATABASE, { TEST_POSTGRES: 'system' })
if (!system || process.argv.includes('--both')) tests('uji basis data', DATABASE)
const firefox = ensureFirefox()
tests('uji peramban', ['--project', 'browser'], {
  BROWSER_SITES: String(Math.min(2, availableParallelism())),
  CHROMIUM_PATH: ensureTestChromium(),
  ...(firefox ? { FIREFOX_PATH: firefox } : {}),
})
rmSync(WORK, { recursive: true, force: true })
for (const failure of sum.failures) console.log(`\n✗ ${failure}`)
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)
