import { execFileSync, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { demonstrationFolder } from '../tests/demonstration-folder.ts'
import { ALLOW_HERE } from '../tests/inside.ts'
import { NODE_FLAGS } from '../tests/program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each file that runs at the same time, so that what one changes is not met by another. */
    sites: Site[]
  }
}

export interface Site {
  /** Where a program answers. */
  site: string
  /** Its DATA_DIR: mails lie in it. */
  data: string
}

interface RunningSite extends Site {
  end: () => Promise<void>
}

const ROOT = path.resolve(import.meta.dirname, '..')
const START_LIMIT_MS = 300_000

/** The built program with its demonstration content, as a visitor meets it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT, stdio: 'inherit' })
  // Each draws its own demonstration, for which one core is enough.
  const begun = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, startSite))
  const running = begun.flatMap((site) => (site.status === 'fulfilled' ? [site.value] : []))
  const endAll = async () => void (await Promise.all(running.map(({ end }) => end())))
  const failed = begun.find((site) => site.status === 'rejected')
  if (failed) {
    await endAll()
    throw failed.reason
  }
  project.provide(
    'sites',
    running.map(({ site, data }) => ({ site, data })),
  )
  return endAll
}

async function startSite(): Promise<RunningSite> {
  const data = await demonstrationFolder('sertifikasi-e2e-')
  const port = await freePort()
  const site = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: data,
    PORT: String(port),
    DEMO: '1',
    LOG_LEVEL: 'warn',
    OUTBOUND_ALLOW: ALLOW_HERE,
    // A visitor may come from an address of its own: what one address may look up in a minute is limited.
    TRUST_PROXY: '127.0.0.1,::1',
  }
  const program = spawn(process.execPath, [...NODE_FLAGS, 'dist/server/main.js'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  const deadline = Date.now() + START_LIMIT_MS
  while (
    !(await fetch(`${site}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || program.exitCode !== null) throw new Error('the program did not start')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const end = async () => {
    program.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
  return { site, data, end }
}
