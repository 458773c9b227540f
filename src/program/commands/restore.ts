import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type pg from 'pg'
import pino from 'pino'
import { checkArchive, type ReadEntry, readArchive } from '../../ground/backup/archive-reader.ts'
import type { Opening } from '../../ground/backup/archive-seal.ts'
import { BackupFault } from '../../ground/backup/backup-fault.ts'
import type { BackupPlace } from '../../ground/backup/backup-place.ts'
import { explainFolder } from '../../ground/backup/folder-place.ts'
import {
  connect,
  Import,
  knownMigrations,
  MARK,
  refuseSuperuser,
  stateOfDatabase,
} from '../../ground/backup/import-database.ts'
import { entryOf, type Manifest } from '../../ground/backup/manifest.ts'
import { migrate } from '../../ground/database/migrate.ts'
import { openJobs } from '../../ground/jobs/jobs.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import type { FilePlace } from '../../ground/storage/places/file-place.ts'
import { opensCanary } from '../installation/installation.ts'

export interface RestoreTarget extends Opening {
  /** The address of an empty database, as a role that owns it. */
  url: string
  /** The place of public and private files. */
  files: FilePlace
  /** True to begin an interrupted restore again. */
  again?: boolean
  /** Which files to take; all of them when left out. */
  wants?: (name: string) => boolean | Promise<boolean>
  say?: (text: string) => void
  /** Does further work before anybody may use the data. */
  settle?: (manifest: Manifest) => Promise<void>
}

async function hasFiles(place: FilePlace, folder: string): Promise<boolean> {
  for await (const names of place.list(folder)) if (names.length > 0) return true
  return false
}

/**
 * Throws unless the place is empty or holds an interrupted restore that is begun again: a restore never adds to data.
 */
async function requirePlace(client: pg.Client, { files, again = false }: RestoreTarget): Promise<void> {
  const state = await stateOfDatabase(client)
  if (state === 'used') {
    throw new BackupFault(
      'Basis data ini sudah berisi. Cadangan hanya dipulihkan ke basis data kosong; buat yang baru, lalu ulangi.',
    )
  }
  if (state === 'interrupted') {
    if (again) return
    throw new BackupFault(
      'Pemulihan sebelumnya ke sini terputus. Jalankan lagi dengan --again: basis datanya dikosongkan, lalu semuanya dipulihkan dari awal.',
    )
  }
  for (const part of ['public', 'private']) {
    if (await hasFiles(files, part)) {
      throw new BackupFault(
        `${files.label}/${part} sudah berisi berkas. Pulihkan ke DATA_DIR, atau ke bucket S3_URL, yang kosong.`,
      )
    }
  }
}

/** Leaves nothing in the database but the mark that a restore is under way. */
async function markRestore(client: pg.Client, archive: string): Promise<void> {
  await client.query('begin')
  await client.query('drop schema if exists jobs cascade')
  if ((await stateOfDatabase(client)) === 'interrupted') {
    await client.query('drop schema public cascade')
    await client.query('create schema public')
    await client.query('grant usage on schema public to public')
  }
  await client.query(`create table ${MARK} (archive text not null, started_at timestamptz not null default now())`)
  await client.query(`insert into ${MARK} (archive) values ($1)`, [archive])
  await client.query('commit')
}

function requireKey({ identity, canary }: Manifest, keys: Keys): void {
  if (identity === null || canary === null) return
  if (opensCanary(keys, { identity, canary: Buffer.from(canary, 'base64') })) return
  throw new BackupFault(
    'Kunci ini bukan kunci portal yang dicadangkan. Ambil kunci yang disimpan bersama cadangan itu.',
  )
}

async function prepareQueue({ url, keys }: RestoreTarget): Promise<void> {
  const jobs = openJobs({ url, keys, log: pino({ level: 'silent' }), takes: false })
  await jobs.prepare().finally(() => jobs.stop())
}

async function writeFile(files: FilePlace, name: string, { content }: ReadEntry, expected: string): Promise<void> {
  const isSame = await files.writeStream(name, Readable.from(content), expected).catch((error: unknown) => {
    throw explainFolder(error, files.label)
  })
  if (!isSame) throw changedMeanwhile(`Berkas ${name}`)
}

const changedMeanwhile = (what: string): BackupFault =>
  new BackupFault(`${what} berubah di tengah pemulihan. Ulangi dengan --again.`)

/** Yields an entry's content, and throws at its end when it is not what the manifest says. */
async function* asListed({ name, content }: ReadEntry, expected: string | undefined): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const part of content) {
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== expected) throw changedMeanwhile(`Isi ${name}`)
}

interface Reading {
  place: BackupPlace
  name: string
  manifest: Manifest
}

/** Loads an archive: rows come before files, and the first file ends the transaction of the rows. */
async function readInto(client: pg.Client, { place, name, manifest }: Reading, target: RestoreTarget): Promise<number> {
  const hashes = new Map(manifest.entries.map((entry) => [entry.name, entry.sha256]))
  const rows = await Import.begin(client, manifest)
  let isCommitted = false
  let [files, seen] = [0, 0]
  await readArchive(place, name, target, async (entry) => {
    const { table, file } = entryOf(entry.name)
    seen += 1
    if (table !== undefined && isCommitted) throw changedMeanwhile(`Isi ${name}`)
    if (table !== undefined) return rows.add(table, asListed(entry, hashes.get(entry.name)))
    if (!isCommitted) await rows.commit(manifest)
    isCommitted = true
    if (file !== undefined && (await (target.wants?.(file) ?? true))) {
      await writeFile(target.files, file, entry, hashes.get(entry.name) ?? '')
      files += 1
    } else for await (const _ of entry.content);
  })
  if (!isCommitted) await rows.commit(manifest)
  // The manifest itself is an entry, too.
  if (seen !== hashes.size + 1) throw changedMeanwhile(`Isi ${name}`)
  return files
}

export interface Restored {
  manifest: Manifest
  files: number
}

/**
 * Restores an archive into an empty place after all of it has been checked. An interruption leaves a mark, which only a
 * completed restore removes.
 */
export async function restoreArchive(place: BackupPlace, name: string, target: RestoreTarget): Promise<Restored> {
  const say = target.say ?? (() => {})
  const client = await connect(target.url)
  try {
    await requirePlace(client, target)
    await refuseSuperuser(client)
    say(`Memeriksa ${name} …`)
    const manifest = await checkArchive(place, name, target)
    requireKey(manifest, target.keys)
    const only = await knownMigrations(manifest)
    await markRestore(client, name)
    say('Memulihkan basis data dan berkas …')
    await migrate(target.url, { only })
    await prepareQueue(target)
    const files = await readInto(client, { place, name, manifest }, target)
    await migrate(target.url)
    // The function guards the tables that the archive's last migration knew; for an archive of this version nothing is
    // missing.
    await client.query('select guard_append_only()')
    await target.settle?.(manifest)
    await client.query(`drop table ${MARK}`)
    return { manifest, files }
  } finally {
    await client.end()
  }
}
