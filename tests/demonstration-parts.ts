import path from 'node:path'
import { ROOT } from '../src/ground/root.ts'
import type { Day } from '../src/lib/day.ts'
import { passwordHash } from './accounts.ts'
import { TEST_KEYS, type TestApp } from './harness.ts'

/** Returns the parts to seed the demonstration in a test's own database, as on this day. */
export const demonstrationParts = ({ db, files }: TestApp, today: Day) => ({
  db,
  files,
  keys: TEST_KEYS,
  today,
  appUrl: 'http://localhost:3000',
  pictures: path.join(ROOT, 'demo/pictures'),
  hashPassword: passwordHash,
  onProgress: () => {},
})
