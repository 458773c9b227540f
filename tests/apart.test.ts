import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PUTS_ANOTHER = /\bvi\.(mock|doMock)\(/

test('a test that puts something else in the place of a module says "apart" in its name, and has a process of its own', () => {
  const files = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'])
  const replacing = files.filter((file) => PUTS_ANOTHER.test(readFileSync(file, 'utf8')))
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((file) => !file.includes('.apart.'))).toEqual([])
})
