import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { systemBinaries } from '../tests/postgres.ts'
import { ensureChromium } from './chromium.ts'

/** Every check of the project in turn; ends with one line that sums them up. */
const ROOT = path.resolve(import.meta.dirname, '..')
const WORK = mkdtempSync(path.join(tmpdir(), 'sertifikasi-check-'))
const env = { ...process.env, PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}` }
const sum = { passed: 0, failed: 0 }

function step(title: string, program: string, args: string[], more: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...env, ...more } })
  return status === 0
}

function check(title: string, program: string, args: string[]): void {
  if (step(title, program, args)) sum.passed += 1
  else sum.failed += 1
}

/** Runs tests and adds their counts; a run that broke before any test counts as one failure. */
function tests(title: string, args: string[], more: NodeJS.ProcessEnv = {}): void {
  const report = path.join(WORK, `${sum.passed}-${sum.failed}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const fine = step(title, process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], more)
  const counts = readCounts(report)
  sum.passed += counts.numPassedTests
  sum.failed += counts.numFailedTests + counts.numPendingTests
  if (!fine && counts.numFailedTests === 0) sum.failed += 1
}

function readCounts(report: string) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Record<
      'numPassedTests' | 'numFailedTests' | 'numPendingTests',
      number
    >
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
  }
}

check('gaya dan kesalahan umum', 'biome', ['ci', '--error-on-warnings'])
check('tipe: seluruh program', 'tsc', ['-p', 'tsconfig.json'])
check('tipe: aturan tanpa DOM, Node, dan zod', 'tsc', ['-p', 'tsconfig.rules.json'])
check('tipe: peramban tanpa Node', 'tsc', ['-p', 'tsconfig.browser.json'])
check('panah antarfolder', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'demo'])
check('tipe basis data terkini', process.execPath, ['scripts/schema-types.ts', '--verify'])
check('build', process.execPath, ['scripts/build.ts', '--when-stale'])
tests('uji program', ['--project', 'program'])
if (await systemBinaries())
  tests('uji program pada PostgreSQL sistem', ['--project', 'program'], { TEST_POSTGRES: 'system' })
tests('uji peramban', ['--project', 'browser'], { CHROMIUM_PATH: ensureChromium() })
rmSync(WORK, { recursive: true, force: true })
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)
