import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

/** Beside the data, as the program's own folder belongs to whoever installed it; nobody else may write there. */
const folderIn = (dataDir: string): string => path.join(dataDir, 'compiled')
const MONTH_MS = 30 * 86_400_000

/** Keeps what V8 makes of the program's text for the next start, once there are data that a start was allowed to begin. */
export function keepCompiled(dataDir: string): void {
  if (existsSync(dataDir)) enableCompileCache(folderIn(dataDir))
}

/** Releases of before leave theirs behind; what still counts is made anew at the next start. What cannot go stays. */
export async function dropOldCompiled(dataDir: string, now = Date.now()): Promise<void> {
  const folder = folderIn(dataDir)
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > MONTH_MS) await rm(file, { recursive: true, force: true }).catch(() => {})
  }
}
