import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { makeAccount } from '../../../tests/accounts.ts'
import { emptyDatabase } from '../../../tests/empty-database.ts'
import { testDatabase } from '../../../tests/harness.ts'
import { sealSecret } from '../../features/platform/accounts/two-factor/service.ts'
import { keepFile } from '../../features/platform/files/service.ts'
import { type Config, readConfig } from '../../ground/config.ts'
import { type Db, openDatabase } from '../../ground/database/db.ts'
import { type Keys, openKeys } from '../../ground/secrets/keys.ts'
import type { FileStore } from '../../ground/storage/file-store.ts'
import { filesFolder, openFiles } from '../../ground/storage/open-files.ts'
import { adoptParts, keysAsOpened, openInstallation, refuseStrangers } from './installation.ts'
import { openOwn } from './open-own.ts'
import { StrangerError } from './strangers.ts'

interface Portal {
  config: Config
  db: Db
  files: FileStore
}

const KEY = Buffer.alloc(32, 3).toString('base64')
const OTHER = Buffer.alloc(32, 4).toString('base64')

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sertifikasi-portal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function portalOver(db: Db, dataDir: string, env: Record<string, string> = {}): Portal {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', ...env })
  return { config, db, files: openFiles(config) }
}

const newPortal = async (env?: Record<string, string>): Promise<Portal> =>
  portalOver((await testDatabase()).db, await emptyFolder(), env)

/** Somebody with a second factor, and a private file. */
async function fill({ db, files }: Portal, keys: Keys): Promise<string> {
  const { id } = await makeAccount(db)
  await db
    .updateTable('users')
    .set({ two_factor_secret: sealSecret({ keys }, id, 'RAHASIA') })
    .where('id', '=', id)
    .execute()
  const given = {
    userId: id,
    jenis: 'ktp',
    name: 'ktp.pdf',
    type: 'application/pdf',
    bytes: Buffer.from('isi'),
  } as const
  return (await keepFile(db, { files, keys, now: new Date() }, given)).id
}

/** As an installation was before there were identities. */
async function forgetIdentity({ db, config }: Portal): Promise<void> {
  await db.deleteFrom('installation').execute()
  await rm(path.join(filesFolder(config), 'installation.json'), { force: true })
}

const identityIn = async ({ db }: Portal) =>
  (await db.selectFrom('installation').select('identity').execute())[0]?.identity

const there = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

describe('a first start', () => {
  test('gives database, key and files one identity, and every later start finds it', async () => {
    const portal = await newPortal()
    const keys = await openInstallation(portal)
    expect((await portal.files.mark.read())?.identity).toBe(await identityIn(portal))
    const key = path.join(portal.config.dataDir, 'app.key')
    expect((await stat(key)).mode & 0o777).toBe(0o600)
    expect(await there(`${key}.new`)).toBe(false)
    const again = await openInstallation(portal)
    expect(again.open('uji', keys.seal('uji', 'satu')).toString()).toBe('satu')
  })

  test('of two processes at once makes one key and one identity', async () => {
    const portal = await newPortal()
    const [one, other] = await Promise.all([openInstallation(portal), openInstallation(portal)])
    expect(other.open('uji', one.seal('uji', 'satu')).toString()).toBe('satu')
    expect(await portal.db.selectFrom('installation').select('id').execute()).toHaveLength(1)
  })

  test('is not gone through again by a process beside it: that one needs no store, but the right key', async () => {
    const portal = await newPortal({ APP_KEY: KEY })
    const keys = await openInstallation(portal)
    await rm(filesFolder(portal.config), { recursive: true })
    const beside = await keysAsOpened(portal)
    expect(beside.open('uji', keys.seal('uji', 'satu')).toString()).toBe('satu')
    const strange = portalOver(portal.db, portal.config.dataDir, { APP_KEY: OTHER })
    await expect(keysAsOpened(strange)).rejects.toThrow(StrangerError)
  })

  test('goes on while another process has made the identity and is still writing the mark of the files', async () => {
    const portal = await newPortal({ APP_KEY: KEY })
    await openInstallation(portal)
    const mark = path.join(filesFolder(portal.config), 'installation.json')
    await rename(mark, `${mark}.${randomUUID()}`)
    await expect(refuseStrangers(portal)).resolves.toBeUndefined()
    await expect(openInstallation(portal)).resolves.toBeDefined()
  })

  test('beside the mark of another installation is refused', async () => {
    const other = await newPortal({ APP_KEY: OTHER })
    await openInstallation(other)
    const { db } = await testDatabase()
    const mixed = portalOver(db, other.config.dataDir, { APP_KEY: OTHER })
    await expect(openInstallation(mixed)).rejects.toThrow(/Basis data kosong, tetapi .*files sudah ada/)
  })

  test('that was killed before the database knew the key goes on with that key', async () => {
    const portal = await newPortal()
    await writeFile(path.join(portal.config.dataDir, 'app.key.new'), `${KEY}\n`, { mode: 0o600 })
    await openInstallation(portal)
    expect((await readFile(path.join(portal.config.dataDir, 'app.key'), 'utf8')).trim()).toBe(KEY)
  })

  test('beside an app.key of its own is refused: that key has another database', async () => {
    const portal = await newPortal()
    await writeFile(path.join(portal.config.dataDir, 'app.key'), KEY)
    await expect(openInstallation(portal)).rejects.toThrow(/Basis data kosong, tetapi .*app\.key sudah ada/)
    expect(await identityIn(portal)).toBeUndefined()
  })

  test('over an empty database beside a used folder is refused before any table is made', async () => {
    const used = await newPortal({ APP_KEY: KEY })
    await used.files.private.put(randomUUID(), Buffer.from('milik lain'))
    const url = await emptyDatabase()
    const { db, close } = openDatabase(url, { most: 1 })
    onTestFinished(close)
    const mixed = portalOver(db, used.config.dataDir, { APP_KEY: KEY })
    await expect(openOwn(mixed, { url, ownerUrl: url })).rejects.toThrow(/Basis data kosong, tetapi .*files sudah ada/)
    const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(db)
    expect(rows).toEqual([])
  })

  test('beside private files is refused: they have another database', async () => {
    const portal = await newPortal({ APP_KEY: KEY })
    await portal.files.private.put(randomUUID(), Buffer.from('milik lain'))
    await expect(openInstallation(portal)).rejects.toThrow(/Basis data kosong, tetapi .*files sudah ada/)
  })
})

describe('a later start stops and names the stranger, and changes nothing:', () => {
  let portal: Portal
  let keys: Keys
  let file: string

  beforeEach(async () => {
    portal = await newPortal({ APP_KEY: KEY })
    keys = await openInstallation(portal)
    file = await fill(portal, keys)
  })

  const started = (given: Portal) => refuseStrangers(given)

  test('nothing of its own', async () => {
    await expect(started(portal)).resolves.toBeUndefined()
  })

  test('the key', async () => {
    await expect(started(portalOver(portal.db, portal.config.dataDir, { APP_KEY: OTHER }))).rejects.toThrow(
      /^Kunci asing: APP_KEY/,
    )
  })

  test('the key, which is not there: a new one is not made', async () => {
    const without = portalOver(portal.db, portal.config.dataDir)
    await expect(started(without)).rejects.toThrow(/^Kunci tidak ada/)
    expect(await there(path.join(portal.config.dataDir, 'app.key'))).toBe(false)
  })

  test('the database', async () => {
    const other = await newPortal({ APP_KEY: OTHER })
    await openInstallation(other)
    await expect(started(portalOver(other.db, portal.config.dataDir, { APP_KEY: KEY }))).rejects.toThrow(
      /^Basis data asing/,
    )
  })

  test('the file folder', async () => {
    const other = await newPortal({ APP_KEY: OTHER })
    await openInstallation(other)
    await expect(started(portalOver(portal.db, other.config.dataDir, { APP_KEY: KEY }))).rejects.toThrow(
      /^Folder berkas asing/,
    )
  })

  test('the file folder, which is empty', async () => {
    await rm(filesFolder(portal.config), { recursive: true })
    await expect(started(portal)).rejects.toThrow(/^Berkas hilang: .* 1 dari 1/)
    expect(await there(filesFolder(portal.config))).toBe(false)
  })

  test('all three', async () => {
    const other = await newPortal({ APP_KEY: OTHER })
    await openInstallation(other)
    const third = Buffer.alloc(32, 5).toString('base64')
    await expect(started(portalOver(portal.db, other.config.dataDir, { APP_KEY: third }))).rejects.toThrow(
      /tidak dua pun/,
    )
  })

  test('but a copied folder that only lacks its mark proves itself by its files', async () => {
    const folder = await emptyFolder()
    await cp(filesFolder(portal.config), path.join(folder, 'files'), { recursive: true })
    await rm(path.join(folder, 'files', 'installation.json'))
    const copy = portalOver(portal.db, folder, { APP_KEY: KEY })
    await openInstallation(copy)
    expect((await copy.files.mark.read())?.identity).toBe(await identityIn(portal))
    expect(await copy.files.private.get(file)).toBeDefined()
  })

  test('until the operator says that they belong together, with a key that opens the data', async () => {
    const other = await newPortal({ APP_KEY: KEY })
    await openInstallation(other)
    const mixed = portalOver(portal.db, other.config.dataDir, { APP_KEY: KEY })
    await expect(started(mixed)).rejects.toThrow(/^Folder berkas asing/)
    await adoptParts(mixed)
    await expect(started(mixed)).resolves.toBeUndefined()
    const wrong = portalOver(portal.db, other.config.dataDir, { APP_KEY: OTHER })
    await expect(adoptParts(wrong)).rejects.toThrow(/^Kunci asing/)
  })
})

describe('data from before there were identities', () => {
  let portal: Portal

  beforeEach(async () => {
    portal = await newPortal({ APP_KEY: KEY })
    await fill(portal, await openInstallation(portal))
    await forgetIdentity(portal)
  })

  test('takes one when the key opens them and the files are there', async () => {
    await openInstallation(portal)
    expect(await identityIn(portal)).toBe((await portal.files.mark.read())?.identity)
  })

  test.each([
    ['under another key', (own: Portal) => portalOver(own.db, own.config.dataDir, { APP_KEY: OTHER }), /^Kunci asing/],
    ['without a key', (own: Portal) => portalOver(own.db, own.config.dataDir), /^Kunci tidak ada/],
  ])('takes none %s', async (_how, otherwise, words) => {
    await expect(openInstallation(otherwise(portal))).rejects.toThrow(words)
    expect(await identityIn(portal)).toBeUndefined()
    expect(await there(path.join(portal.config.dataDir, 'app.key'))).toBe(false)
  })

  test('takes none over an empty folder', async () => {
    await expect(openInstallation(portalOver(portal.db, await emptyFolder(), { APP_KEY: KEY }))).rejects.toThrow(
      /^Berkas hilang/,
    )
  })

  test('takes none by a key whose folder is not the database’s, though no person entered anything', async () => {
    const empty = await newPortal()
    await writeFile(path.join(empty.config.dataDir, 'app.key'), KEY)
    const sealed = (key: string) => openKeys(key).seal('job', '{}', 'sweep').toString('base64')
    const schedule = async (key: string) => {
      const data = JSON.stringify({ sealed: sealed(key) })
      await sql`delete from jobs.schedule`.execute(empty.db)
      await sql`insert into jobs.schedule (name, cron, data) values ('sweep', '17 * * * *', ${data})`.execute(empty.db)
    }
    await schedule(OTHER)
    await expect(openInstallation(empty)).rejects.toThrow(/app\.key sudah ada/)
    await schedule(KEY)
    await expect(openInstallation(empty)).resolves.toBeDefined()
  })
})
