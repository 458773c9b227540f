import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Returns the heap's waste after a start, a third of it, to the machine; V8 would keep it until memory runs short.
 * Pauses the process for about a tenth of a second, so only for the end of a start.
 */
export async function trimMemory(): Promise<void> {
  setFlagsFromString('--expose-gc')
  // By itself V8 would do the same whenever the program rests, with no tick pending.
  setFlagsFromString('--no-memory-reducer')
  const collect: (how: { type: 'major'; flavor: 'last-resort' }) => void = runInNewContext('gc')
  // It forgets the shapes of which nothing lives; without that of a tick every later one takes seven times as long.
  process.nextTick(() => {})
  collect({ type: 'major', flavor: 'last-resort' })
  await returnFreed()
}

/**
 * Returns freed memory outside of V8's heap to the system: glibc gives back only its end, and gaps are up to a quarter
 * of it.
 */
async function returnFreed(): Promise<void> {
  try {
    const { dlopen } = await import('node:ffi')
    dlopen(null, { malloc_trim: { arguments: ['uint64'], return: 'int32' } }).functions.malloc_trim(0n)
  } catch {
    // Only glibc has it, and Node's way of calling it is on trial: without it the program is larger and no worse.
  }
}
