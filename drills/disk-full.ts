import { rm } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program, type Running } from '../tests/program.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand, NotSo } from './demand.ts'
import { newMember, openPortal } from './open-portal.ts'
import { DISK_NAMES, SmallDisks } from './small-disks.ts'
import { whileRunning } from './while-running.ts'
import { type Begun, type World, WRITE_KINDS } from './write-kinds.ts'

const BACK_MS = 150_000
const CLEAN_MS = 5000

/**
 * Small disks run full below a program at work, one at every kind of write, then all at once. They are tmpfs, which only
 * root may mount: without root the drill does nothing and says so.
 */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  if (process.getuid?.() !== 0) return ['Dilewati: hanya root dapat memasang disk kecil (tmpfs) untuk diisi penuh.']
  const root = await reachableFolder('sertifikasi-drill-')
  const disks = new SmallDisks(root)
  const program = new Program(path.join(root, 'data'), await freePort())
  try {
    const mounted = await disks.mount()
    if (mounted !== undefined) return [`Dilewati: disk kecil (tmpfs) tidak dapat dipasang: ${mounted}`]
    return await whileRunning(program, (running) => fillAgain(program, disks, running, short ? 1 : 3))
  } finally {
    disks.unmount()
    await rm(root, { recursive: true, force: true })
  }
}

async function fillAgain(program: Program, disks: SmallDisks, { child }: Running, rounds: number): Promise<string[]> {
  await openPortal(program.databaseUrl)
  const { url, databaseUrl, data } = program
  const client = await newMember({ url, databaseUrl }, 0, () => {})
  const world: World = { url, databaseUrl, data, disks, client }
  const lines: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    lines.push(...(await fillOneByOne(world)), await fillAll(world))
    await checkListed(world)
    demand(child.exitCode === null, 'program tidak pernah mulai lagi')
  }
  return lines
}

/** Each kind alone. What comes later by itself is waited for at the end. */
async function fillOneByOne(world: World): Promise<string[]> {
  const lines: Promise<string>[] = []
  for (const [name, { disk, isDatabase, comesLater, begin }] of Object.entries(WRITE_KINDS)) {
    const begun = await begin(world)
    const before = await world.disks.files(disk)
    await world.disks.fill(disk)
    const seen = await begun.whileFull().catch((error: Error) => {
      throw new Error(`${name}, disk penuh: ${error.message}`)
    })
    if (!isDatabase) {
      // One that is being tried again just now lies there until it finds the disk full as well.
      let left: string[] = []
      const isClean = async () => {
        left = (await world.disks.files(disk)).filter((file) => !before.includes(file))
        return left.length === 0
      }
      await waitUntil(isClean, { timeoutMs: CLEAN_MS }).catch(() => {
        throw new NotSo(`${name}: ada yang setengah jadi: ${left}`)
      })
    }
    await world.disks.free(disk)
    const back = backAgain(name, begun).then((ms) => `${name}, disk penuh: ${seen}; pulih dalam ${ms} ms`)
    back.catch(() => {})
    lines.push(back)
    if (!comesLater) await back
  }
  return Promise.all(lines)
}

async function backAgain(name: string, { works }: Begun): Promise<number> {
  const freed = performance.now()
  const worksNow = () =>
    works().catch((error: unknown) => {
      if (error instanceof NotSo) throw error
      return false
    })
  await waitUntil(worksNow, { timeoutMs: BACK_MS, intervalMs: 200 }).catch((error: Error) => {
    throw new Error(`${name}: tidak pulih sesudah ada ruang (${error.message})`)
  })
  return Math.round(performance.now() - freed)
}

/** As where everything lies on one disk: whatever was under way, everything works again when there is room. */
async function fillAll(world: World): Promise<string> {
  const { 'berkas pribadi': file, 'baris basis data': rows } = WRITE_KINDS
  if (!file || !rows) throw new Error('no such kind of write')
  const begun = [await file.begin(world), await rows.begin(world)]
  for (const disk of DISK_NAMES) await world.disks.fill(disk)
  const seen: string[] = []
  for (const { whileFull } of begun) seen.push(await whileFull())
  for (const disk of DISK_NAMES) await world.disks.free(disk)
  const ms = await Promise.all(begun.map((each) => backAgain('semua disk', each)))
  return `semua disk penuh: berkas ${seen[0]}, baris ${seen[1]}; pulih dalam ${Math.max(...ms)} ms`
}

/** Whatever the database lists lies in the store. */
async function checkListed({ databaseUrl, disks }: World): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { most: 1 })
  const names = await Promise.all([
    db.selectFrom('private_files').select('id as name').where('erased_at', 'is', null).execute(),
    db.selectFrom('stored_files').select('name').execute(),
  ]).finally(close)
  const lying = (await disks.files('berkas')).map((file) => path.basename(file.slice(0, file.lastIndexOf(' '))))
  const missing = names.flat().filter(({ name }) => !lying.includes(name))
  demand(
    missing.length === 0,
    `setiap berkas yang tercatat ada di disk (tidak ada: ${missing.map(({ name }) => name)})`,
  )
}
