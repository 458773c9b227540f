import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ALLOW_HERE } from './inside.ts'
import { waitUntil } from './wait.ts'

/** A drill may be given another program than the repository's. */
const ROOT = process.env['DRILLED_PROGRAM'] ?? path.resolve(import.meta.dirname, '..')
/** The flags of Node in npm start, without the one for readable traces. */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning']

export interface Running {
  child: ChildProcess
  printed: () => string
  ended: Promise<number | null>
}

/** The built program as npm start runs it, in a folder and on a port of the test's own. */
export class Program {
  readonly data: string
  readonly port: number
  /** The program that runs it. */
  node = process.execPath
  readonly #env: Record<string, string>
  readonly #children: ChildProcess[] = []

  constructor(data: string, port: number, env: Record<string, string> = {}) {
    this.data = data
    this.port = port
    this.#env = env
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** @param root the folder of another release */
  launch(env: Record<string, string> = {}, root = ROOT): Running {
    const own = { DATA_DIR: this.data, PORT: String(this.port), DEMO: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
    const usual = { MALLOC_ARENA_MAX: '2', OUTBOUND_ALLOW: ALLOW_HERE }
    const settings = { ...usual, ...process.env, ...own, ...this.#env, ...env }
    const child = spawn(this.node, [...NODE_FLAGS, 'dist/server/main.js'], {
      cwd: root,
      env: settings,
    })
    this.#children.push(child)
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    // 'exit' may come before what it printed last.
    const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
    return { child, printed: () => printed, ended }
  }

  /** Launches it and waits until it answers; throws what it printed if it ends before. */
  async start(env: Record<string, string> = {}, root = ROOT): Promise<Running> {
    const running = this.launch(env, root)
    const ended = running.ended.then((code) => {
      throw new Error(`tidak mau mulai (${code}): ${running.printed()}`)
    })
    await Promise.race([this.ready(Number(env['PORT'] ?? this.port)), ended])
    return running
  }

  /** Answers requests; a first start with demonstration content draws its pictures before. */
  ready(port = this.port): Promise<void> {
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    return waitUntil(isReady, { timeoutMs: 180_000 })
  }

  postmaster(): number {
    return Number(readFileSync(this.#lock, 'utf8').split('\n')[0])
  }

  /** Tells whether the database runs: the lock file goes when it has stopped properly. */
  databaseRuns(): boolean {
    return existsSync(this.#lock)
  }

  /** Returns the address by which the program itself connects. */
  get databaseUrl(): string {
    const password = readFileSync(path.join(this.data, 'postgres/password'), 'utf8')
    const port = readFileSync(this.#lock, 'utf8').split('\n')[3]
    return `postgres://postgres:${password}@127.0.0.1:${port}/app`
  }

  async end(): Promise<void> {
    for (const child of this.#children) child.kill('SIGKILL')
    if (this.databaseRuns()) process.kill(this.postmaster(), 'SIGINT')
    const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
    await waitUntil(() => this.#children.every(isOver) && !this.databaseRuns(), { timeoutMs: 30_000 })
  }

  get #lock(): string {
    return path.join(this.data, 'postgres/cluster/postmaster.pid')
  }
}
