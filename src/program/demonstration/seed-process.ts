import { forkApart } from '../../ground/workers/fork-apart.ts'
import type { Stop } from '../start/running.ts'
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
  const child = forkApart('seed.js', order)
  running.push(async () => void child.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    child.on('message', (progress: SeedProgress) => onProgress(progress))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error('Isi contoh tidak dapat dibuat; keterangannya tercetak di atas.'))
    })
  })
}
