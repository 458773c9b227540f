import { fork } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './root.ts'
import type { Stop } from './running.ts'
import type { SeedOrder, SeedProgress } from './seed-demonstration.ts'

/**
 * Seeds in a process of its own, so that the portal does not keep the memory which that took; throws when it fails. A
 * portal that is stopped meanwhile ends it before its database.
 */
export function seedApart(
  order: SeedOrder,
  onProgress: (progress: SeedProgress) => void,
  running: Stop[],
): Promise<void> {
  const child = fork(path.join(ROOT, 'dist/server/seed.js'), { cwd: ROOT, serialization: 'advanced' })
  running.push(async () => void child.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    child.on('message', (progress: SeedProgress) => onProgress(progress))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error('Isi contoh tidak dapat dibuat; keterangannya tercetak di atas.'))
    })
    child.send(order)
  })
}
