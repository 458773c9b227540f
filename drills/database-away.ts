import { rm } from 'node:fs/promises'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { createDatabase } from '../src/ground/database/migrate.ts'
import { reachableFolder, startTestPostgres } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import { type SilentProxy, silentProxy } from '../tests/silent-proxy.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { openPortal } from './open-portal.ts'
import { whileRunning } from './while-running.ts'

const REFUSED_MS = 5000
const RECOVERED_MS = 10_000
const KEPT = '/'

/** The database says nothing, is gone, and is back. */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const server = await startTestPostgres()
  await createDatabase(server.url('postgres'), 'portal')
  const proxy = await silentProxy(server.url('portal'))
  const program = new Program(await reachableFolder('sertifikasi-drill-'), await freePort(), {
    DATABASE_URL: proxy.url,
  })
  try {
    return await whileRunning(program, async () => {
      await openPortal(server.url('portal'))
      const lines: string[] = []
      for (let round = 0; round < (short ? 1 : 5); round += 1) {
        lines.push(`membisu: ${await outage(program.url, proxy, proxy.silence)}`)
        lines.push(`hilang: ${await outage(program.url, proxy, proxy.refuse)}`)
      }
      return lines
    })
  } finally {
    await proxy.close()
    await server.remove()
    await rm(program.data, { recursive: true, force: true })
  }
}

async function outage(url: string, proxy: SilentProxy, begin: () => void): Promise<string> {
  await waitUntil(async () => (await ask(url + KEPT)).status === 200 && (await isKept(url)), {
    timeoutMs: RECOVERED_MS,
  })
  begin()
  const asked = Array.from({ length: 40 }, (_, at) => ask(`${url}/training/edit/${at + 1}`))
  const answers = await Promise.all(asked)
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  for (const { status, retry } of answers) {
    demand(
      status === 503 && retry !== null,
      `yang tidak tersimpan dijawab 503 dengan Retry-After (ada ${status}, ${retry})`,
    )
  }
  demand(slowest <= REFUSED_MS, `yang tidak tersimpan dijawab dalam ${REFUSED_MS} ms (ada ${slowest} ms)`)
  const kept = await ask(url + KEPT)
  demand(kept.status === 200, `halaman yang tersimpan tetap dijawab (ada ${kept.status})`)
  demand((await ask(`${url}/readyz`)).status === 503, '/readyz menjawab 503')
  proxy.speak()
  const back = performance.now()
  await waitUntil(async () => (await ask(`${url}/training/edit/1`)).status === 404, { timeoutMs: RECOVERED_MS })
  const recovered = Math.round(performance.now() - back)
  return `40 permintaan dijawab 503 dalam ${slowest} ms, halaman tersimpan tetap ada, pulih dalam ${recovered} ms`
}

/** Tells whether the page cache holds a page, by the metrics. */
const isKept = async (url: string): Promise<boolean> =>
  /^page_cache_entries\{[^}]*page[^}]*\} [1-9]/m.test(await (await fetch(`${url}/metrics`)).text())

async function ask(url: string): Promise<{ status: number; retry: string | null; ms: number }> {
  const begun = performance.now()
  const answer = await fetch(url, { headers: { accept: url.endsWith(KEPT) ? 'text/html' : 'application/json' } })
  await answer.arrayBuffer()
  return { status: answer.status, retry: answer.headers.get('retry-after'), ms: Math.round(performance.now() - begun) }
}
