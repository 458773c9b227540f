import { createHash, randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { openVerificationLog } from '../../features/certification/verification/log-service.ts'
import { openPrivateFile } from '../../features/platform/files/service.ts'
import { BackupFault } from '../../ground/backup/backup-fault.ts'
import type { BackupPlace } from '../../ground/backup/backup-place.ts'
import { sizeOf } from '../../ground/backup/manifest.ts'
import type { Config } from '../../ground/config.ts'
import { waits } from '../../ground/database/connection.ts'
import { type Db, openDatabase } from '../../ground/database/db.ts'
import { findCluster } from '../../ground/database/embedded/embedded-placement.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../ground/database/embedded/embedded-postgres.ts'
import { createDatabase } from '../../ground/database/migrate.ts'
import { OWNER, rolePassword, separateRoles } from '../../ground/database/roles.ts'
import { isAlive } from '../../ground/is-alive.ts'
import { openJobs } from '../../ground/jobs/jobs.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import { openPasswords } from '../../ground/secrets/passwords.ts'
import { openFileStore } from '../../ground/storage/file-store.ts'
import { filesFolder } from '../../ground/storage/open-files.ts'
import { openDiskPlace } from '../../ground/storage/places/disk-place.ts'
import { randomSecret } from '../../lib/signing/secret.ts'
import { type App, createApp } from '../http/app.ts'
import type { Assets } from '../pages/assets.ts'
import { restoreArchive } from './restore.ts'

export interface Trial {
  place: BackupPlace
  name: string
  keys: Keys
  config: Config
  now: Date
}

/** A trial with a folder of its own. */
type Scratched = Trial & { scratch: string }

interface Sample {
  id: string
  sha256: string
  what: string
  isPdf: boolean
}

/** Returns samples: the newest certificate and the newest of the members' data. */
async function samplesOf(db: Db): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    (select private_files.id::text, private_files.sha256, 'sertifikat' as what, true as "isPdf" from certificate_papers
      join private_files on private_files.id = certificate_papers.file_id where erased_at is null
      order by certificate_papers.created_at desc limit 1)
    union all
    (select id::text, sha256, 'pindaian terenkripsi', false from private_files
      where erased_at is null and not exists (select from certificate_papers where file_id = private_files.id)
      order by (jenis = 'ktp') desc, created_at desc limit 1)`.execute(db)
  return rows
}

async function openSample({ keys, scratch }: Scratched, { id, sha256, what, isPdf }: Sample): Promise<string> {
  const files = openFileStore(filesFolder({ dataDir: scratch }))
  const bytes = await openPrivateFile({ files, keys }, id).catch(() => {
    throw new BackupFault(`Sebuah ${what} (${id}) tidak dapat dibuka: berkasnya hilang, atau kuncinya lain.`)
  })
  const isSame = createHash('sha256').update(bytes).digest('hex') === sha256
  if (!isSame || (isPdf && bytes.subarray(0, 5).toString() !== '%PDF-')) {
    throw new BackupFault(`Sebuah ${what} (${id}) terbuka, tetapi isinya bukan yang tercatat.`)
  }
  return `Sebuah ${what} terbuka dan isinya seperti yang tercatat (${bytes.length} byte).`
}

const NO_ASSETS: Assets = {
  ...{ theme: '', begin: '', main: '', english: '', styles: [], fonts: [], ground: undefined, preloads: () => [] },
  office: { main: '', styles: [], preloads: () => [] },
}

/** Starts the program over the restored data; it sends nothing out, and no job runs. */
async function programOver(trial: Scratched, url: string): Promise<{ app: App; db: Db; close: () => Promise<void> }> {
  const { config, keys, now, scratch } = trial
  const database = openDatabase(url, { most: 3 })
  const log = pino({ level: 'silent' })
  const jobs = openJobs({ url, keys, log, takes: false })
  const own = {
    config: { ...config, dataDir: scratch, bucket: undefined },
    files: openFileStore(filesFolder({ dataDir: scratch })),
  }
  const mailbox = async () => {}
  const tryArchive = async () => []
  const verifications = openVerificationLog({ db: database.db, clock: () => now, log, everyMs: 0 })
  const shared = { ...own, database, reads: database, keys, jobs, verifications, mailbox, tryArchive, log }
  const parts = { ...shared, assets: NO_ASSETS, clock: () => now }
  const app = await createApp(parts)
  const close = async () => {
    await app.server.close()
    await jobs.stop()
    await database.close()
  }
  return { app, db: database.db, close }
}

/** Logs in with an account that the trial makes, as no password is known; it takes the same way as all others. */
async function logIn({ app, db }: { app: App; db: Db }, { now }: Trial): Promise<string> {
  const password = randomSecret()
  const email = `uji-pulih-${randomUUID()}@example.com`
  const person = { name: 'Uji pulih', email, phone: '+620000000000', email_verified_at: now }
  await db
    .insertInto('users')
    .values({ ...person, password_hash: await openPasswords().hash(password) })
    .execute()
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers,
    payload: { email, password },
  })
  if (answer.statusCode !== 200) throw new BackupFault(`Masuk di salinan ditolak (${answer.statusCode}).`)
  const { rows } = await sql<{ all: number; readable: number }>`select count(*)::int as all,
    count(*) filter (where password_hash like '$argon2id$%')::int as readable from users`.execute(db)
  const { all = 0, readable = 0 } = rows[0] ?? {}
  if (all !== readable) throw new BackupFault(`${all - readable} dari ${all} sidik password tidak terbaca.`)
  return `Program berjalan di atas salinan, sebuah akun uji dapat masuk, dan ${all - 1} sidik password terbaca.`
}

const SCRATCH = 'uji-pulih-'

/** Deletes the personal data that a trial has unpacked, also where its cluster lies behind a link. */
async function clear(scratch: string): Promise<void> {
  const { cluster, isElsewhere } = await findCluster(path.join(scratch, 'postgres'))
  if (isElsewhere) await rm(path.dirname(cluster), { recursive: true, force: true })
  await rm(scratch, { recursive: true, force: true })
}

/** Removes the folders of killed trials; their servers end by themselves once these are gone. */
async function clearAbandoned(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => [])
  for (const name of names.filter((each) => each.startsWith(SCRATCH))) {
    const pid = Number(name.slice(SCRATCH.length))
    if (pid === process.pid || !isAlive(pid)) await clear(path.join(dataDir, name))
  }
}

/** Restores an archive beside everything else, opens what is sealed in it, and logs in; answers what was proven. */
export async function verifyArchive(trial: Trial): Promise<string[]> {
  const { dataDir } = trial.config
  await clearAbandoned(dataDir)
  const scratch = path.join(dataDir, `${SCRATCH}${process.pid}`)
  return verifyIn({ ...trial, scratch }).finally(() => clear(scratch))
}

const DATABASE = 'app'

/** Opens an empty database on a server of its own, as a role that owns it and has no other rights. */
export async function openScratch(scratch: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await startScratchServer(scratch)
  const url = new URL(server.url(DATABASE))
  const password = rolePassword(url.password, OWNER)
  await createDatabase(server.url('postgres'), DATABASE)
  await separateRoles(url.href, { [OWNER]: password })
  url.username = OWNER
  url.password = password
  return { url: url.href, stop: server.stop }
}

/** Starts the trial's own server, so that it needs no right in the portal's database. */
const startScratchServer = (scratch: string): Promise<EmbeddedPostgres> => {
  const settings = { fsync: 'off', full_page_writes: 'off' }
  return startEmbeddedPostgres({ folder: path.join(scratch, 'postgres'), settings }).catch((cause: Error) => {
    throw new BackupFault(`Basis data sementara tidak dapat dijalankan di server ini: ${cause.message}`, { cause })
  })
}

async function verifyIn(trial: Scratched): Promise<string[]> {
  const { place, name, scratch, keys } = trial
  const { url, stop } = await openScratch(scratch)
  const looking = openDatabase(url, { most: 1, waits: waits.work })
  try {
    let samples: Sample[] | undefined
    const wants = async (file: string): Promise<boolean> => {
      samples ??= await samplesOf(looking.db)
      return samples.some(({ id }) => file.endsWith(id))
    }
    const { manifest } = await restoreArchive(place, name, {
      url,
      keys,
      files: openDiskPlace(filesFolder({ dataDir: scratch })),
      wants,
    })
    const { rows, files } = sizeOf(manifest)
    const proven = [`${name}: ${rows} baris dalam ${manifest.tables.length} tabel pulih, sidik ${files} berkas cocok.`]
    for (const sample of samples ?? []) proven.push(await openSample(trial, sample))
    if (!samples?.some(({ isPdf }) => isPdf)) proven.push('Belum ada sertifikat untuk dibuka.')
    const program = await programOver(trial, url)
    proven.push(await logIn(program, trial).finally(program.close))
    return proven
  } finally {
    await looking.close()
    await stop()
  }
}
