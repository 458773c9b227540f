import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pino from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { TEST_KEYS, testDatabase } from '../../../tests/harness.ts'
import { asRole, giveToOwner } from '../../../tests/roles.ts'
import { readConfig } from '../../ground/config.ts'
import { waits } from '../../ground/database/connection.ts'
import { withOwnConnection } from '../../ground/database/own-connection.ts'
import { OWNER, WORKER } from '../../ground/database/roles.ts'
import { openJobs } from '../../ground/jobs/jobs.ts'
import { prepare } from './prepare.ts'
import { stopAll } from './running.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
const log = pino({ level: 'silent' })

/** A database that one superuser made, before owner and worker were parted; its queue has sealed rows. */
async function databaseOfBefore(): Promise<string> {
  const { url } = await testDatabase()
  const jobs = openJobs({ url, keys: TEST_KEYS, log, takes: false })
  await jobs.prepare().finally(() => jobs.stop())
  await withOwnConnection(url, waits.work, async (client) => {
    const sealed = TEST_KEYS.seal('job', '{}', 'mail').toString('base64')
    await client.query(
      `insert into jobs.schedule (name, key, cron, timezone, data) values ('mail', '', '0 1 * * *', 'UTC', $1)`,
      [{ sealed }],
    )
    await client.query('delete from installation')
  })
  await giveToOwner(url)
  return url
}

test('a portal from before owner and worker were parted starts after an upgrade', async () => {
  const url = await databaseOfBefore()
  const config = readConfig({
    ...{ APP_KEY: KEY, DATA_DIR: path.join(inject('folder'), randomUUID()), DEMO: '0' },
    ...{ APP_URL: 'http://localhost:3000', LOG_LEVEL: 'silent' },
  })
  const own = {
    ...{ url: asRole(url, WORKER), ownerUrl: asRole(url, OWNER), worker: WORKER },
    ...{ pooledUrl: undefined, place: undefined, watch: () => {}, stop: async () => {} },
  }
  const running: (() => Promise<void>)[] = []
  onTestFinished(() => stopAll(running))
  const assets = { fromSource: true } as never
  const { keys, db } = await prepare(config, running, { own: Promise.resolve(own), log, assets, giveUp: () => {} })
  expect(keys.open('x', keys.seal('x', 'isi', 'y'), 'y').toString()).toBe('isi')
  expect(await db.selectFrom('installation').select('identity').execute()).toHaveLength(1)
})
