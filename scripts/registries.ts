import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { registries } from './registry-texts.ts'

/** Writes the registries from the tree of features; with --verify says which are not as the tree is. */
const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const files = globSync('src/features/*/*/**/*.{ts,tsx}', { cwd: ROOT })
const written = registries({ files, read })
if (process.argv.includes('--verify')) {
  const stale = written.filter(([file, text]) => read(file) !== text)
  for (const [file] of stale) console.error(`${file} tidak sesuai dengan src/features; jalankan npm run registries`)
  process.exit(stale.length === 0 ? 0 : 1)
}
for (const [file, text] of written) writeFileSync(path.join(ROOT, file), text)
