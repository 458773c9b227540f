import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { createDatabase } from '../src/ground/database/migrate.ts'
import { serverLimits } from '../src/limits.ts'
import { examinePooler } from '../src/program/doctor/pooler-checks.ts'
import { makeSiteContent } from '../tests/content.ts'
import { reachableFolder, startTestPostgres } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import type { StubbornClient } from '../tests/stubborn-client.ts'
import { transactionPooler } from '../tests/transaction-pooler.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { newMember, openPortal } from './open-portal.ts'
import { command } from './operator-command.ts'
import { type Draft, draft } from './personal-draft.ts'
import { type Pooler, startPgbouncer } from './pgbouncer.ts'
import { whileRunning } from './while-running.ts'

/** To the server; the two processes have ten times as many to the pooler. */
const MOST_SERVERS = 3
const POOL = '15'
const SEEN_MS = 5000
const RECOVERED_MS = 10_000

/** The portal behind a pooler in transaction mode: PgBouncer, or what stands in for it in the short form. */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const server = await startTestPostgres()
  const direct = await ownedDatabase(server.url('postgres'))
  await createDatabase(server.url('postgres'), 'lain')
  const pooler = short
    ? await standIn(direct)
    : await startPgbouncer(direct, MOST_SERVERS).catch((error) => server.remove().then(() => Promise.reject(error)))
  const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct, DATABASE_POOL: POOL, WORKERS: short ? '1' : '2' }
  const program = new Program(await reachableFolder('sertifikasi-drill-'), await freePort(), env)
  try {
    return await whileRunning(program, async () => {
      await openPortal(direct)
      const lines = [await work(program, pooler, direct, short ? 4 : 8)]
      lines.push(await refusals(program, pooler.url, direct, server.url('lain')))
      if (!short) lines.push(await limits(pooler, direct), await pause(program, pooler), await commands(program, env))
      return lines
    })
  } finally {
    await pooler.close()
    await server.remove()
    await rm(program.data, { recursive: true, force: true })
  }
}

/** A database whose owner is an ordinary user, as on a server of one's own. */
async function ownedDatabase(superuser: string): Promise<string> {
  const client = new pg.Client({ connectionString: superuser })
  await client.connect()
  await client.query(`create role portal login password 'rahasia'`)
  await client.query(`create database portal owner portal template template0 locale_provider icu icu_locale 'id-ID'`)
  await client.end()
  const url = new URL(superuser)
  return Object.assign(url, { username: 'portal', password: 'rahasia', pathname: '/portal' }).href
}

async function standIn(direct: string): Promise<Pooler> {
  const pooler = await transactionPooler(direct, { most: MOST_SERVERS })
  return { ...pooler, servers: async () => pooler.figures.servers, crash: async () => {}, resume: async () => {} }
}

/** Many people register and write, an edit is seen, and letters leave. */
async function work(program: Program, pooler: Pooler, direct: string, people: number): Promise<string> {
  const { db, close } = openDatabase(direct, { most: 1 })
  await makeSiteContent(db)
  const at = { url: program.url, databaseUrl: direct }
  let most = 0
  const clients = await Promise.all(Array.from({ length: people }, (_, place) => newMember(at, place, () => {})))
  const write = async (client: StubbornClient) => {
    for (let number = 1; number <= 10; number += 1) {
      const { version } = await client.get<Draft>('/data-diri')
      await client.write('PUT', '/data-diri', { isi: draft(number), version })
      most = Math.max(most, await pooler.servers())
    }
    demand((await client.get<Draft>('/data-diri')).isi.alamat === draft(10).alamat, 'tulisan terakhir tersimpan')
  }
  const ask = async (number: number) => {
    const { status } = await fetch(`${program.url}/training/edit/${number}`, {
      headers: { accept: 'application/json' },
    })
    demand(status === 404, `bacaan dijawab (ada ${status})`)
  }
  // More at once would find no connection within the pool's four seconds where the machine is busy, or no turn: all of
  // them may come to one of the two processes.
  const reads = Math.min(10 * people, serverLimits.pageTurns.waitingOfOne)
  await Promise.all([...clients.map(write), ...Array.from({ length: reads }, (_, number) => ask(number + 1))])
  demand(pooler.lost.length === 0, `tidak ada yang memerlukan sesi melalui pooler (ada: ${pooler.lost[0]})`)
  demand(most <= MOST_SERVERS, `paling banyak ${MOST_SERVERS} sambungan ke server (ada ${most})`)
  const changed = performance.now()
  await db.updateTable('site_content').set({ home_section1_title: 'Judul lewat pooler' }).execute()
  const title = async () => (await fetch(`${program.url}/content/get`)).text()
  await waitUntil(async () => (await title()).includes('Judul lewat pooler'), { timeoutMs: SEEN_MS })
  const seen = Math.round(performance.now() - changed)
  const letters = () =>
    readdir(path.join(program.data, 'mail')).then(
      (names) => names.length,
      () => 0,
    )
  await waitUntil(async () => (await letters()) >= people, { timeoutMs: 60_000 })
  await close()
  return `${people} orang mendaftar dan menulis 10 kali, ${reads} bacaan bersamaan: ${most} sambungan ke server; suntingan tampil dalam ${seen} ms, ${await letters()} surat berangkat`
}

/** Addresses that are missing or wrong end the start with a sentence. */
async function refusals(program: Program, pooled: string, direct: string, other: string): Promise<string> {
  const sentenceFor = async (env: Record<string, string>) => {
    const running = program.launch({ PORT: String(await freePort()), ...env })
    demand((await running.ended) === 1, 'program berhenti dengan kode 1')
    return running.printed()
  }
  const missing = await sentenceFor({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: '' })
  demand(/melalui pooler .*Isi DATABASE_DIRECT_URL/.test(missing), `alamat langsung diminta (ada: ${missing})`)
  const strange = await sentenceFor({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: other })
  demand(strange.includes('tidak menuju basis data yang sama'), `basis data lain ditolak (ada: ${strange})`)
  const lent = await sentenceFor({ DATABASE_URL: direct, DATABASE_DIRECT_URL: pooled })
  demand(/DATABASE_DIRECT_URL melalui pooler/.test(lent), `alamat langsung yang tidak langsung ditolak (ada: ${lent})`)
  return 'tanpa alamat langsung, dengan basis data lain, dan dengan pooler sebagai alamat langsung: ditolak dengan kalimat'
}

/** Checks that statements outside of a transaction have the limits that PgBouncer's connect_query sets. */
async function limits(pooler: Pooler, direct: string): Promise<string> {
  const { pool, close } = openDatabase(pooler.url, { direct, most: 1 })
  const { rows } = await pool.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`)
  await close()
  demand(rows[0]?.limit === '20s', `perintah di luar transaksi berakhir sesudah 20 detik (ada ${rows[0]?.limit})`)
  const opening = { databaseUrl: pooler.url, directUrl: direct, databasePool: 200 }
  const [enough] = await examinePooler({ ...opening, workers: 5 })
  const [few] = await examinePooler({ ...opening, workers: 6 })
  demand(enough?.ok === true && few?.ok === false, `doctor membandingkan max_client_conn (${few?.what})`)
  return 'perintah di luar transaksi dibatasi 20 detik oleh connect_query; doctor membaca max_client_conn'
}

/** The pooler dies, and is started again. */
async function pause(program: Program, pooler: Pooler): Promise<string> {
  const status = async () =>
    (await fetch(`${program.url}/training/edit/1`, { headers: { accept: 'application/json' } })).status
  await pooler.crash()
  demand((await status()) === 503, 'tanpa pooler permintaan dijawab 503')
  await pooler.resume()
  const back = performance.now()
  await waitUntil(async () => (await status()) === 404, { timeoutMs: RECOVERED_MS })
  return `pooler mati: 503, dan pulih dalam ${Math.round(performance.now() - back)} ms sesudah ia kembali`
}

async function commands(program: Program, env: Record<string, string>): Promise<string> {
  for (const words of [['backup', path.join(program.data, 'cadangan')], ['check-audit']]) {
    const { code, printed } = await command(program.data, words, env)
    demand(code === 0, `perintah ${words[0]} berhasil (ada: ${printed})`)
  }
  return 'perintah backup dan check-audit berjalan'
}
