import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { run } from '../drills/wrong-parts.ts'

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: path.resolve(import.meta.dirname, '..') })
}, 240_000)

test('a start stops at a key, database, file folder or copy that is not its own, and with its own goes on', async () => {
  expect((await run({ short: true })).at(-1)).toContain('1 dari 1 berkas masih ada')
}, 300_000)
