import { rm } from 'node:fs/promises'
import { openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { makeSiteContent } from '../tests/content.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program, type Running } from '../tests/program.ts'
import type { StubbornClient } from '../tests/stubborn-client.ts'
import { waitUntil } from '../tests/wait.ts'
import { rowsOf } from './cluster.ts'
import { demand } from './demand.ts'
import { newMember, openPortal } from './open-portal.ts'
import { type Draft, draft } from './personal-draft.ts'

const PEOPLE = 3
/** The longest time in milliseconds until writes work again. */
export const BACK_MS = 15_000
/** Public pages that are read all the time. */
const PAGES = ['/', '/content/get', '/training/get']

const textOf = (edit: number): string => `Suntingan ${edit}.`

interface Lived {
  life: Life
  program: Program
  running: Running
}

/**
 * Has a portal over a cluster live while something is done to the cluster, which is closed in the end.
 * @param addresses url for writes, replica for public reads
 */
export async function underLife<T>(
  cluster: { close: () => Promise<void> },
  addresses: { url: string; replica: string },
  work: (lived: Lived) => Promise<T>,
): Promise<T> {
  const program = new Program(await reachableFolder('sertifikasi-drill-'), await freePort(), {
    DATABASE_URL: `${addresses.url}?target_session_attrs=read-write`,
    DATABASE_REPLICA_URL: addresses.replica,
  })
  let stop = async () => {}
  try {
    const running = await program.start()
    await openPortal(addresses.url)
    const life = await Life.begin(program.url, addresses.url)
    stop = () => life.end()
    return await work({ life, program, running })
  } finally {
    // After a failure it would go on asking.
    void stop().catch(() => {})
    await program.end()
    await cluster.close()
    await rm(program.data, { recursive: true, force: true })
  }
}

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

/** Throws what was answered in place of the page, and how long that took. */
async function answerOf(url: string): Promise<string> {
  const asked = performance.now()
  const answer = await fetch(url)
  const text = await answer.text()
  if (answer.ok) return text
  throw new Error(`${answer.status} sesudah ${Math.round(performance.now() - asked)} ms: ${text.slice(0, 200)}`)
}

/** Reads and writes at the portal while the servers fail over. */
export class Life {
  acknowledged = 0
  lost = 0
  reads = 0
  /** The answers that came in place of a page. */
  readonly failedReads: string[] = []
  /** Pages that showed an older edit than one that had been shown. */
  older = 0
  edits = 0
  readonly people: Person[] = []
  readonly #url: string
  readonly #database: ReturnType<typeof openDatabase>
  /** The newest edit that was acknowledged, and the newest one that was on the page. */
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

  /** Waits until something has been written from now on, and answers when that was. */
  async untilWritten(timeoutMs = 60_000): Promise<number> {
    const before = this.acknowledged
    await waitUntil(() => this.acknowledged > before, { timeoutMs, intervalMs: 10 })
    return performance.now()
  }

  /**
   * Edits a text, and waits until replicas have it. The pages have been dropped then, and were not made again yet; where
   * no server that is left has the edit, they would be away until writes are back: an older one is never shown.
   */
  async editSeenOn(...replicas: string[]): Promise<void> {
    await this.edit()
    const asked = 'select home_section1_title as edit from site_content'
    for (const replica of replicas) {
      const isThere = async () => (await rowsOf(replica, asked))[0]?.['edit'] === textOf(this.edits)
      await waitUntil(isThere, { timeoutMs: 10_000, intervalMs: 1 })
    }
  }

  /**
   * Returns a line on what was done and seen; throws where a demand does not hold. @param waits a commit waits for a
   * standby
   */
  outcome(waits: boolean): string {
    const { acknowledged, lost, reads, failedReads, older } = this
    demand(!waits || lost === 0, `tidak ada tulisan yang dijawab hilang (ada ${lost})`)
    const failed = failedReads.length
    demand(failed === 0, `halaman publik selalu dijawab (gagal ${failed} dari ${reads}: ${failedReads[0]})`)
    demand(!waits || older === 0, `tidak ada halaman yang lebih tua dari yang sudah tampil (ada ${older})`)
    return `${acknowledged} tulisan dijawab, ${lost} hilang; ${reads} halaman publik dibaca, ${failed} gagal, ${older} lebih tua`
  }

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
    const text = await answerOf(this.#url + page).catch((error: Error) => {
      this.failedReads.push(`${page} ${error.message}`)
    })
    await this.goOn(10)
    return text ?? undefined
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

  /** Writes an edit; a failed one may still be stored, so the next has another number. */
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
