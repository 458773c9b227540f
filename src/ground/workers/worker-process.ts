import { type ChildProcess, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../root.ts'

const IS_SOURCE = import.meta.filename.endsWith('.ts')
const PROGRAM = path.join(ROOT, IS_SOURCE ? 'src/program/worker-from-source.mjs' : 'dist/server/worker.js')
const HEAP_MB = 384
/** The lower priority of workers: people who wait for pages come first. */
const PRIORITY = 10

/** Starts a worker that may only read the program: no writing, no processes, no secrets, no network. */
export function startProcess(): ChildProcess {
  const readable = ['node_modules', 'package.json', ...(IS_SOURCE ? ['src', 'demo'] : ['dist'])]
  const reads = [...new Set(readable.flatMap((name) => [path.join(ROOT, name), realpathSync(path.join(ROOT, name))]))]
  const child = fork(PROGRAM, {
    cwd: ROOT,
    execArgv: [
      '--permission',
      '--allow-addons',
      ...reads.map((place) => `--allow-fs-read=${place}`),
      '--disable-warning=SecurityWarning',
      `--max-old-space-size=${HEAP_MB}`,
    ],
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.once('spawn', () => {
    try {
      if (!IS_SOURCE && child.pid !== undefined) os.setPriority(child.pid, PRIORITY)
    } catch {
      // Not allowed everywhere; then all have the same priority.
    }
  })
  return child
}

/** Lets the portal end while a worker merely waits for work. */
export function setRef(child: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) child.ref()
  else child.unref()
  if (isNeeded) child.channel?.ref()
  else child.channel?.unref()
}
