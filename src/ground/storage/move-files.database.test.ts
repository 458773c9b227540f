import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/harness.ts'
import { photo } from '../../../tests/private-files.ts'
import { day } from '../../lib/day.ts'
import { openKeys } from '../secrets/keys.ts'
import { openFileStore } from './file-store.ts'
import { cleanFiles, copyFiles } from './move-files.ts'
import { type FilePlace, placedAt } from './places/file-place.ts'
import { MARK, MOVING } from './store-mark.ts'

const [OLD = '', NEW = ''] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString('base64'))
const old = openKeys(OLD)
const keys = openKeys(`${NEW},${OLD}`)

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

/** Two places, the first of them an installation's. */
async function places() {
  const folder = () => path.join(inject('folder'), randomUUID())
  const [from, to] = [openFileStore(folder()), openFileStore(folder())]
  await from.mark.write({ identity: randomUUID(), canary: 'AA==' })
  const move = { db: database.db, keys, from: from.place, to: to.place, say: () => {} }
  return { from, to, move }
}

const sealed = (by: typeof keys, id: string) => by.seal('file', 'isi', id)

test('of two private files that differ the one under the newest key stays, whichever place it lies in', async () => {
  const { from, to, move } = await places()
  const [here, there, broken] = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of [here, there, broken]) await from.private.put(id, sealed(old, id))
  await copyFiles(move)
  const [newHere, newThere] = [sealed(keys, here), sealed(keys, there)]
  await from.private.put(here, newHere)
  await to.private.put(there, newThere)
  await to.private.put(broken, Buffer.concat([keys.newest, Buffer.from('rusak, dan bukan berkas apa pun')]))
  expect(await copyFiles(move)).toEqual({ copied: 2, there: 1, damaged: [] })
  expect([await to.private.get(here), await to.private.get(there)]).toEqual([newHere, newThere])
  expect(await cleanFiles(move)).toEqual({ removed: 3, kept: 0 })
  expect(await to.private.get(broken).then((bytes) => bytes && keys.open('file', bytes, broken).toString())).toBe('isi')
})

test('a public file that is not what its name says is named, and stays where it is', async () => {
  const { from, to, move } = await places()
  const { name } = await from.storePicture(database.db, await photo(33, 30).png().toBuffer())
  const at = placedAt('public', name)
  await from.place.write(at, Buffer.from('rusak'))
  expect(await copyFiles(move)).toEqual({ copied: 0, there: 0, damaged: [at] })
  expect([await cleanFiles(move), await to.has(name)]).toEqual([{ removed: 0, kept: 1 }, false])
  expect(await from.place.facts(MARK)).toBeDefined()
})

test('what was set aside between two passes does not stay in its place, unless it is listed', async () => {
  const { from, to, move } = await places()
  const stray = randomUUID()
  const { name } = await from.storePicture(database.db, await photo(34, 30).png().toBuffer())
  await from.private.put(stray, sealed(keys, stray))
  await copyFiles(move)
  await from.quarantine.setAside('private', stray, day('2026-11-20'))
  await from.quarantine.setAside('public', name, day('2026-11-20'))
  await copyFiles(move)
  expect([await to.private.writtenAt(stray), await to.has(name)]).toEqual([undefined, true])
  expect((await to.private.get(stray))?.length).toBeGreaterThan(0)
})

test('a place that holds files of another installation, or of nobody known, is left alone', async () => {
  const { to, move } = await places()
  const refuse = () => expect(copyFiles(move)).rejects.toThrow('sudah berisi berkas lain')
  await to.mark.write({ identity: randomUUID(), canary: 'AA==' })
  await refuse()
  await to.place.remove(MARK)
  await to.private.put(randomUUID(), Buffer.from('milik lain'))
  await refuse()
  expect(await to.place.facts(MOVING)).toBeUndefined()
})

test('the new place is the installation’s once all of it is there, and not before', async () => {
  const { from, to, move } = await places()
  const id = randomUUID()
  await from.private.put(id, sealed(keys, id))
  const broken: FilePlace = {
    ...move.to,
    write: (name, bytes) => (name.startsWith('private') ? fail() : move.to.write(name, bytes)),
  }
  const fail = () => Promise.reject(new Error('line cut'))
  await expect(copyFiles({ ...move, to: broken })).rejects.toThrow('line cut')
  expect([await to.place.facts(MARK), await to.place.facts(MOVING)]).toEqual([undefined, expect.anything()])
  expect(await copyFiles(move)).toEqual({ copied: 1, there: 0, damaged: [] })
  expect([await to.mark.read(), await to.place.facts(MOVING)]).toEqual([await from.mark.read(), undefined])
})
