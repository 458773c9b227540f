import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../root.ts'

/**
 * One of the program's other processes, at work on an order. That the system does not start it, or that it cannot be
 * given its order, is an `error` of it, to be heard with `once`.
 * @param program its file in dist/server
 */
export function forkApart(program: string, order: object): ChildProcess {
  const child = fork(path.join(ROOT, 'dist/server', program), { cwd: ROOT, serialization: 'advanced' })
  // The second of two errors would end this process.
  child.on('error', () => {})
  child.send(order)
  return child
}
