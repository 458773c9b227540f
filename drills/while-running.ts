import type { Program, Running } from '../tests/program.ts'
import { demand } from './demand.ts'

/** Runs the built program while the work goes on, and has it stop in order; in the end nothing of it runs any more. */
export async function whileRunning<T>(program: Program, work: (running: Running) => Promise<T>): Promise<T> {
  try {
    const running = await program.start()
    const done = await work(running)
    await stopInOrder(running)
    return done
  } finally {
    await program.end()
  }
}

/** As an operator ends it. */
export async function stopInOrder({ child, ended, printed }: Running): Promise<void> {
  child.kill('SIGTERM')
  const code = await ended
  demand(code === 0, `program berhenti dengan tertib (kode ${code}: ${printed()})`)
}
