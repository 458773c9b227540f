import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { memoryOf } from './memory.ts'
import { percentile } from './percentile.ts'
import type { Server } from './servers.ts'

const READ = ['/', '/jadwal-uji', '/daftar-skema', '/training/get', '/pemegang?search=a', '/artikel']
/** As fast as the register lets one address look up. */
const PAUSE_MS = 200
const CALM_MIB = 250

export interface Siege {
  /** Milliseconds: the 95th percentile of what one normal visitor waited. */
  p95: number
  refused: number
  asked: number
  /** MiB: the most during the load, and when it was calm again, two minutes after it at the latest. */
  most: number
  after: number
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A process of its own attacks for so many seconds, while one visitor reads as visitors do. */
export async function siege(server: Server, seconds: number, restSeconds = 120): Promise<Siege> {
  const pid = server.child.pid ?? 0
  const load = fork(path.join(import.meta.dirname, 'hostile-load.ts'), [server.url, String(seconds)])
  let isOver = false
  const over = once(load, 'exit').then(() => {
    isOver = true
  })
  await Promise.race([once(load, 'message'), over])
  const waits: number[] = []
  let refused = 0
  let most = memoryOf(pid)
  const headers = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': '10.255.255.254' }
  for (let turn = 0; !isOver; turn += 1) {
    const begun = performance.now()
    const answer = await fetch(`${server.url}${READ[turn % READ.length]}`, { headers }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => {})
    waits.push(performance.now() - begun)
    if (!answer || answer.status >= 500) refused += 1
    most = Math.max(most, memoryOf(pid))
    await pause(PAUSE_MS)
  }
  if (load.exitCode !== 0) throw new Error('the hostile load ended by itself')
  let after = memoryOf(pid)
  for (const end = performance.now() + restSeconds * 1000; after > CALM_MIB && performance.now() < end; ) {
    await pause(2000)
    after = memoryOf(pid)
  }
  const p95 = percentile(waits, 0.95)
  return { p95, refused, asked: waits.length, most, after }
}
