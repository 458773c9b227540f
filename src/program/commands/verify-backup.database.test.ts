import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { OWNER, roleOf } from '../../ground/database/roles.ts'
import { openScratch } from './verify-backup.ts'

test('a trial works as somebody who owns one empty database and may do nothing else on its server', async () => {
  const { url, stop } = await openScratch(path.join(inject('folder'), randomUUID()))
  expect(await roleOf(url).finally(stop)).toEqual({ user: OWNER, superuser: false })
})
