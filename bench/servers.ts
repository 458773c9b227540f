import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { NODE_FLAGS } from '../tests/program.ts'
import { cpuSecondsBelow } from './cpu.ts'

export const ROOT = path.resolve(import.meta.dirname, '..')

export interface Server {
  url: string
  child: ChildProcess
  /** CPU seconds that it and its processes have used so far. */
  cpuSeconds: () => number
  stop: () => Promise<void>
}

/** Starts a Node program and waits until it answers. */
export async function startServer(file: string, env: Record<string, string>, readyPath = '/'): Promise<Server> {
  const port = await freePort()
  const settings = {
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    ...env,
  }
  const child = spawn(process.execPath, [...NODE_FLAGS, file], {
    cwd: ROOT,
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A measurement that fails leaves no server behind.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(url + readyPath).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${file} ended before it answered`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const pid = child.pid ?? 0
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      process.off('exit', end)
      end()
    })
  return { url, child, cpuSeconds: () => cpuSecondsBelow([pid]), stop }
}
