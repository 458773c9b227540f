import { rm } from 'node:fs/promises'
import { freePort } from '../src/server/database/embedded-postgres.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'

/** Key, database and files that do not belong together. */
export async function run(_options: { short: boolean }): Promise<string[]> {
  const folder = await reachableFolder('sertifikasi-drill-')
  const program = new Program(folder, await freePort())
  try {
    for (const _time of ['first', 'second']) {
      const running = program.launch()
      await program.ready()
      running.child.kill('SIGTERM')
      if ((await running.ended) !== 0) throw new Error(`tidak berhenti dengan tertib: ${running.printed()}`)
    }
    return ['Bagian yang sama berjalan dua kali.']
  } finally {
    await program.end()
    await rm(folder, { recursive: true, force: true })
  }
}
