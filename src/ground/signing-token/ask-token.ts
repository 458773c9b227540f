import { fork } from 'node:child_process'
import path from 'node:path'
import { OWN_VARIABLES } from '../config.ts'
import { ROOT } from '../root.ts'
import type { TokenAnswer, TokenOrder } from './token-order.ts'

const IS_SOURCE = import.meta.filename.endsWith('.ts')
const PROGRAM = path.join(ROOT, IS_SOURCE ? 'src/ground/signing-token/token-program.ts' : 'dist/server/token.js')
const ANSWER_MS = 20_000

const faultAnswer = (fault: string): TokenAnswer => ({ fault, refused: false })

/** Asks a token (PKCS #11) in a process of its own, which knows none of the portal's secrets. Never rejects. */
export function askToken(order: TokenOrder): Promise<TokenAnswer> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_VARIABLES.includes(name)))
  return new Promise((resolve) => {
    const child = fork(PROGRAM, {
      cwd: ROOT,
      execArgv: [],
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const patience = setTimeout(() => {
      resolve(faultAnswer('Token tidak menjawab pada waktunya.'))
      child.kill('SIGKILL')
    }, ANSWER_MS)
    child.once('message', (answer: TokenAnswer) => resolve(answer))
    // The second of two errors would end this process.
    child.on('error', () => resolve(faultAnswer('Proses untuk token tidak dapat dimulai.')))
    child.once('exit', () => {
      clearTimeout(patience)
      resolve(faultAnswer('Modul PKCS #11 berhenti sendiri.'))
    })
    child.send(order, () => undefined)
  })
}
