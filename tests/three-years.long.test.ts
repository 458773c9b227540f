import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { Context } from '../src/ground/context.ts'
import { openJobs } from '../src/ground/jobs/jobs.ts'
import { openFileStore } from '../src/ground/storage/file-store.ts'
import type { Day } from '../src/lib/day.ts'
import { contextOf } from './context.ts'
import { TEST_KEYS, testDatabase } from './harness.ts'
import { liveThreeYears } from './three-years.ts'

/** `npm run bench` lets more of them live. */
const HOLDERS = Number(process.env['HOLDERS'] ?? 20)
const MOST_MS = 1_200_000

test(
  'holders live three years: every reminder exactly once, every state as the table says, and no job sanctions',
  async () => {
    const { db, url } = await testDatabase()
    const jobs = openJobs({ url, keys: TEST_KEYS, log: pino({ level: 'silent' }), takes: false })
    await jobs.prepare()
    const files = openFileStore(path.join(tmpdir(), 'no-files'))
    const on = (today: Day): Context => ({
      ...contextOf({ db, files, clock: { now: new Date(`${today}T03:00:00Z`) }, chance: { number: 99 } }),
      jobs,
    })
    const { wrong, letters: told, proposals } = await liveThreeYears({ db, on }, HOLDERS)
    expect(wrong).toEqual([])
    expect([told > 100, proposals > 0]).toEqual([true, true])
    await jobs.stop()
  },
  MOST_MS,
)
