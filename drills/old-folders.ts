import { execFileSync, spawn } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { loggedIn } from '../bench/office-lists.ts'
import { api, officeApi } from '../src/api.ts'
import { OLDER_DATABASE } from '../src/ground/database/baseline.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { ROOT } from '../src/ground/root.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { command } from './operator-command.ts'
import { whileRunning } from './while-running.ts'

/** The version whose database takes over the baseline of migrations; an earlier one goes by way of it. */
const LAST_BEFORE_BASELINE = 'v0.9.0'
/** Earlier programs, each with what its data folders had otherwise. */
const EARLIER = [
  [LAST_BEFORE_BASELINE, 'the migrations from before the baseline'],
  ['cccbb604', 'one database role, no identity'],
  ['797bfb7b', 'owner and worker parted, backups, incidents'],
  ['f41e2826', 'figures and honoraria'],
  ['6697e3db', 'online payment, wallets, signatures'],
] as const
/** It installs its packages, builds itself and draws its demonstration. */
const FILL_LIMIT_MS = 900_000
const PEOPLE = ['anggota@example.com', 'pemegang@example.com', 'penguji@example.com']
/** The exit code of a program that must not use its database. */
const SUPERSEDED = 78
const ADMINISTRATOR = 'admin@example.com'
const DEMO = { DEMO: '1' }
/** Settings of whoever runs the drill, which are none of an earlier program's. */
const OWN_SETTINGS = /^(npm_|VITEST|NODE_|TEST|DEMO_DATA$)/

/**
 * Data folders that earlier programs filled. One from before version 0.9.0 is refused until that version has run on it
 * once. Then today's program is examined beside each before its first start, starts on it and shows its pages to
 * everybody; the operator's commands work on each of them without a start before.
 */
export async function run({ short, from }: { short: boolean; from?: string | undefined }): Promise<string[]> {
  const chosen = from === undefined ? EARLIER.slice(0, short ? 1 : undefined) : ([[from, 'named']] as const)
  const lines: string[] = []
  for (const [commit, about] of chosen) lines.push(`${commit} (${about}): ${await upgradeFrom(commit)}`)
  return lines
}

async function upgradeFrom(commit: string): Promise<string> {
  const folder = await reachableFolder('sertifikasi-old-')
  const release = path.join(folder, 'program')
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, stdio: 'inherit' })
  git('worktree', 'add', '--detach', release, commit)
  try {
    const filled = path.join(folder, 'filled')
    await fillBy(release, filled)
    if (commit !== LAST_BEFORE_BASELINE) await goByWayOf090(folder, filled)
    const copyFilled = async (name: string): Promise<string> => {
      await cp(filled, path.join(folder, name), { recursive: true, preserveTimestamps: true })
      await keepOwner(filled, path.join(folder, name))
      return path.join(folder, name)
    }
    for (const words of [['rekey'], ['adopt', '--yes'], ['check-audit']])
      await mustSucceed(await copyFilled(words.join('')), words)
    return await startOn(await copyFilled('started'))
  } finally {
    git('worktree', 'remove', '--force', release)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Has today's program refuse a folder from before the baseline, and version 0.9.0 bring it forward. */
async function goByWayOf090(folder: string, filled: string): Promise<void> {
  const refused = new Program(filled, await freePort(), { ...DEMO, HOST: '127.0.0.1' }).launch()
  const code = await refused.ended
  demand(code === SUPERSEDED, `folder dari sebelum 0.9.0 ditolak (kode ${code}): ${refused.printed()}`)
  demand(refused.printed().includes(OLDER_DATABASE), `penolakannya menyebut 0.9.0: ${refused.printed()}`)
  const release = path.join(folder, 'version-0.9.0')
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, stdio: 'inherit' })
  git('worktree', 'add', '--detach', release, LAST_BEFORE_BASELINE)
  await fillBy(release, filled).finally(() => git('worktree', 'remove', '--force', release))
}

/** A copy made by root belongs to root; PostgreSQL refuses a cluster that is not its user's. */
async function keepOwner(original: string, copy: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  execFileSync('chown', ['-R', `--reference=${path.join(original, 'postgres')}`, path.join(copy, 'postgres')])
}

async function mustSucceed(data: string, words: string[]): Promise<string> {
  const { code, printed } = await command(data, words, DEMO)
  demand(code === 0, `${words[0]} sebelum mulai pertama berhasil (${code}): ${printed}`)
  return printed
}

/** Has an earlier program fill a folder with its demonstration, or take over one that is filled, and end in order. */
async function fillBy(release: string, data: string): Promise<void> {
  const port = await freePort()
  const own = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name))
  const env = { ...Object.fromEntries(own), DATA_DIR: data, PORT: String(port), ...DEMO, LOG_LEVEL: 'silent' }
  const child = spawn('npm', ['start'], { cwd: release, env, detached: true })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const isShown = () =>
    fetch(`http://localhost:${port}/daftar-pemegang`).then(
      ({ ok }) => ok,
      () => child.exitCode !== null,
    )
  try {
    await waitUntil(isShown, { timeoutMs: FILL_LIMIT_MS })
    demand(child.exitCode === null, `program lama mulai: ${printed}`)
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

/** Examines the folder as an operator would before an upgrade, starts today's program on it, and walks its pages. */
async function startOn(data: string): Promise<string> {
  const examined = await command(data, ['doctor', '--no-mail'], DEMO)
  demand(/Migrasi belum dijalankan/.test(examined.printed), `doctor menyebut migrasi: ${examined.printed}`)
  demand(!/does not exist|permission denied/.test(examined.printed), `doctor berbahasa manusia: ${examined.printed}`)
  const program = new Program(data, await freePort(), { ...DEMO, HOST: '127.0.0.1' })
  return whileRunning(program, async () => {
    const pages = await walkPages(program.url)
    let calls = 0
    for (const email of PEOPLE)
      calls += await ask(program.url, await loggedIn(program.url, email), Object.values(api), 499)
    calls += await ask(program.url, await loggedIn(program.url, ADMINISTRATOR), Object.values(officeApi), 299)
    return `${pages} halaman, ${calls} panggilan`
  })
}

/** Every page that the sitemap names. */
async function walkPages(url: string): Promise<number> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
  demand(paths.length > 20, `peta situs menyebut halaman (${paths.length})`)
  for (const at of paths) {
    const { status } = await fetch(url + at)
    demand(status === 200, `${at} tampil (${status})`)
  }
  return paths.length
}

/** Reads whatever can be read without knowing a row: lists, settings, one's own. @param most the highest status allowed */
async function ask(url: string, headers: Record<string, string>, calls: Call[], most: number): Promise<number> {
  const readable = calls.filter(({ method, path: at, payload, answer }) => {
    const isAskedBare = payload === undefined || payload.safeParse({}).success
    return method === 'GET' && !at.includes('{') && answer !== 'file' && isAskedBare
  })
  for (const { path: at } of readable) {
    const { status } = await fetch(url + at, { headers })
    demand(status <= most || status === 403 || status === 404, `${at} dijawab (${status})`)
  }
  return readable.length
}
