import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Somebody waits for what these ask: pages, the start of the program, and an examination's page on restored data. */
const ASKED_FOR_A_REQUEST = [
  'src/server/backup-commands.ts',
  'src/server/database/db.ts',
  'src/server/database/replica.ts',
  'src/server/prepare.ts',
  'src/server/serve.ts',
  'src/server/verify-backup.ts',
]

test('what nobody waits for asks the database with the patience of work, and says so', () => {
  const hasty = codeFiles(path.join(ROOT, 'src'))
    .filter((file) => /openDatabase\((?![^)]*waits)\w+[^)]*\)/.test(readFileSync(file, 'utf8')))
    .map((file) => path.relative(ROOT, file))
    .filter((file) => !/\.test\.tsx?$/.test(file))
  expect(hasty.sort()).toEqual(ASKED_FOR_A_REQUEST)
})
