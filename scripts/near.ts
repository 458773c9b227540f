import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * npm run near [commit]: style and types of what changed since a commit (the last one unless named), and the quick tests
 * that lie beside it. Not a substitute for npm test: it does not know who else uses what changed.
 */
const ROOT = path.resolve(import.meta.dirname, '..')
const PROJECTS = ['program', 'program-database', 'program-apart']
/** Folders whose tests are all run when something in them changed; of other files only the test of their name. */
const NOUN = /^src\/(features\/[^/]+\/[^/]+|ground\/[^/]+|program\/[^/]+|processes)\//
const since = process.argv[2] ?? 'HEAD'

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Runs a program and shows what it says; answers whether it ended well. */
const run = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('close', (code) => resolve(code === 0))
  })

const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
const files = changed.filter((file) => /\.(ts|tsx|mjs|cjs|json|css)$/.test(file) && existsSync(path.join(ROOT, file)))
const code = files.filter((file) => /\.tsx?$/.test(file))
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const beside = code
  .filter((file) => !isTest(file))
  .map((file) => NOUN.exec(file)?.[0] ?? file.replace(/\.tsx?$/, '.test.'))
const tests = [...new Set([...code.filter(isTest), ...beside.filter((folder) => folder.startsWith('src/'))])]

if (files.length === 0) console.log(`Tidak ada yang berubah sejak ${since}.`)
else {
  const cache = path.join(ROOT, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const types = ['--checkers', '2', '-p', 'tsconfig.json', '--incremental']
  const built = ['--tsBuildInfoFile', path.join(cache, 'near.tsbuildinfo')]
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', '--tags-filter=!long']
  const results = [
    await run(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...files]),
    ...(await Promise.all([
      code.length === 0 || run(['node_modules/@typescript/native/bin/tsc', ...types, ...built]),
      tests.length === 0 ||
        run([...vitest, ...PROJECTS.flatMap((name) => ['--project', name]), ...tests], { TESTS: 'quick' }),
    ])),
  ]
  process.exitCode = results.every(Boolean) ? 0 : 1
}
