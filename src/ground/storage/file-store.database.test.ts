import { randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type BucketServer, startBucketServer } from '../../../tests/bucket-server.ts'
import { type TestDatabase, testDatabase } from '../../../tests/harness.ts'
import { pdf } from '../../../tests/pdf.ts'
import { photo } from '../../../tests/private-files.ts'
import { day } from '../../lib/day.ts'
import { type FileStore, openFileStore } from './file-store.ts'
import { openBucketPlace } from './places/bucket-place.ts'
import type { FilePlace } from './places/file-place.ts'
import { holdsFiles } from './store-mark.ts'

let server: BucketServer
let database: TestDatabase

beforeAll(async () => {
  server = await startBucketServer()
  database = await testDatabase()
})

afterAll(() => server.close())

const newFolder = (): string => path.join(inject('folder'), randomUUID())
const newBucket = (): FilePlace => openBucketPlace(server.bucket(randomUUID()))

async function namesOf(files: FileStore): Promise<string[]> {
  const all: string[] = []
  for await (const names of files.private.names()) all.push(...names)
  return all.sort()
}

async function asideIn(files: FileStore) {
  const all = []
  for await (const each of files.quarantine.all()) all.push(each)
  return all
}

describe.each([
  ['a folder', () => openFileStore(newFolder())],
  ['a bucket', () => openFileStore(newFolder(), undefined, newBucket())],
])('a store in %s', (_what, open) => {
  test('keeps private files by their id, and gives back what is asked for out of quarantine', async () => {
    const files = open()
    const [one, two] = [randomUUID(), randomUUID()]
    await files.private.put(one, Buffer.from('satu'))
    await files.private.put(two, Buffer.from('dua'))
    expect(await namesOf(files)).toEqual([one, two].sort())
    expect(await files.private.writtenAt(one)).toBeInstanceOf(Date)
    await files.private.remove(two)
    expect([await files.private.get(two), await files.private.writtenAt(two)]).toEqual([undefined, undefined])
    expect(await files.quarantine.setAside('private', one, day('2026-11-20'))).toBe(true)
    expect(await files.quarantine.setAside('private', two, day('2026-11-20'))).toBe(false)
    expect(await namesOf(files)).toEqual([])
    expect((await files.private.get(one))?.toString()).toBe('satu')
    expect([await namesOf(files), await asideIn(files)]).toEqual([[one], []])
  })

  test('lists what was set aside, the oldest first, and brings back the newest of a name', async () => {
    const files = open()
    const id = randomUUID()
    for (const [since, text] of [
      ['2026-11-21', 'baru'],
      ['2026-11-20', 'lama'],
    ] as const) {
      await files.private.put(id, Buffer.from(text))
      await files.quarantine.setAside('private', id, day(since))
    }
    const old = { part: 'private', name: id, since: day('2026-11-20') } as const
    expect(await asideIn(files)).toEqual([
      { ...old, bytes: 4 },
      { ...old, since: '2026-11-21', bytes: 4 },
    ])
    await files.quarantine.write(old, Buffer.from('disegel ulang'))
    expect((await files.quarantine.read(old))?.toString()).toBe('disegel ulang')
    expect((await files.private.get(id))?.toString()).toBe('baru')
    await files.quarantine.remove(old)
    expect(await asideIn(files)).toEqual([])
  })

  test('shows pictures and documents under the name of their content, until they are set aside', async () => {
    const [files, { db }] = [open(), database]
    const bytes = await photo(90, 60).png().toBuffer()
    const { name, sha256 } = await files.storePicture(db, bytes)
    const document = await files.storeDocument(db, pdf())
    expect(name.startsWith(sha256.slice(0, 32))).toBe(true)
    expect((await files.document(document.name))?.subarray(0, 5).toString()).toBe('%PDF-')
    expect([await files.hasPicture(name), await files.has(document.name), await holdsFiles(files.place)]).toEqual([
      true,
      true,
      true,
    ])
    expect(
      (await files.picture(name, undefined, 'webp'))?.equals((await files.original(name)) ?? Buffer.alloc(0)),
    ).toBe(true)
    expect((await files.pictureWithin(name, { width: 30, height: 30 }))?.subarray(1, 4).toString()).toBe('PNG')
    await db.deleteFrom('stored_files').where('name', '=', name).execute()
    await files.setAside(name, day('2026-11-20'))
    expect([await files.hasPicture(name), await files.pictureWithin(name, { width: 30, height: 30 })]).toEqual([
      false,
      undefined,
    ])
    expect(await files.bringBack(db, name)).toBe(true)
    expect(await files.hasPicture(name)).toBe(true)
    expect(await db.selectFrom('stored_files').select('sha256').where('name', '=', name).execute()).toEqual([
      { sha256 },
    ])
  })

  test('knows its mark, which is no file', async () => {
    const files = open()
    expect([await files.mark.read(), await holdsFiles(files.place)]).toEqual([undefined, false])
    const mark = { identity: randomUUID(), canary: 'AA==' }
    await files.mark.write(mark)
    expect([await files.mark.read(), await holdsFiles(files.place)]).toEqual([mark, false])
  })
})

test('a picture that another machine set aside is shown by none for longer than a day', async () => {
  const [place, folder] = [newBucket(), newFolder()]
  const [here, there] = [openFileStore(folder, undefined, place), openFileStore(newFolder(), undefined, place)]
  const { name } = await here.storePicture(database.db, await photo(80, 60).png().toBuffer())
  const shown = () => here.picture(name, 40, 'png')
  expect(await shown()).toBeDefined()
  await there.setAside(name, day('2026-11-20'))
  expect(await shown()).toBeDefined()
  const made = path.join(folder, 'variants', name.slice(0, 2))
  const [file = ''] = await readdir(made)
  const yesterday = new Date(Date.now() - 90_000_000)
  await utimes(path.join(made, file), yesterday, yesterday)
  expect([await shown(), await readdir(made)]).toEqual([undefined, []])
})

test('while its bucket is away, pictures that were made before are shown', async () => {
  const [place, folder] = [newBucket(), newFolder()]
  const files = openFileStore(folder, undefined, place)
  const { name } = await files.storePicture(database.db, await photo(70, 60).png().toBuffer())
  await files.picture(name, 40, 'png')
  server.isAway = true
  const shown = await files.picture(name, 40, 'png')
  server.isAway = false
  expect(shown?.length).toBeGreaterThan(0)
})
