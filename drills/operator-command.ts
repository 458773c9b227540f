import { spawn } from 'node:child_process'
import { ROOT } from '../src/ground/root.ts'

interface Outcome {
  code: number | null
  printed: string
}

/** A command of the operator's, as typed on a server. */
export function command(data: string, words: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const settings = { ...process.env, DATA_DIR: data, DEMO: '0', ...env }
  const cwd = process.env['DRILLED_PROGRAM'] ?? ROOT
  const child = spawn(process.execPath, ['dist/server/admin.js', ...words], { cwd, env: settings })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })))
}
