import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface Arrow {
  to: string
  /** True when only types come over it. */
  isType: boolean
}

export type Graph = ReadonlyMap<string, readonly Arrow[]>

const IMPORT = /^(?:import|export)\s+(type\s+)?(?:([^'"`;]*?)\s+from\s+)?['"](\.[^'"]+)['"]/gm
const LATER = /import\(\s*['"](\.[^'"]+)['"]\s*\)/g

/** True for `{ type A, type B }`, false where a value is among the names. */
const namesTypesOnly = (names: string): boolean =>
  /^\{/.test(names) &&
  names
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '))

/** Reads who imports whom among these files; what is loaded later counts as a value. */
export function importGraph(files: readonly string[]): Graph {
  const known = new Set(files)
  const arrowsOf = (file: string): Arrow[] => {
    const source = readFileSync(file, 'utf8')
    const resolve = (to: string) => path.join(path.dirname(file), to)
    const first = [...source.matchAll(IMPORT)].map(({ 1: type, 2: names = '', 3: to = '' }) => ({
      to: resolve(to),
      isType: type !== undefined || namesTypesOnly(names.trim()),
    }))
    const later = [...source.matchAll(LATER)].map(({ 1: to = '' }) => ({ to: resolve(to), isType: false }))
    return [...first, ...later].filter(({ to }) => known.has(to))
  }
  return new Map(files.map((file) => [file, arrowsOf(file)]))
}
