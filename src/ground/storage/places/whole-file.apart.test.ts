import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, test, vi } from 'vitest'
import { writeWhole } from './whole-file.ts'

let isFull = false

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return {
    ...real,
    /** A full disk takes the first half. */
    writeFile: async (file: string, bytes: Uint8Array, options: object) => {
      await real.writeFile(file, isFull ? bytes.subarray(0, bytes.length / 2) : bytes, options)
      if (isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    },
  }
})

test('a file that a full disk takes only half of leaves nothing behind, and what was there stays whole', async () => {
  const folder = path.join(inject('folder'), randomUUID())
  const file = path.join(folder, 'berkas')
  await writeWhole(file, Buffer.from('yang lama'))
  isFull = true
  await expect(writeWhole(file, Buffer.from('yang baru'))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect([await readdir(folder), await readFile(file, 'utf8')]).toEqual([['berkas'], 'yang lama'])
  isFull = false
  await writeWhole(file, Buffer.from('yang baru'))
  expect([await readdir(folder), await readFile(file, 'utf8')]).toEqual([['berkas'], 'yang baru'])
})
