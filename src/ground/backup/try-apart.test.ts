import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { tryApart } from './try-archive.ts'

test('a trial whose process the system does not start fails, and the portal goes on', async () => {
  const died: unknown[] = []
  const die = (error: unknown) => void died.push(error)
  const { execPath } = process
  process.prependListener('uncaughtException', die)
  onTestFinished(() => {
    process.execPath = execPath
    process.off('uncaughtException', die)
  })
  process.execPath = '/tidak/ada/node'
  const order = { target: { kind: 'folder', path: '/tidak/ada' }, name: 'cadangan', now: new Date() } as never
  await expect(tryApart(readConfig({}))(order)).rejects.toMatchObject({ code: 'ENOENT' })
  // What comes later than the refusal.
  await new Promise((resolve) => setImmediate(resolve))
  expect(died).toEqual([])
})
