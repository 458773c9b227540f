import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { run as capacity } from '../drills/capacity.ts'
import { run as crash } from '../drills/crash.ts'
import { run as databaseAway } from '../drills/database-away.ts'
import { run as diskFull } from '../drills/disk-full.ts'
import { run as failover } from '../drills/failover.ts'
import { run as outside } from '../drills/outside.ts'
import { run as payments } from '../drills/payments.ts'
import { run as pooler } from '../drills/pooler.ts'
import { run as upgrade } from '../drills/upgrade.ts'

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: path.resolve(import.meta.dirname, '..') })
}, 240_000)

test.each([
  ['crash', crash],
  ['database-away', databaseAway],
  ['disk-full', diskFull],
  ['outside', outside],
  ['payments', payments],
  ['pooler', pooler],
  ['failover', failover],
  ['upgrade', upgrade],
  ['capacity', capacity],
])(
  'the drill %s passes in its short form',
  async (_name, run) => {
    expect(await run({ short: true })).not.toEqual([])
  },
  300_000,
)
