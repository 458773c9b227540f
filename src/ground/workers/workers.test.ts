import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/harness.ts'
import { inTransaction } from '../database/db.ts'
import { ROOT } from '../root.ts'
import { inWorker } from './in-worker.ts'
import { WorkerEnded, Workers } from './workers.ts'

const opened: Workers[] = []

function open(bounds: ConstructorParameters<typeof Workers>[0]): Workers {
  const workers = new Workers(bounds)
  opened.push(workers)
  return workers
}

afterEach(() => {
  for (const workers of opened.splice(0)) workers.close()
})

const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
  .png()
  .toBuffer()
const HOW = { width: 30, format: 'webp' }

/** Noise of so many pixels takes a second or more to pack. */
const heavy = () =>
  sharp({
    create: {
      width: 3000,
      height: 3000,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()

test('nobody’s process runs until there is work, and it ends when there is none left', async () => {
  const workers = open({ processes: 2, idleMs: 300 })
  expect(workers.count).toEqual({ processes: 0, waiting: 0 })
  const small = (await workers.run('resizePicture', [picture, HOW], 'account 1')) as Buffer
  expect([Buffer.isBuffer(small), (await sharp(small).metadata()).width]).toEqual([true, 30])
  expect(workers.count).toEqual({ processes: 1, waiting: 0 })
  await vi.waitUntil(() => workers.count.processes === 0)
})

test('no more processes run than are allowed; others’ work does not wait behind all of one account’s', async () => {
  const workers = open({ processes: 1, waitingOfOne: 5 })
  const order: string[] = []
  const ask = (one: string) =>
    workers.run('resizePicture', [picture, HOW], `account ${one}`).then(
      () => order.push(one),
      (error: { code: string }) => order.push(`${one} ${error.code}`),
    )
  const asked = ['1', '1', '1', '1', '1', '1', '1', '2'].map(ask)
  expect(workers.count).toEqual({ processes: 1, waiting: 6 })
  await Promise.all(asked)
  expect(order).toEqual(['1 QUEUE_FULL', '1', '1', '2', '1', '1', '1', '1'])
})

test('what takes too long is ended, and the next piece of work gets a new process', async () => {
  const workers = open({ processes: 1, workMs: 30 })
  const large = await heavy()
  const how = { width: 2999, format: 'webp' }
  await expect(workers.run('resizePicture', [large, how], 'a')).rejects.toBeInstanceOf(WorkerEnded)
  expect(workers.count.processes).toBe(0)
})

test('work whose process somebody else kills is to be sent again: nothing is wrong with it', async () => {
  const workers = open({ processes: 1 })
  const asked = workers.run('resizePicture', [await heavy(), { width: 2999, format: 'webp' }], 'a')
  const refused = expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  spawnSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'worker-from-source'])
  await refused
  expect(workers.count.processes).toBe(0)
})

test('what waits too long is told to come again', async () => {
  const workers = open({ processes: 1, waitMs: 5 })
  const first = workers.run('resizePicture', [picture, HOW], 'a')
  const refused = { code: 'UNAVAILABLE', headers: { 'Retry-After': '10' } }
  await expect(workers.run('resizePicture', [picture, HOW], 'b')).rejects.toMatchObject(refused)
  await first
})

test('a mistake in the work is an error of its own; the process goes on', async () => {
  const workers = open({ processes: 1 })
  await expect(workers.run('resizePicture', [Buffer.from('no picture'), HOW], 'a')).rejects.toThrow('unsupported image')
  await workers.run('resizePicture', [picture, HOW], 'a')
  expect(workers.count.processes).toBe(1)
})

test('heavy work inside a transaction is a mistake: it would keep a connection from others', async () => {
  const { db } = await testDatabase()
  const inside = inTransaction(db, async () => inWorker('resizePicture', picture, { width: 30, format: 'webp' }))
  await expect(inside).rejects.toThrow('heavy work inside a transaction: resizePicture')
})

test('only workers load what draws papers and pictures', () => {
  const source = (file: string) => readFileSync(path.join(ROOT, 'src', file), 'utf8')
  for (const file of [
    ...['ground/storage/uploads/accept-file.ts', 'ground/storage/file-store.ts', 'ground/workers/workers.ts'],
    'program/http/files/branding-files.ts',
  ])
    expect([file, /from 'sharp'|fontkit|@react-pdf/.test(source(file))]).toEqual([file, false])
})
