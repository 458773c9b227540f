import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/longest-first.ts'

const shared = {
  globalSetup: './tests/global-setup.ts',
  setupFiles: './tests/set-up-file.ts',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  /** How long a condition is waited for; shorter than pages are kept, so that one that changed was told to. */
  expect: { poll: { timeout: 30_000, interval: 20 } },
}

/** Tests that put something else in the place of a module: those that share a process would keep it. */
const APART = ['src/**/*.apart.*test.ts']

/** Tests that kill processes, draw pages in every width or repeat through a browser what a quick test shows. */
const LATER = process.env['TESTS'] === 'quick' ? ['**/*.long.*test.ts'] : []

/** Examples of others that are not ours to pass on: tried where the environment names their folder. */
const ABSENT = process.env['QTI_EXAMPLES'] ? [] : ['tests/qti-examples.long.test.ts']

/** Every call, every list of the office, and what the database itself guards. */
const DATABASE = ['tests/calls.test.ts', 'src/**/*.office.test.ts', '{src,tests}/**/*.database.test.ts']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Marks a single test of that kind, beside others in its file.
    tags: [{ name: 'long', description: 'only in npm run test:all' }],
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'program',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...APART, ...DATABASE, ...LATER, ...ABSENT],
          // Reading the program anew for each file took half of the time.
          isolate: false,
        },
      },
      {
        extends: './vite.config.ts',
        test: { ...shared, name: 'program-database', include: DATABASE, exclude: [...APART, ...LATER], isolate: false },
      },
      { extends: './vite.config.ts', test: { ...shared, name: 'program-apart', include: APART, exclude: LATER } },
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'browser',
          // A journey through many pages; each of its conditions has the limit of `poll`.
          testTimeout: 300_000,
          include: ['e2e/**/*.test.ts'],
          exclude: LATER,
          globalSetup: './e2e/global-setup.ts',
          // Each look asks the browser, which has other work to do.
          expect: { poll: { ...shared.expect.poll, interval: 50 } },
          // Each worker has a site of its own.
          maxWorkers: Number(process.env['BROWSER_SITES'] ?? 1),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
