import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { run } from '../drills/restore.ts'

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: path.resolve(import.meta.dirname, '..') })
}, 240_000)

test('what was backed up beside a running program is restored equal, and works', async () => {
  const lines = await run({ short: true })
  expect(lines.at(-2)).toContain('2 berkas pulih sama')
}, 300_000)
