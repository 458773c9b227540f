import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type BucketServer, startBucketServer } from '../../../../tests/bucket-server.ts'
import { contentOfDatabase } from '../../../../tests/database-content.ts'
import { emptyDatabase } from '../../../../tests/empty-database.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { give, giveFile, photo } from '../../../../tests/private-files.ts'
import { sweepFiles, sweepUploads } from '../../../features/platform/files/jobs.ts'
import { bringBackFiles, setAsideFiles } from '../../../features/platform/files/quarantine-service.ts'
import { rekey } from '../../../program/commands/rekey.ts'
import { restoreArchive } from '../../../program/commands/restore.ts'
import { lineOf } from '../../../program/doctor/finding.ts'
import { examineFiles } from '../../../program/doctor/machine-checks.ts'
import { BackupFault } from '../../backup/backup-fault.ts'
import { openFolderPlace } from '../../backup/folder-place.ts'
import { makeBackup, sourceOf } from '../../backup/make-backup.ts'
import { openBucketPlace } from './bucket-place.ts'
import { type FilePlace, placedAt } from './file-place.ts'

let server: BucketServer
let site: TestApp
let owner: Browser
let editor: Browser

beforeAll(async () => {
  server = await startBucketServer()
  site = await testApp({ env: { S3_URL: server.url('portal') } })
  owner = (await loggedIn(site)).browser
  editor = (await staffIn(site, ['konten'])).browser
})

afterAll(() => server.close())

const newFolder = (): string => path.join(inject('folder'), randomUUID())
const source = () => sourceOf(site.database.url, { files: site.files, keys: TEST_KEYS, now: new Date() })
const readyz = async () => (await site.app.server.inject('/readyz')).json()
const shown = (name: string) =>
  site.app.server.inject({ url: `/images/${name}`, headers: { accept: 'image/webp', 'sec-fetch-dest': 'image' } })

async function namesIn(place: FilePlace): Promise<string[]> {
  const all: string[] = []
  for (const folder of ['private', 'public', 'quarantine'])
    for await (const names of place.list(folder)) all.push(...names)
  return all
}

const newPicture = async (width: number): Promise<string> => {
  const bytes = await photo(width, 40).png().toBuffer()
  const { body } = await editor.upload('/admin-api/unggah-gambar', 'file', { name: 'a.png', type: 'image/png', bytes })
  return body.name
}

test('what people give lies sealed in the bucket, what is public under its content, and both come back', async () => {
  const [id, picture] = [await giveFile(owner), await newPicture(60)]
  expect(await namesIn(site.files.place)).toEqual([placedAt('private', id), placedAt('public', picture)])
  const sealed = await site.files.place.read(placedAt('private', id))
  expect(sealed?.includes('%PDF')).toBe(false)
  const back = await owner.get(`/berkas/${id}`)
  expect([back.status, back.text.startsWith('%PDF-')]).toEqual([200, true])
  const answer = await shown(picture)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await readyz()).toMatchObject({ status: 'ok', files: 'ok' })
})

test('while the bucket is away nothing breaks: 503 with a sentence, and what was to be kept can be sent again', async () => {
  const [id, picture] = [await giveFile(owner), await newPicture(61)]
  server.isAway = true
  const given = give(owner, { key: 'sekali' })
  const backup = makeBackup(source(), openFolderPlace(newFolder())).catch((error: Error) => error)
  const asked = [owner.get(`/berkas/${id}`), shown(picture), given, readyz()] as const
  const [read, look, sent, ready] = await Promise.all(asked)
  expect(await backup).toBeInstanceOf(BackupFault)
  server.isAway = false
  const sentence = 'Berkas sedang tidak dapat dibuka atau disimpan. Coba lagi sebentar lagi.'
  expect([read.status, read.body.message, sent.status, sent.body.message]).toEqual([503, sentence, 503, sentence])
  expect([look.statusCode, look.headers['cache-control'], look.headers['retry-after']]).toEqual([503, 'no-store', '10'])
  expect(ready).toMatchObject({ status: 'ok', files: 'away' })
  expect(site.logged.join('\n')).toContain('menjawab 503')
  expect(site.logged.join('\n')).not.toContain('S3RVER:')
  expect((await give(owner, { key: 'sekali' })).status).toBe(201)
  expect((await owner.get(`/berkas/${id}`)).status).toBe(200)
})

test('sweeps set aside in the bucket what nothing names, and the operator brings it back', async () => {
  const ctx = { db: site.db, files: site.files, now: new Date(Date.now() + 3 * 86_400_000) }
  const [stray, picture] = [randomUUID(), await newPicture(62)]
  await site.files.private.put(stray, Buffer.from('yatim'))
  await site.db.updateTable('stored_files').set({ created_at: '2026-11-01T00:00:00Z' }).execute()
  await sweepFiles(ctx, { withoutBar: true })
  await sweepUploads(ctx, { withoutBar: true })
  const aside = (await setAsideFiles(ctx)).map(({ part, name }) => `${part} ${name}`)
  expect(aside).toEqual(expect.arrayContaining([`private ${stray}`, `public ${picture}`]))
  expect([(await shown(picture)).statusCode, await site.files.private.writtenAt(stray)]).toEqual([404, undefined])
  expect((await bringBackFiles(ctx, [stray, picture])).brought).toBe(2)
  expect([(await shown(picture)).statusCode, (await site.files.private.get(stray))?.toString()]).toEqual([200, 'yatim'])
  await site.files.private.remove(stray)
})

test('a backup reads out of the bucket, and a restore writes into an empty one', async () => {
  await site.files.storeDocument(site.db, pdf())
  const place = openFolderPlace(newFolder())
  const { name, missing } = await makeBackup(source(), place)
  expect(missing).toEqual([])
  const url = await emptyDatabase()
  const target = { url, keys: TEST_KEYS, files: openBucketPlace(server.bucket('pulih')) }
  await expect(restoreArchive(place, name, { ...target, files: site.files.place })).rejects.toThrow(
    /s3:\/\/\S+\/portal\/public sudah berisi berkas/,
  )
  server.trouble = ['503', 'slow']
  await restoreArchive(place, name, target)
  expect(await contentOfDatabase(url)).toEqual(await contentOfDatabase(site.database.url))
  const kept = await namesIn(target.files)
  expect(kept.length).toBeGreaterThan(3)
  for (const file of kept) expect(await target.files.read(file)).toEqual(await site.files.place.read(file))
})

test('the doctor tries the bucket', async () => {
  const examine = async () => (await examineFiles(site.files, site.db, site.config)).map(lineOf).join('\n')
  expect(await examine()).toMatch(/ditulis, dibaca, dan dihapus di s3:\/\/\S+\/portal\n.*ada semuanya/)
})

test('files in the bucket are sealed again under a new key', async () => {
  const { openKeys } = await import('../../secrets/keys.ts')
  const [old, fresh] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString('base64'))
  const done = await rekey({ db: site.db, files: site.files, keys: openKeys(`${fresh},${old}`) }, () => {})
  const files = done.find(({ what }) => what === 'berkas')
  expect([files?.remaining, (files?.resealed ?? 0) > 0]).toEqual([0, true])
})
