import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Somebody waits for what these ask: pages, the start of the program, and an examination's page on restored data. */
const ASKED_FOR_A_REQUEST = [
  'src/ground/database/db.ts: 1',
  'src/ground/machines/replica.ts: 1',
  'src/program/commands/verify-backup.ts: 1',
  'src/program/start/prepare.ts: 2',
  'src/program/start/serve.ts: 2',
]

const HASTY = /openDatabase\((?![^)]*waits)\w+[^)]*\)/g

test('what nobody waits for asks the database with the patience of work, and says so', () => {
  const hasty = codeFiles(path.join(ROOT, 'src'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, calls: readFileSync(file, 'utf8').match(HASTY) ?? [] }))
    .filter(({ calls }) => calls.length > 0)
    .map(({ file, calls }) => `${path.relative(ROOT, file)}: ${calls.length}`)
  expect(hasty.sort()).toEqual(ASKED_FOR_A_REQUEST)
})
