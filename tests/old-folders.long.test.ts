import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { run } from '../drills/old-folders.ts'

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: path.resolve(import.meta.dirname, '..') })
}, 240_000)

test('a data folder that version 0.9.0 filled is examined, starts and shows its pages', async () => {
  expect(await run({ short: true })).toEqual([expect.stringMatching(/^v0\.9\.0 .*: \d+ halaman, \d+ panggilan$/)])
}, 1_200_000)
