import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Locked {
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export interface CarriedPackage {
  /** Its folder below the root: node_modules/pg. */
  folder: string
  name: string
  version: string
  license: string
}

const SOURCE = /\.js$/

/** Tells whether code names a package: 'pg', or a file of it such as 'react-dom/server'. */
const names = (code: string, name: string): boolean =>
  ['"', "'", '`'].some((quote) => code.includes(`${quote}${name}${quote}`) || code.includes(`${quote}${name}/`))

/** The packages that the built server needs, with all that those need in turn; what only browsers use stays behind. */
export function packagesOfServer(root: string): CarriedPackage[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const locked: Record<string, Locked> = lock.packages
  const server = path.join(root, 'dist/server')
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => SOURCE.test(file))
  const code = files.map((file) => readFileSync(path.join(server, file), 'utf8')).join('\n')
  const { dependencies = {}, optionalDependencies = {} } = locked[''] ?? {}
  const wanted = Object.keys(dependencies).filter((name) => names(code, name))
  const folders = new Set<string>()
  // The embedded PostgreSQL is found by the name of the machine; npm has left only that one here, and what it could compile.
  for (const name of [...wanted, ...Object.keys(optionalDependencies)]) follow(name, '')
  return [...folders].sort().map((folder) => {
    const { version, license = 'UNKNOWN' } = locked[folder] ?? { version: '' }
    return { folder, name: folder.replace(/^.*node_modules\//, ''), version, license }
  })

  function follow(name: string, from: string): void {
    const folder = place(name, from)
    if (folder === undefined || folders.has(folder)) return
    folders.add(folder)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = locked[folder] ?? {}
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta[peer]?.optional)
    for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) follow(next, folder)
  }

  /** Where Node finds it, walking up; undefined for an optional one that is not for this machine. */
  function place(name: string, from: string): string | undefined {
    const folder = path.posix.join(from, 'node_modules', name)
    if (locked[folder] && existsSync(path.join(root, folder))) return folder
    return from === '' ? undefined : place(name, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''))
  }
}
