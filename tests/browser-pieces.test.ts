import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { circles } from '../scripts/circles.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

test('no pieces of the browser programs need one another in a circle, of which the first would start before what it needs', () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'dist/client/.vite/manifest.json'), 'utf8'))
  const pieces = Object.entries<{ imports?: string[] }>(manifest)
  expect(pieces.length).toBeGreaterThan(50)
  expect(circles(new Map(pieces.map(([name, { imports = [] }]) => [name, imports])))).toEqual([])
})
