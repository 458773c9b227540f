import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const STAMP = path.join(ROOT, 'dist/built')
const SOURCES = ['src', 'demo', 'public', 'package-lock.json', 'vite.config.ts', 'scripts/build.ts']

/** A digest of every source file's path, size and content. */
function sourcesDigest(): string {
  const digest = createHash('sha256')
  for (const source of SOURCES) {
    const at = path.join(ROOT, source)
    const files = statSync(at).isDirectory()
      ? readdirSync(at, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort()
      : [at]
    for (const file of files) digest.update(path.relative(ROOT, file)).update(readFileSync(file))
  }
  return digest.digest('hex')
}

/** Tells whether dist was built from the current sources. */
export const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesDigest()

export const markBuilt = (): void => writeFileSync(STAMP, sourcesDigest())
