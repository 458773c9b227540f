import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

/** Returns the cache folder beside the data, as only the program's installer may write in its own folder. */
const folderIn = (dataDir: string): string => path.join(dataDir, 'compiled')
const MONTH_MS = 30 * 86_400_000

/** Caches V8's compiled code for the next start, once a start has made the data folder. */
export function keepCompiled(dataDir: string): void {
  if (existsSync(dataDir)) enableCompileCache(folderIn(dataDir))
}

/**
 * Removes compiled code older than a month, which earlier releases left; the current one is compiled anew if needed.
 */
export async function dropOldCompiled(dataDir: string, now = Date.now()): Promise<void> {
  const folder = folderIn(dataDir)
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > MONTH_MS) await rm(file, { recursive: true, force: true }).catch(() => {})
  }
}
