import { to } from '../src/paths.ts'
import { pdf } from '../tests/pdf.ts'
import { StubbornClient } from '../tests/stubborn-client.ts'
import { asStranger } from './as-stranger.ts'
import { demand } from './demand.ts'
import { newMember, PASSWORD } from './open-portal.ts'
import { type Draft, draft } from './personal-draft.ts'

const PAGES = ['/', to.articles, to.gallery, to.complaints, to.login, to.register, to.holders]
const FILES = /(?:src|href)="(\/(?:assets|warna)\/[^"]+)"/g
const MEMBERS = 3
/** The most files that one person uploads, as the limit allows some hundred in an hour. */
const MOST_FILES = 40

interface At {
  url: string
  databaseUrl: string
}

interface Member {
  client: StubbornClient
  version: number
  files: number
}

/** Visitors, members and strangers who register, each of whom asks once: nothing is tried again. */
export class Traffic {
  readonly #at: At
  readonly #failures: string[] = []
  readonly #registered: string[] = []
  readonly #seen = new Set<string>()
  readonly #counts = new Map<string, number>()
  readonly #running: Promise<void>[] = []
  readonly #members: Member[] = []
  #goesOn = true

  readonly #pauseMs: number

  /** @param pauseMs between two works of each */
  constructor(at: At, pauseMs: number) {
    this.#at = at
    this.#pauseMs = pauseMs
  }

  async begin(): Promise<void> {
    for (let place = 0; place < MEMBERS; place += 1) {
      const client = await newMember(this.#at, place, () => {})
      const { version } = await client.get<Draft>('/data-diri')
      this.#members.push({ client, version, files: 0 })
    }
    const works = [
      ...[() => this.#visit(), () => this.#visit(), () => this.#logIn(), () => this.#register()],
      ...this.#members.flatMap((member) => [() => this.#write(member), () => this.#giveFile(member)]),
      () => this.#forgetTries(),
    ]
    for (const work of works) this.#running.push(this.#repeat(work))
  }

  async end(): Promise<void> {
    this.#goesOn = false
    await Promise.all(this.#running)
  }

  get requests(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
  }

  get failures(): readonly string[] {
    return this.#failures
  }

  /** The addresses of the people who were told that they are registered. */
  get registered(): readonly string[] {
    return this.#registered
  }

  /** The files that pages have referred to. */
  get files(): readonly string[] {
    return [...this.#seen]
  }

  get inWords(): string {
    return [...this.#counts].map(([what, count]) => `${what} ${count}`).join(', ')
  }

  /** Each write that was acknowledged is there, and there once. */
  async check(): Promise<void> {
    for (const { client, version, files } of this.#members) {
      const kept = await client.get<Draft>('/data-diri')
      demand(kept.version === version, `versi ${version} tersimpan sekali (ada ${kept.version})`)
      demand(kept.isi.alamat === draft(version).alamat, `tulisan ke-${version} tersimpan (ada ${kept.isi.alamat})`)
      const listed = await client.get<{ jenis: string }[]>('/berkas')
      demand(listed.length === files, `${files} berkas tersimpan sekali (ada ${listed.length})`)
    }
  }

  async #repeat(work: () => Promise<void>): Promise<void> {
    while (this.#goesOn) {
      await work().catch((error: unknown) => this.#failures.push(String((error as { cause?: unknown }).cause ?? error)))
      await new Promise((resolve) => setTimeout(resolve, this.#pauseMs))
    }
  }

  /** Asks once; anything but success counts as failed. */
  async #ask(what: string, asked: string, asking: Promise<Response>): Promise<Response> {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
    const answer = await asking
    if (!answer.ok) throw new Error(`${asked}: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
    return answer
  }

  /** A page with everything it names, and a file of some page from before. */
  async #visit(): Promise<void> {
    const page = pick(PAGES)
    const get = (what: string, address: string, accept: string) =>
      this.#ask(what, address, fetch(this.#at.url + address, { headers: { accept } }))
    const html = await (await get('halaman', page, 'text/html')).text()
    const named = [...html.matchAll(FILES)].map(([, file = '']) => file)
    for (const file of named) this.#seen.add(file)
    for (const file of [...named, pick([...this.#seen])]) await (await get('aset', file, '*/*')).arrayBuffer()
  }

  async #stranger(): Promise<StubbornClient> {
    const client = new StubbornClient(this.#at.url)
    await this.#ask('csrf', '/sanctum/csrf-cookie', client.once('GET', '/sanctum/csrf-cookie'))
    return client
  }

  async #logIn(): Promise<void> {
    const client = await this.#stranger()
    const body = { email: 'gangguan0@example.com', password: PASSWORD }
    await this.#ask('masuk', '/api/v1/login', client.once('POST', '/api/v1/login', body))
  }

  async #register(): Promise<void> {
    const client = await this.#stranger()
    const number = (this.#counts.get('daftar') ?? 0) + 1
    const email = `peningkatan${number}@example.com`
    const person = { name: `Peserta ${number}`, email, phone: `+62811000${10_000 + number}` }
    const body = { ...person, password: PASSWORD, password_confirmation: PASSWORD }
    await this.#ask('daftar', '/api/v1/register', client.once('POST', '/api/v1/register', body))
    this.#registered.push(email)
  }

  async #write(member: Member): Promise<void> {
    const body = { isi: draft(member.version + 1), version: member.version }
    const answer = await this.#ask('draf', '/data-diri', member.client.once('PUT', '/data-diri', body))
    member.version = ((await answer.json()) as Draft).version
  }

  async #giveFile(member: Member): Promise<void> {
    if (member.files >= MOST_FILES) return
    const form = new FormData()
    form.append('jenis', 'cv')
    form.append('file', new File([new Uint8Array(pdf(`(${member.files})`))], 'cv.pdf'))
    await this.#ask('berkas', '/berkas', member.client.once('POST', '/berkas', form))
    member.files += 1
  }

  /** All come from one address, which may try to enter only so often. */
  async #forgetTries(): Promise<void> {
    await asStranger(this.#at.databaseUrl, (client) => client.query('delete from attempts'))
  }
}

const pick = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T
