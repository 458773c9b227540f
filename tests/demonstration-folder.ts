import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { reachableFolder } from './postgres.ts'
import { Program } from './program.ts'

const run = promisify(execFile)

/** Draws the demonstration into a DATA_DIR, for DEMO_DATA; the program has stopped in order, or was ended where it failed. */
export async function drawDemonstration(data: string): Promise<void> {
  const program = new Program(data, await freePort(), { DEMO: '1' })
  try {
    const { child, ended } = await program.start()
    child.kill('SIGTERM')
    await ended
  } finally {
    await program.end()
  }
}

/** A DATA_DIR with the demonstration that the whole run has drawn once; an empty one where none did. */
export async function demonstrationFolder(prefix: string): Promise<string> {
  const folder = await reachableFolder(prefix)
  const drawn = process.env['DEMO_DATA']
  // With their owners: the database's files are those of a user without rights.
  if (drawn) await run('cp', ['-a', `${drawn}/.`, folder])
  return folder
}
