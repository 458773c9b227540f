import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { freePort, startEmbeddedPostgres } from '../src/ground/database/embedded/embedded-postgres.ts'
import { contentOfDatabase, contentOfFolder } from '../tests/database-content.ts'
import { pdf } from '../tests/pdf.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import { StubbornClient } from '../tests/stubborn-client.ts'
import { demand } from './demand.ts'
import { newMember, openPortal, PASSWORD } from './open-portal.ts'
import { command } from './operator-command.ts'
import { whileRunning } from './while-running.ts'

/** The tables that a running program writes by itself, and the backup's own record. */
const MOVING = ['backups', 'database_outages']

async function mustSucceed(data: string, words: string[]): Promise<string> {
  const { code, printed } = await command(data, words)
  demand(code === 0, `${words[0]} berhasil (${code}): ${printed}`)
  return printed
}

/** Lists the tables that differ, without those that a running program changes. */
function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => one[name] !== other[name] && !MOVING.includes(name))
}

async function databaseOf(data: string): Promise<Record<string, string>> {
  const server = await startEmbeddedPostgres({ folder: path.join(data, 'postgres') })
  return contentOfDatabase(server.url('app')).finally(server.stop)
}

/** Public and private files; renditions are drawn anew, and marks are the installation's. */
async function filesOf(data: string): Promise<Record<string, string>> {
  const folder = path.join(data, 'files')
  return {
    ...(await contentOfFolder(path.join(folder, 'public'))),
    ...(await contentOfFolder(path.join(folder, 'private'))),
  }
}

const count = (content: object): number => Object.keys(content).length

/** Gives files and data as people do; from one address only a few may register. */
async function fill(program: Program, { people, filesEach }: { people: number; filesEach: number }): Promise<void> {
  await openPortal(program.databaseUrl)
  for (let place = 0; place < people; place += 1) {
    const client = await newMember({ url: program.url, databaseUrl: program.databaseUrl }, place, () => {})
    for (let at = 0; at < filesEach; at += 1) {
      const form = new FormData()
      form.append('jenis', 'cv')
      form.append('file', new File([new Uint8Array(pdf(`(${place} ${at})`))], 'cv.pdf'))
      await client.write('POST', '/berkas', form)
    }
  }
}

interface Made {
  archive: string
  tables: Record<string, string>
  files: Record<string, string>
}

/** Backs up beside the running program, at a moment when nothing else is written. */
async function backUp(program: Program, place: string, key: string): Promise<Made> {
  for (let round = 0; round < 5; round += 1) {
    const before = await contentOfDatabase(program.databaseUrl)
    await rm(key, { force: true })
    await mustSucceed(program.data, ['backup', place, '--with-key', key])
    const tables = await contentOfDatabase(program.databaseUrl)
    if (differences(before, tables).length > 0) continue
    const newest = (await readdir(place)).sort().at(-1) ?? ''
    return { archive: path.join(place, newest), tables, files: await filesOf(program.data) }
  }
  throw new Error('basis data tidak pernah tenang')
}

/** Restores an archive with one changed byte, and expects that nothing is written. */
async function restoreDamaged(archive: string, target: string, key: string): Promise<string> {
  const whole = await readFile(archive)
  const damaged = Buffer.from(whole)
  const middle = Math.floor(damaged.length / 2)
  damaged[middle] = (damaged[middle] ?? 0) ^ 0xff
  await writeFile(archive, damaged)
  const { code, printed } = await command(target, ['restore', archive, '--after', '0', '--key', key])
  await writeFile(archive, whole)
  demand(code === 1 && printed.includes('tidak utuh'), `arsip rusak ditolak (${code}): ${printed}`)
  demand(count(await filesOf(target)) === 0, 'arsip rusak tidak menulis berkas')
  return 'Arsip dengan satu byte yang lain: ditolak, tidak ada yang ditulis.'
}

/** The program over the restored data lets somebody in. */
async function logInAt(data: string): Promise<string> {
  const program = new Program(data, await freePort())
  return whileRunning(program, async () => {
    const client = new StubbornClient(program.url)
    await client.write('POST', '/api/v1/login', { email: 'gangguan0@example.com', password: PASSWORD })
    return 'Portal yang dipulihkan berjalan, dan anggota masuk dengan passwordnya.'
  })
}

/** A backup beside a running program comes back equal, row for row and byte for byte, with the key that was kept apart. */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const folder = await reachableFolder('sertifikasi-drill-')
  const [place, key, target] = ['arsip', 'kunci', 'pulih'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  const program = new Program(path.join(folder, 'asal'), await freePort())
  try {
    const { archive, tables, files } = await whileRunning(program, async () => {
      await fill(program, short ? { people: 2, filesEach: 1 } : { people: 5, filesEach: 40 })
      return backUp(program, place, key)
    })
    const damaged = await restoreDamaged(archive, target, key)
    await mustSucceed(target, ['restore', archive, '--after', '0', '--key', key])
    const different = differences(tables, await databaseOf(target))
    // The restore itself is written into the log.
    demand(different.join() === 'audit_log', `setiap tabel pulih sama (lain: ${different.join(', ')})`)
    demand(isDeepStrictEqual(await filesOf(target), files), 'setiap berkas pulih sama')
    const equal = `${count(tables) - MOVING.length - different.length} tabel dan ${count(files)} berkas pulih sama.`
    return [damaged, equal, await logInAt(target)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
