import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeRelease } from '../scripts/release.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { reachableFolder } from './postgres.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

let folder: string
let unpacked: string
let release: ReturnType<typeof makeRelease>

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  folder = await reachableFolder('sertifikasi-release-')
  release = makeRelease(path.join(folder, 'made'))
  await mkdir(path.join(folder, 'server'))
  execFileSync('tar', ['-xzf', release.archive, '-C', path.join(folder, 'server')])
  unpacked = path.join(folder, 'server', release.name)
}, 180_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const own = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))

/** As on a server: nothing of this project on the path, no settings but these. */
function begin(program: string, words: string[], env: Record<string, string>) {
  const bare = { PATH: '/usr/bin:/bin', PORTAL_ENV: path.join(folder, 'none'), LOG_LEVEL: 'silent' }
  const child = spawn(path.join(unpacked, 'bin', program), words, { cwd: '/', env: { ...bare, ...env } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, ended, printed: () => printed }
}

test('the archive is named by version and commit, and its sums are right', () => {
  expect(release.name).toMatch(new RegExp(`^sertifikasi-amdal-${own.version}-(unknown|[0-9a-f]{12}(-changed)?)-linux-`))
  const sumsHold = (file: string, cwd: string) => execFileSync('sha256sum', ['--check', '--quiet', file], { cwd })
  sumsHold(`${release.name}.tar.gz.sha256`, path.join(folder, 'made'))
  sumsHold('SHA256SUMS', unpacked)
  const manifest = JSON.parse(readFileSync(path.join(unpacked, 'manifest.json'), 'utf8'))
  expect(manifest).toMatchObject({ name: release.name, version: own.version, node: own.devDependencies.node })
  expect(manifest.migration).toBe(readdirSync(path.join(ROOT, 'migrations')).sort().at(-1))
})

test('its list of components lies beside it and in it, and names Node and every package that it carries', () => {
  const text = readFileSync(release.sbom, 'utf8')
  expect(readFileSync(path.join(unpacked, 'sbom.cdx.json'), 'utf8')).toBe(text)
  const { bomFormat, metadata, components } = JSON.parse(text)
  expect([bomFormat, metadata.component.name, metadata.component.version]).toEqual(['CycloneDX', own.name, own.version])
  const listed = new Set(components.map(({ name, version }: Record<string, string>) => `${name} ${version}`))
  const { packages, node } = JSON.parse(readFileSync(path.join(unpacked, 'manifest.json'), 'utf8'))
  const carried = [{ name: 'node', version: node }, ...packages].map(({ name, version }) => `${name} ${version}`)
  expect(carried.filter((each) => !listed.has(each))).toEqual([])
})

test('entries stand in one order, belong to nobody, and only their owner may write', () => {
  const listed = execFileSync('tar', ['-tvzf', release.archive], { encoding: 'utf8', maxBuffer: 2 ** 26 }).trim()
  const entries = listed.split('\n').map((line) => line.split(/ +/))
  expect(entries.length).toBeGreaterThan(1000)
  expect(
    entries.filter(([mode = '', owner]) => owner !== '0/0' || (mode[0] !== 'l' && /^.{5}w|^.{8}w/.test(mode))),
  ).toEqual([])
  expect(new Set(entries.map(([, , , day, time]) => `${day} ${time}`)).size).toBe(1)
})

test('it holds no data, sources, tests, demonstration, or packages that only developers or browsers use', () => {
  for (const name of ['data', 'demo', 'tests', 'e2e', 'scripts', 'src/program', 'src/app', 'node_modules/.bin'])
    expect([name, existsSync(path.join(unpacked, name))]).toEqual([name, false])
  const carried = readdirSync(path.join(unpacked, 'node_modules'))
  for (const name of ['vite', 'vitest', 'typescript', '@biomejs', 'playwright-core', 'react-admin', '@mui'])
    expect(carried).not.toContain(name)
  const ours = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.includes('node_modules'),
  )
  expect(ours.filter((file) => /\.tsx?$|\.test\.|app\.key$|\.env$/.test(file))).toEqual([])
})

test('every package that the server names is there, and so is the typeface of its papers', async () => {
  const server = path.join(unpacked, 'dist/server')
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const imported = files.flatMap(
    (file) => ts.preProcessFile(readFileSync(path.join(server, file), 'utf8')).importedFiles,
  )
  const packages = new Set(imported.map(({ fileName }) => fileName).filter((name) => !/^(\.|node:)/.test(name)))
  expect(packages.size).toBeGreaterThan(20)
  const branding = '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-800-normal.woff'
  const load = `import { createRequire } from 'node:module'
    for (const name of ${JSON.stringify([...packages])}) await import(name)
    createRequire(import.meta.url).resolve('${branding}')
    console.log(process.version)`
  await writeFile(path.join(unpacked, 'load.mjs'), load)
  const { ended, printed } = begin('node', [path.join(unpacked, 'load.mjs')], {})
  expect([await ended, printed().trim()]).toEqual([0, `v${own.devDependencies.node}`])
})

test('unpacked into an empty folder it starts on an empty one, answers, obeys the operator and stops in order', async () => {
  const port = await freePort()
  const settings = { DEMO: '0', DATA_DIR: path.join(folder, 'data'), PORT: String(port), HOST: '127.0.0.1' }
  const portal = begin('portal', [], settings)
  const statusOf = (at: string) =>
    fetch(`http://127.0.0.1:${port}${at}`).then(
      ({ status }) => status,
      () => 0,
    )
  await vi.waitUntil(async () => (await statusOf('/readyz')) === 200, { timeout: 150_000, interval: 100 })
  expect(await statusOf('/healthz')).toBe(200)
  const home = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })
  expect([home.status, await home.text()]).toEqual([503, expect.stringContaining('sedang disiapkan')])
  await vi.waitUntil(() => portal.printed().includes('/penyiapan/'))
  const admin = begin('admin', ['check-audit'], settings)
  expect([await admin.ended, admin.printed()]).toEqual([0, expect.stringContaining('catatan audit utuh')])
  const doctor = begin('admin', ['doctor', '--no-mail'], settings)
  expect(await doctor.ended).toBe(1)
  expect(doctor.printed().match(/^✗ \S+/gm)).toEqual(['✗ Cadangan:', '✗ Surat:'])
  portal.child.kill('SIGTERM')
  expect([await portal.ended, portal.printed()]).toEqual([0, expect.stringContaining('Siap di')])
  expect(existsSync(path.join(folder, 'data/postgres/cluster/postmaster.pid'))).toBe(false)
}, 180_000)

test('a demonstration is refused before anything is touched: the archive carries none', async () => {
  const data = path.join(folder, 'untouched')
  const run = begin('portal', [], { DEMO: '1', DATA_DIR: data })
  expect([await run.ended, run.printed()]).toEqual([1, expect.stringContaining('isi DEMO=0')])
  expect(existsSync(data)).toBe(false)
})
