import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface Component {
  name: string
  version: string
}

/** A list of components as CycloneDX 1.5 writes it, as far as it is read here. */
export interface Sbom {
  serialNumber?: string
  metadata: { timestamp?: string; component: Record<string, unknown> }
  components: Component[]
}

interface Facts {
  /** The product's own name. */
  name: string
  node: string
  /** Seconds since 1970 of the commit. */
  time: number
}

/** Asks npm for the packages of this machine that are no tools of developers; needs no network. */
export function sbomOfNpm(root: string): Sbom {
  const folder = mkdtempSync(path.join(tmpdir(), 'sertifikasi-sbom-'))
  try {
    writeLists(root, folder)
    return JSON.parse(
      execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: Number.POSITIVE_INFINITY,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The workspace of what only checks need. */
const WORKSPACE = /^(node_modules\/)?checks(\/|$)/

const withoutTools = ({ devDependencies: _, workspaces: __, ...list }: Record<string, unknown>) => list

/** Writes package.json and the lockfile without the tools: `--omit dev` would also leave out what both use, such as pg. */
function writeLists(root: string, folder: string): void {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  const write = (file: string, list: unknown) => writeFileSync(path.join(folder, file), JSON.stringify(list))
  const own = withoutTools(read('package.json'))
  const lock = read('package-lock.json')
  const top = withoutTools(lock.packages[''])
  const used = Object.entries<{ dev?: boolean }>(lock.packages).filter(
    ([at, { dev }]) => at !== '' && !dev && !WORKSPACE.test(at) && existsSync(path.join(root, at)),
  )
  write('package.json', own)
  write('package-lock.json', { ...lock, packages: { '': top, ...Object.fromEntries(used) } })
}

/** Adds Node, which is carried too, and makes the list of one commit the same at any time. */
export function releaseSbom(asked: Sbom, { name, node, time }: Facts): Sbom {
  const { serialNumber: _, ...rest } = asked
  const purl = `pkg:generic/node@${node}`
  const runtime = { 'bom-ref': purl, type: 'application', name: 'node', version: node, scope: 'required', purl }
  const component = { ...asked.metadata.component, type: 'application', name }
  const metadata = { ...asked.metadata, timestamp: new Date(time * 1000).toISOString(), component }
  const sbom = { ...rest, metadata, components: [...asked.components, runtime] }
  return { ...sbom, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(sbom))}` }
}

/** Returns a UUID (version 8) that the same text always has. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
