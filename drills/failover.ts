import { rm } from 'node:fs/promises'
import { openDatabase } from '../src/server/database/db.ts'
import { freePort } from '../src/server/database/embedded-postgres.ts'
import { addressIn } from '../src/server/database/hosts.ts'
import { Writer } from '../src/server/database/writer.ts'
import { makeSiteContent } from '../tests/content.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import type { StubbornClient } from '../tests/stubborn-client.ts'
import { waitUntil } from '../tests/wait.ts'
import { type Cluster, rowsOf, startCluster } from './cluster.ts'
import { demand } from './demand.ts'
import { newMember, openPortal } from './open-portal.ts'
import { type Draft, draft } from './personal-draft.ts'

const PEOPLE = 3
/** As long as a cluster's manager takes to see that a primary is gone. */
const NOTICED_MS = 1000
const BACK_MS = 15_000
const PAGES = ['/', '/content/get', '/training/get']

/** The primary dies under writes and reads, a standby is promoted, and the old primary comes back as it was. */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const lines = [`replikasi sinkron: ${await failover(true, short)}`]
  if (!short) lines.push(`replikasi asinkron: ${await failover(false, short)}`)
  return lines
}

async function failover(waits: boolean, short: boolean): Promise<string> {
  const cluster = await startCluster(waits)
  const hosts = (['a', 'b'] as const).map((node) => new URL(cluster.url(node)).host).join(',')
  const url = cluster.url('a').replace(new URL(cluster.url('a')).host, hosts)
  const program = new Program(await reachableFolder('sertifikasi-drill-'), await freePort(), {
    DATABASE_URL: `${url}?target_session_attrs=read-write`,
    DATABASE_REPLICA_URL: cluster.url('c'),
  })
  let stop = async () => {}
  try {
    const running = await program.start()
    await openPortal(url)
    const life = await Life.begin(program.url, url)
    stop = () => life.end()
    const { back, old } = await dieAndPromote(cluster, url, life, short)
    await life.end()
    demand((await newestOf(cluster, 'a')) === old, 'server lama yang kembali tidak ditulisi')
    if (!short) {
      running.child.kill('SIGTERM')
      await running.ended
      await program.start()
      await life.people[0]?.once()
      demand((await newestOf(cluster, 'a')) === old, 'server lama tidak ditulisi sesudah program dimulai lagi')
    }
    return outcomeOf(life, back, waits)
  } finally {
    // After a failure it would go on asking.
    void stop().catch(() => {})
    await program.end()
    await cluster.close()
    await rm(program.data, { recursive: true, force: true })
  }
}

/** Answers how long nothing could be written, and the newest state of the server that was left behind. */
async function dieAndPromote(cluster: Cluster, url: string, life: Life, short: boolean) {
  await life.goOn(short ? 1000 : 5000)
  // Its pages have been dropped, and were not made again yet. Where no server that is left has the edit, they would
  // be away until writes are back: an older one is never shown.
  await life.edit()
  const isOnReplica = async () => (await editOnReplica(cluster)) === textOf(life.edits)
  await waitUntil(isOnReplica, { timeoutMs: 10_000, intervalMs: 1 })
  const killed = performance.now()
  await cluster.kill('a')
  await life.goOn(NOTICED_MS)
  await cluster.promote('b')
  const before = life.acknowledged
  await waitUntil(() => life.acknowledged > before, { timeoutMs: 60_000, intervalMs: 10 })
  const back = Math.round(performance.now() - killed)
  await life.goOn(500)
  const old = await leftBehind(cluster, url, life)
  await life.goOn(short ? 1000 : 7000)
  return { back, old }
}

function outcomeOf({ acknowledged, lost, reads, failedReads, older }: Life, back: number, waits: boolean): string {
  demand(!waits || lost === 0, `tidak ada tulisan yang dijawab hilang (ada ${lost})`)
  demand(failedReads === 0, `halaman publik selalu dijawab (gagal ${failedReads} dari ${reads})`)
  demand(!waits || older === 0, `tidak ada halaman yang lebih tua dari yang sudah tampil (ada ${older})`)
  demand(back <= BACK_MS, `tulisan kembali dalam ${BACK_MS} ms (ada ${back})`)
  return `${acknowledged} tulisan dijawab, ${lost} hilang; ${reads} halaman publik dibaca, ${failedReads} gagal, ${older} lebih tua; tulisan kembali ${back} ms sesudah kill -9; server lama yang kembali tidak ditulisi`
}

/** The server that was killed is started as it was: it takes writes, and lacks all that came after. */
async function leftBehind(cluster: Cluster, url: string, life: Life): Promise<unknown> {
  await cluster.start('a')
  const newest = await newestOf(cluster, 'a')
  const at = life.acknowledged
  const found = await new Writer(addressIn(url)).find()
  demand(
    String(found.port) === new URL(cluster.url('b')).port,
    'dari dua yang menerima tulisan ditemukan yang dinaikkan',
  )
  await waitUntil(() => life.acknowledged > at, { timeoutMs: BACK_MS })
  return newest
}

const newestOf = async (cluster: Cluster, node: 'a' | 'b'): Promise<unknown> =>
  (await rowsOf(cluster.url(node), 'select sum(version)::text as newest from personal_data'))[0]?.['newest']

const textOf = (edit: number): string => `Suntingan ${edit}.`

const editOnReplica = async (cluster: Cluster): Promise<unknown> =>
  (await rowsOf(cluster.url('c'), 'select home_section1_title as edit from site_content'))[0]?.['edit']

/** One person writes; what was acknowledged is compared with what is there. */
class Person {
  readonly #client: StubbornClient
  readonly #life: Life
  #version: number
  #drafts = 0

  constructor(client: StubbornClient, life: Life, version: number) {
    this.#client = client
    this.#life = life
    this.#version = version
  }

  async once(): Promise<void> {
    this.#drafts += 1
    try {
      const payload = { isi: draft(this.#drafts), version: this.#version }
      this.#version = (await this.#client.write<Draft>('PUT', '/data-diri', payload)).version
      this.#life.acknowledged += 1
    } catch {
      const { version } = await this.#client.get<Draft>('/data-diri')
      this.#life.lost += Math.max(0, this.#version - version)
      this.#version = version
    }
  }
}

/** What goes on at the portal meanwhile. */
class Life {
  acknowledged = 0
  lost = 0
  reads = 0
  failedReads = 0
  /** Pages that showed an older edit than one that had been shown. */
  older = 0
  edits = 0
  readonly people: Person[] = []
  readonly #url: string
  readonly #database: ReturnType<typeof openDatabase>
  /** The newest one that was acknowledged, and the newest one that was on the page. */
  #edited = 0
  #shown = 0
  #goesOn = true
  #running: Promise<void>[] = []

  private constructor(url: string, databaseUrl: string) {
    this.#url = url
    this.#database = openDatabase(databaseUrl, { most: 1 })
  }

  static async begin(url: string, databaseUrl: string): Promise<Life> {
    const life = new Life(url, databaseUrl)
    await makeSiteContent(life.#database.db)
    for (let place = 0; place < PEOPLE; place += 1) {
      const client = await newMember({ url, databaseUrl }, place, () => {})
      life.people.push(new Person(client, life, (await client.get<Draft>('/data-diri')).version))
    }
    for (const page of PAGES) await fetch(url + page)
    life.#running = [
      ...life.people.map((person) => life.#repeat(() => person.once())),
      ...PAGES.map((page) => life.#repeat(() => life.#read(page))),
      life.#watchEdits(),
    ]
    return life
  }

  goOn = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

  async end(): Promise<void> {
    this.#goesOn = false
    await Promise.all(this.#running)
    await this.#database.close()
  }

  async #repeat(work: () => Promise<unknown>): Promise<void> {
    while (this.#goesOn) await work()
  }

  /** The text of a page; undefined, and counted, when it was not answered. */
  async #read(page: string): Promise<string | undefined> {
    this.reads += 1
    const text = await fetch(this.#url + page).then(
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    )
    if (text === undefined) this.failedReads += 1
    await this.goOn(10)
    return text
  }

  /** Edits a text, and looks whether the page ever goes back behind one that it has shown. */
  async #watchEdits(): Promise<void> {
    for (let round = 0; this.#goesOn; round += 1) {
      if (round % 50 === 0) await this.edit().catch(() => {})
      const number = await this.#numberShown()
      if (number < this.#shown) this.older += 1
      this.#shown = Math.max(this.#shown, number)
    }
    demand(this.#shown > 0, 'suntingan tampil')
    await waitUntil(async () => (await this.#numberShown()) >= this.#edited, { timeoutMs: 5000 })
  }

  /** The number of the edit that is on the page; without an answer it says nothing about its age. */
  async #numberShown(): Promise<number> {
    const text = await this.#read('/content/get')
    return text === undefined ? this.#shown : Number(/Suntingan (\d+)\./.exec(text)?.[1] ?? 0)
  }

  /** One that fails may have been made: the next has another number. */
  async edit(): Promise<void> {
    this.edits += 1
    const number = this.edits
    await this.#database.db
      .updateTable('site_content')
      .set({ home_section1_title: textOf(number) })
      .execute()
    this.#edited = number
  }
}
