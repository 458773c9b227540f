import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LONG } from './longest-first.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

test('what is begun first because it takes long is there', () => {
  expect(LONG.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
