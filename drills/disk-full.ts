import { execFileSync } from 'node:child_process'
import { chmod, mkdir, open, readdir, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../src/server/database/embedded-postgres.ts'
import { pdf } from '../tests/pdf.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import type { StubbornClient } from '../tests/stubborn-client.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { newMember, openPortal } from './open-portal.ts'

const DISK = '400m'
const BACK_MS = 90_000
const CHUNK = 1_000_000

/**
 * A disk of its own runs full below a program at work. The disk is a tmpfs, which only root may mount: without root the
 * drill does nothing and says so.
 */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  if (process.getuid?.() !== 0) return ['Dilewati: hanya root dapat memasang disk kecil (tmpfs) untuk diisi penuh.']
  const disk = await reachableFolder('sertifikasi-drill-')
  const mounted = mount(disk)
  if (mounted !== undefined) return [`Dilewati: disk kecil (tmpfs) tidak dapat dipasang: ${mounted}`]
  const program = new Program(path.join(disk, 'data'), await freePort())
  await mkdir(program.data)
  await chmod(program.data, 0o755)
  const running = program.launch()
  try {
    await program.ready()
    await openPortal(program.databaseUrl)
    const client = await newMember({ url: program.url, databaseUrl: program.databaseUrl }, 0, () => {})
    const lines: string[] = []
    for (let round = 0; round < (short ? 1 : 5); round += 1) lines.push(await fillUp(program, disk, client))
    running.child.kill('SIGTERM')
    demand((await running.ended) === 0, 'program berhenti dengan tertib')
    return lines
  } finally {
    await program.end()
    execFileSync('umount', ['--lazy', disk])
    await rm(disk, { recursive: true, force: true })
  }
}

/** Answers why not. */
function mount(disk: string): string | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', disk], { stdio: 'pipe' })
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

async function fillUp(program: Program, disk: string, client: StubbornClient): Promise<string> {
  const kept = await upload(client)
  demand(kept.status < 300, `unggahan diterima selagi ada ruang (ada ${kept.status})`)
  const before = await privateFiles(program.data)
  await fill(disk)
  const seen: number[] = []
  for (let time = 0; time < 5; time += 1) seen.push((await upload(client)).status)
  demand(
    seen.every((status) => status === 507 || status === 503),
    `selagi disk penuh unggahan dijawab 507, atau 503 bila basis data ikut berhenti (ada ${seen})`,
  )
  demand(seen.includes(507), `unggahan dijawab 507 (ada ${seen})`)
  demand((await privateFiles(program.data)).join() === before.join(), 'tidak ada berkas setengah jadi')
  await rm(path.join(disk, 'filler'))
  const freed = performance.now()
  await waitUntil(async () => (await upload(client)).status < 300, { timeoutMs: BACK_MS, intervalMs: 200 })
  const ms = Math.round(performance.now() - freed)
  return `disk penuh: unggahan dijawab ${[...new Set(seen)].join(' dan ')}, tidak ada yang setengah jadi, pulih dalam ${ms} ms`
}

/** To the last byte, and then what the size of a file system's blocks still leaves. */
async function fill(disk: string): Promise<void> {
  const filler = await open(path.join(disk, 'filler'), 'w')
  try {
    for (let size = CHUNK; size >= 1; ) {
      try {
        await filler.write(Buffer.alloc(size))
      } catch {
        size = Math.floor(size / 10)
      }
    }
  } finally {
    await filler.close()
  }
  const { bavail } = await statfs(disk)
  demand(bavail === 0, `disk penuh (sisa ${bavail} blok)`)
}

let files = 0

/** Once, and each time another. */
function upload(client: StubbornClient): Promise<Response> {
  files += 1
  const form = new FormData()
  form.append('jenis', 'cv')
  form.append('file', new File([new Uint8Array(pdf(`(${files})`))], 'cv.pdf'))
  return client.once('POST', '/berkas', form)
}

async function privateFiles(data: string): Promise<string[]> {
  const entries = await readdir(path.join(data, 'files/private'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}
