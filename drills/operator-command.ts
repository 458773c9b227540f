import { spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

interface Outcome {
  code: number | null
  printed: string
}

/** A command of the operator's, as typed on a server. */
export function command(data: string, words: string[]): Promise<Outcome> {
  const env = { ...process.env, DATA_DIR: data, DEMO: '0' }
  const child = spawn(process.execPath, ['dist/server/admin.js', ...words], { cwd: ROOT, env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })))
}
