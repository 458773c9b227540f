import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { keepFile } from '../src/features/platform/files/service.ts'
import { openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { openKeys } from '../src/ground/secrets/keys.ts'
import { openFileStore } from '../src/ground/storage/file-store.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import { waitUntil } from '../tests/wait.ts'
import { command } from './operator-command.ts'
import { whileRunning } from './while-running.ts'

type Env = Record<string, string>

const newKey = (): string => randomBytes(32).toString('base64')

/** An installation in a folder of its own. */
class Installation {
  readonly program: Program
  readonly data: string
  readonly #env: Env

  constructor(data: string, port: number, env: Env) {
    this.data = data
    this.#env = env
    this.program = new Program(data, port, env)
  }

  at = (...names: string[]): string => path.join(this.data, ...names)

  /** Starts, waits for answers, does the work, and stops in order. */
  whileRunning = (work: () => Promise<void> = async () => {}): Promise<void> => whileRunning(this.program, work)

  /** A start that must end by itself and say why. */
  async mustRefuse(what: string, words: RegExp, env: Env = {}): Promise<string> {
    const running = this.program.launch(env)
    let hasEnded = false
    const ended = running.ended.finally(() => {
      hasEnded = true
    })
    const answers = () =>
      fetch(`${this.program.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await waitUntil(async () => hasEnded || (await answers()), { timeoutMs: 180_000 })
    if (!hasEnded) throw new Error(`${what}: seharusnya berhenti dengan ${words}, tetapi program mulai`)
    const code = await ended
    if (code !== 1 || !words.test(running.printed()))
      throw new Error(`${what}: seharusnya berhenti dengan ${words}, tetapi (${code}) ${running.printed()}`)
    return `${what}: berhenti. ${running
      .printed()
      .split('\n')
      .find((line) => words.test(line))
      ?.slice(0, 100)} …`
  }

  /** The same of a command for the operator. */
  async commandMustRefuse(what: string, words: RegExp, env: Env): Promise<string> {
    const { code, printed } = await command(this.data, ['files'], { ...this.#env, ...env })
    if (code !== 1 || !words.test(printed)) throw new Error(`${what}: perintah tidak berhenti (${code}): ${printed}`)
    return `${what}: perintah admin berhenti.`
  }

  /** A private file of the installation's own, as an upload leaves it. */
  async keepOne(): Promise<void> {
    const database = openDatabase(this.program.databaseUrl, { most: 1 })
    const keys = openKeys((await readFile(this.at('app.key'), 'utf8')).trim())
    const files = openFileStore(this.at('files'))
    const file = {
      userId: null,
      jenis: 'lampiran_pengaduan',
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: Buffer.from('isi'),
    } as const
    await keepFile(database.db, { files, keys, now: new Date() }, file).finally(database.close)
  }

  async countFiles(): Promise<number> {
    const entries = await readdir(this.at('files', 'private'), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).length
  }
}

const expectThat = (is: boolean, otherwise: string): void => {
  if (!is) throw new Error(otherwise)
}

/** With owners, as backups keep them: the database's files are its user's. */
const copyWhole = (from: string, to: string): void => void spawnSync('cp', ['-a', from, to])

/** Puts something else in a part's place for a while. */
async function without<T>(part: string, work: () => Promise<T>): Promise<T> {
  const aside = `${part}.aside`
  await rename(part, aside)
  try {
    return await work()
  } finally {
    await rm(part, { recursive: true, force: true })
    await rename(aside, part)
  }
}

async function wrongKeys(own: Installation): Promise<string[]> {
  const foreign = { APP_KEY: newKey() }
  const lines = [
    await own.mustRefuse('Kunci lain', /Kunci asing/, foreign),
    await own.commandMustRefuse('Kunci lain', /Kunci asing/, foreign),
  ]
  const gone = await without(own.at('app.key'), async () => {
    const line = await own.mustRefuse('Kunci hilang', /Kunci tidak ada/)
    expectThat(!existsSync(own.at('app.key')), 'kunci baru dibuat diam-diam')
    return line
  })
  return [...lines, gone]
}

async function wrongFiles(own: Installation, other: Installation): Promise<string[]> {
  const empty = await without(own.at('files'), () => own.mustRefuse('Folder berkas kosong', /Berkas hilang/))
  const foreign = await without(own.at('files'), async () => {
    copyWhole(other.at('files'), own.at('files'))
    return own.mustRefuse('Folder berkas lain', /Folder berkas asing/)
  })
  return [empty, foreign]
}

async function wrongDatabases(own: Installation, other: Installation): Promise<string[]> {
  const absent = await without(own.at('postgres'), async () => {
    const line = await own.mustRefuse('Basis data hilang', /Basis data tidak ada/)
    expectThat(!existsSync(own.at('postgres', 'cluster')), 'basis data baru dibuat diam-diam')
    return line
  })
  const foreign = await without(own.at('postgres'), async () => {
    copyWhole(other.at('postgres'), own.at('postgres'))
    return own.mustRefuse('Basis data lain', /Basis data asing/)
  })
  return [absent, foreign]
}

/** A copy that was taken while the original ran must not write into the original's database. */
async function liveCopy(own: Installation, port: number, folder: string): Promise<string> {
  const copy = new Installation(path.join(folder, 'copy'), port, {})
  let line = ''
  await own.whileRunning(async () => {
    copyWhole(own.data, copy.data)
    line = await copy.mustRefuse('Salinan selagi berjalan', /disalin dari .* selagi basis data itu berjalan/)
  })
  return line
}

/** Key, database and files that do not belong together; nothing is lost by any of it. */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const folder = await reachableFolder('sertifikasi-drill-')
  const [port, otherPort, copyPort] = [await freePort(), await freePort(), await freePort()]
  const own = new Installation(path.join(folder, 'own'), port, short ? {} : { DEMO: '1' })
  const other = new Installation(path.join(folder, 'other'), otherPort, {})
  try {
    await own.whileRunning(() => own.keepOne())
    await other.whileRunning()
    const files = await own.countFiles()
    const lines = [
      ...(await wrongKeys(own)),
      ...(await wrongFiles(own, other)),
      ...(await wrongDatabases(own, other)),
      await liveCopy(own, copyPort, folder),
    ]
    await own.whileRunning()
    expectThat((await own.countFiles()) === files, 'berkas hilang')
    return [...lines, `Dengan bagiannya sendiri berjalan lagi; ${files} dari ${files} berkas masih ada.`]
  } finally {
    await own.program.end()
    await other.program.end()
    await rm(folder, { recursive: true, force: true })
  }
}
