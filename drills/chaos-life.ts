import { Agent, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { anyAddress } from '../bench/anybody.ts'
import { openDatabase } from '../src/ground/database/db.ts'
import { makeCertificate } from '../tests/certificates.ts'
import { makeSiteContent } from '../tests/content.ts'
import { StubbornClient } from '../tests/stubborn-client.ts'
import { waitUntil } from '../tests/wait.ts'
import { Uploads } from './chaos-uploads.ts'
import { demand } from './demand.ts'
import { newMember, PASSWORD } from './open-portal.ts'
import { type Draft, draft } from './personal-draft.ts'

const WRITERS = 3
const UPLOADERS = 2
const READS_EVERY_MS = 20
/** One person may give 200 files in an hour. */
const UPLOADS_EVERY_MS = 1000
const REGISTERS_EVERY_MS = 4000
const PATIENCE_MS = 120_000
/** The times that browsers ask again when a connection ends without an answer; the new one may be killed too. */
const ASKED_AGAIN = 2
const NUMBER = '0001/KTPA/LSK-XX/I/2026'
const PAGES = ['/', '/training/get', '/daftar-skema', `/verifikasi/${NUMBER}.json`]

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Somebody who writes drafts; each acknowledged one makes one version. */
interface Writer {
  client: StubbornClient
  version: number
  written: number
}

/** The members and visitors who use the portal during the drill. */
export class ChaosLife {
  reads = 0
  /** Reads that had no answer, and that the browser asked for once more. */
  readAgain = 0
  readonly failedReads: string[] = []
  slowestReadMs = 0
  drafts = 0
  registered = 0
  /** Answers of "not now" with a sentence. */
  notNow = 0
  readonly wrong: string[] = []
  readonly uploads: Uploads[] = []
  readonly #url: string
  readonly #database: ReturnType<typeof openDatabase>
  readonly #writers: Writer[] = []
  /** As browsers keep connections. */
  readonly #kept = new Agent({ keepAlive: true })
  #goesOn = true
  #running: Promise<void>[] = []
  #failed: Error | undefined

  private constructor(url: string, databaseUrl: string) {
    this.#url = url
    this.#database = openDatabase(databaseUrl, { most: 1 })
  }

  static async begin(url: string, databaseUrl: string): Promise<ChaosLife> {
    const life = new ChaosLife(url, databaseUrl)
    const { db } = life.#database
    await makeSiteContent(db)
    await makeCertificate(db, { no_sertifikasi: NUMBER })
    const seen = life.#note
    for (let place = 0; place < WRITERS + UPLOADERS; place += 1) {
      const client = await newMember({ url, databaseUrl }, place, () => {}, seen)
      if (place >= WRITERS) life.uploads.push(new Uploads(client))
      else life.#writers.push({ client, written: 0, version: (await client.get<Draft>('/data-diri')).version })
    }
    life.#running = [
      ...life.#writers.map((writer) => life.#repeat(() => life.#write(writer), 5)),
      ...life.uploads.map((uploads) => life.#repeat(() => uploads.giveOne(), UPLOADS_EVERY_MS)),
      life.#repeat(() => life.#register(), REGISTERS_EVERY_MS),
      ...PAGES.map((page) => life.#repeat(() => life.#read(page), READS_EVERY_MS)),
    ]
    // The others go on until somebody waits for something, or for the end.
    for (const running of life.#running)
      running.catch((error: Error) => {
        life.#failed ??= error
      })
    return life
  }

  /** Measures the milliseconds until pages and drafts, and until files, succeed that began after now. */
  async backAfter(): Promise<{ pages: number; files: number }> {
    const begun = performance.now()
    const before = this.#counts()
    const isBack = (what: 'reads' | 'drafts' | 'files', people: number) => this.#counts()[what] > before[what] + people
    const since = async (condition: () => boolean) => {
      await waitUntil(() => this.#failed !== undefined || condition(), { timeoutMs: PATIENCE_MS, intervalMs: 10 })
      // Whoever has failed does nothing more, so that waiting for it would end without the reason.
      if (this.#failed) throw this.#failed
      return Math.round(performance.now() - begun)
    }
    // One of each may have been under way.
    const [pages, files] = await Promise.all([
      since(() => isBack('reads', PAGES.length) && isBack('drafts', WRITERS)),
      since(() => isBack('files', UPLOADERS)),
    ])
    return { pages, files }
  }

  /** Lets everybody end what they do, and looks whether what was acknowledged is there, once. */
  async end(): Promise<void> {
    this.#goesOn = false
    try {
      await Promise.all(this.#running)
      for (const { client, version, written } of this.#writers) {
        const kept = await client.get<Draft>('/data-diri')
        demand(kept.version === version, `draf ${version}: tidak hilang dan tidak ganda (ada ${kept.version})`)
        demand(kept.isi.alamat === draft(written).alamat, `draf terakhir tersimpan (ada ${kept.isi.alamat})`)
      }
      for (const uploads of this.uploads) await uploads.check()
      const { count } = await this.#database.db
        .selectFrom('users')
        .select((users) => users.fn.countAll<string>().as('count'))
        .where('email', 'like', 'pendaftar%@example.com')
        .executeTakeFirstOrThrow()
      demand(Number(count) === this.registered, `${this.registered} pendaftar tersimpan sekali (ada ${count})`)
    } finally {
      this.#kept.destroy()
      await this.#database.close()
    }
  }

  stop(): void {
    this.#goesOn = false
  }

  #counts = () => ({
    reads: this.reads,
    drafts: this.drafts,
    files: this.uploads.reduce((sum, { count }) => sum + count, 0),
  })

  /** Counts a 503 with a sentence; any other answer from 500 on is wrong. */
  #note = (status: number, text: string): void => {
    if (status < 500) return
    if (status === 503 && /"message":"[^"]+\."/.test(text)) this.notNow += 1
    else this.wrong.push(`${status} ${text.slice(0, 200)}`)
  }

  async #repeat(work: () => Promise<void>, everyMs: number): Promise<void> {
    while (this.#goesOn) {
      await work()
      await pause(everyMs)
    }
  }

  async #write(writer: Writer): Promise<void> {
    const payload = { isi: draft(writer.written + 1), version: writer.version }
    const { version } = await writer.client.write<Draft>('PUT', '/data-diri', payload)
    demand(version === writer.version + 1, `satu tulisan, satu versi: ${writer.version} menjadi ${version}`)
    Object.assign(writer, { version, written: writer.written + 1 })
    this.drafts += 1
  }

  /**
   * Registers somebody; after a lost answer the client repeats the call under the same key, though without an account.
   */
  async #register(): Promise<void> {
    await this.#database.db.deleteFrom('attempts').execute()
    const email = `pendaftar${this.registered + 1}@example.com`
    const person = { name: `Pendaftar ${this.registered + 1}`, email, phone: '+6281100009999' }
    const secret = { password: PASSWORD, password_confirmation: PASSWORD }
    const client = new StubbornClient(this.#url, () => {}, this.#note)
    await client.write('POST', '/api/v1/register', { ...person, ...secret })
    this.registered += 1
  }

  async #read(page: string): Promise<void> {
    const begun = performance.now()
    let status = await ask(this.#url + page, this.#kept)
    for (let again = 0; status === 0 && again < ASKED_AGAIN; again += 1) {
      this.readAgain += 1
      status = await ask(this.#url + page)
    }
    this.reads += 1
    if (status !== 200)
      this.failedReads.push(`${new Date().toISOString()} ${page}: ${status === 0 ? 'tanpa jawaban' : status}`)
    this.slowestReadMs = Math.max(this.slowestReadMs, performance.now() - begun)
  }
}

/** The status of a whole answer, or 0; without an agent on a new connection, as those that are kept may lead to the dead. */
async function ask(url: string, agent?: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url, { agent: agent ?? false, headers: { 'x-forwarded-for': anyAddress() } }, resolve).once('error', reject)
  const statusOf = async (answer: IncomingMessage) => {
    await buffer(answer)
    return answer.statusCode ?? 0
  }
  return promise.then(statusOf).catch(() => 0)
}
