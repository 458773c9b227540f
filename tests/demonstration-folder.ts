import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { freePort } from '../src/server/database/embedded-postgres.ts'
import { reachableFolder } from './postgres.ts'
import { Program } from './program.ts'

const run = promisify(execFile)

/** A DATA_DIR of a program that has drawn the demonstration and stopped in order: for DEMO_DATA. */
export async function drawDemonstration(): Promise<string> {
  const program = new Program(await reachableFolder('sertifikasi-contoh-'), await freePort(), { DEMO: '1' })
  const { child, ended } = await program.start()
  child.kill('SIGTERM')
  await ended
  return program.data
}

/** A DATA_DIR with the demonstration that the whole run has drawn once; an empty one where none did. */
export async function demonstrationFolder(prefix: string): Promise<string> {
  const folder = await reachableFolder(prefix)
  const drawn = process.env['DEMO_DATA']
  // With their owners: the database's files are those of a user without rights.
  if (drawn) await run('cp', ['-a', `${drawn}/.`, folder])
  return folder
}
