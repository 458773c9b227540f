import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copySabotaged } from '../drills/sabotage.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { ROOT } from '../src/ground/root.ts'
import { childrenOf } from './child-processes.ts'
import { reachableFolder } from './postgres.ts'
import { Program } from './program.ts'

const WAIT = { timeout: 90_000, interval: 20 }

let folder: string
let program: Program

/** The program with a fault that comes when it is asked for, and what npm start runs. */
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  folder = await reachableFolder('sertifikasi-supervised-')
  const fault = 'process.on("SIGUSR2", () => void Promise.reject(new Error("drilled")));\n'
  await copySabotaged(folder, { from: /process\.on\("SIGINT", hear\);/, to: `${fault}$&` })
  await mkdir(path.join(folder, 'scripts'))
  for (const name of ['scripts/start.mjs', 'scripts/ground.mjs', 'package-lock.json'])
    await copyFile(path.join(ROOT, name), path.join(folder, name))
  await writeFile(path.join(folder, 'scripts/build.ts'), '')
  program = new Program(path.join(folder, 'data'), await freePort())
}, 240_000)

afterAll(async () => {
  await program.end()
  await rm(folder, { recursive: true, force: true })
})

/** Not what is run before it, and not its database. */
function isProgram(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/server/main.js')
  } catch {
    return false
  }
}

/** As npm start runs it. */
function supervise(env: Record<string, string> = {}) {
  const own = { DATA_DIR: program.data, PORT: String(program.port), DEMO: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal' }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, env: { ...process.env, ...own, ...env } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const running = () => childrenOf(child.pid ?? 0).find(isProgram)
  return { child, ended, printed: () => printed, running }
}

async function another(supervisor: ReturnType<typeof supervise>, before: number | undefined): Promise<number> {
  const now = await vi.waitUntil(() => {
    const pid = supervisor.running()
    return pid !== undefined && pid !== before && pid
  }, WAIT)
  await program.ready()
  return now
}

test.each([['1'], ['2']])(
  'with WORKERS=%s npm start runs the program again after a fault that nobody heard and after a kill, until it is told to end',
  async (WORKERS) => {
    const supervisor = supervise({ WORKERS })
    try {
      const first = await another(supervisor, undefined)
      process.kill(first, 'SIGUSR2')
      const second = await another(supervisor, first)
      expect(supervisor.printed()).toMatch(/a fault that nobody heard ends this process/)
      expect(supervisor.printed()).toMatch(/Program berakhir tanpa diminta \(70\)/)
      process.kill(second, 'SIGKILL')
      await another(supervisor, second)
      supervisor.child.kill('SIGTERM')
      expect(await supervisor.ended).toBe(0)
    } finally {
      supervisor.child.kill('SIGTERM')
    }
  },
  240_000,
)

test('a process that answers beside others and has a fault is replaced by another one', async () => {
  const supervisor = supervise({ WORKERS: '2' })
  const primary = await another(supervisor, undefined)
  const both = () => childrenOf(primary).filter(isProgram)
  await vi.waitUntil(() => both().length === 2, WAIT)
  const before = both()
  process.kill(before[1] ?? 0, 'SIGUSR2')
  await vi.waitUntil(() => both().length === 2 && !both().includes(before[1] ?? 0), WAIT)
  expect(supervisor.running()).toBe(primary)
  supervisor.child.kill('SIGTERM')
  await supervisor.ended
}, 240_000)

test('a start that was refused is not tried again', async () => {
  const supervisor = supervise({ PORT: 'tiga' })
  expect(await supervisor.ended).toBe(1)
  expect(supervisor.printed()).not.toContain('dijalankan lagi')
})
