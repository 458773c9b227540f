import sharp from 'sharp'
import { type Database, openDatabase } from '../src/ground/database/db.ts'
import { makeCertificate } from '../tests/certificates.ts'
import { pdf } from '../tests/pdf.ts'
import { StubbornClient } from '../tests/stubborn-client.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { complaintForm } from './guest-writes.ts'
import { newMember } from './open-portal.ts'
import { command } from './operator-command.ts'
import { type Draft, draft } from './personal-draft.ts'
import type { DiskName, SmallDisks } from './small-disks.ts'

/** The world of a kind of write: a running portal, and one person who uses it. */
export interface World {
  url: string
  databaseUrl: string
  data: string
  disks: SmallDisks
  client: StubbornClient
}

export interface Begun {
  /** One try while the disk is full; throws where it is not as it must be, answers what was seen. */
  whileFull: () => Promise<string>
  /** Tells whether it works again; the drill asks until it does. */
  works: () => Promise<boolean>
}

interface WriteKind {
  disk: DiskName
  /** True when the files of that disk belong to the database, and so come and go. */
  isDatabase?: boolean
  /** True when the program retries it by itself after a while, so that the drill does not wait. */
  comesLater?: boolean
  /** Prepares the write while the disk has room. */
  begin: (world: World) => Promise<Begun>
}

/** Every kind of write there is: where it writes, and what has to be so while there is no room. Another kind is a row. */
export const WRITE_KINDS: Record<string, WriteKind> = {
  'surat elektronik': { disk: 'surat', comesLater: true, begin: beginLetter },
  'berkas pribadi': { disk: 'berkas', begin: tryRefused(uploadFile) },
  'lampiran pengaduan': { disk: 'berkas', begin: tryRefused(fileComplaint) },
  'gambar publik': { disk: 'berkas', begin: tryRefused(uploadPhoto) },
  'gambar dalam ukuran lain': { disk: 'berkas', begin: beginRendition },
  'PDF yang disimpan portal': { disk: 'berkas', begin: beginPaper },
  'arsip cadangan': { disk: 'cadangan', begin: beginBackup },
  'baris basis data': { disk: 'basis data', isDatabase: true, begin: beginRows },
  'log basis data': { disk: 'basis data', isDatabase: true, begin: beginLog },
}

const PATIENCE_MS = 150_000

async function withDatabase<T>({ databaseUrl }: World, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(databaseUrl, { most: 1 })
  return work(database).finally(database.close)
}

/** A write that is answered 507, and taken when there is room. */
function tryRefused(write: (world: World) => Promise<Response>) {
  return async (world: World): Promise<Begun> => ({
    async whileFull() {
      const answer = await write(world)
      const seen = answer.status === 507 ? '507' : `${answer.status} ${await answer.text()}`
      demand(seen === '507', `dijawab 507 (ada ${seen})`)
      return 'dijawab 507'
    },
    works: async () => (await write(world)).status < 300,
  })
}

let made = 0

/** Each time another one. */
function uploadFile({ client }: World): Promise<Response> {
  made += 1
  const form = new FormData()
  form.append('jenis', 'cv')
  form.append('file', new File([new Uint8Array(pdf(`(${made})`))], 'cv.pdf'))
  return client.once('POST', '/berkas', form)
}

/** By somebody without an account. */
async function fileComplaint({ url }: World): Promise<Response> {
  made += 1
  const guest = new StubbornClient(url)
  await guest.bytes('/sanctum/csrf-cookie')
  return guest.once('POST', '/pengaduan', complaintForm(made))
}

async function uploadPhoto({ client }: World): Promise<Response> {
  made += 1
  const create = { width: 700, height: 500 + made, channels: 3, background: '#0b5d3b' } as const
  const form = new FormData()
  form.append('foto', new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'foto.png'))
  return client.once('POST', '/user/profile-photo', form)
}

/** Prepares a rendition of a picture: on a full disk it is shown all the same, only not cached. */
async function beginRendition(world: World): Promise<Begun> {
  const { image } = (await (await uploadPhoto(world)).json()) as { image: string }
  const isShown = async (): Promise<boolean> => {
    const answer = await fetch(`${world.url}/images/${image}?w=320`)
    return answer.ok && (await sharp(await answer.arrayBuffer()).metadata()).width === 320
  }
  return {
    async whileFull() {
      demand(await isShown(), 'gambar tetap ditampilkan')
      return 'tetap ditampilkan'
    },
    works: isShown,
  }
}

/** Prepares letters about certificates: the facts of a letter are a row, and only its PDF waits for room. */
async function beginPaper(world: World): Promise<Begun> {
  const { client } = world
  made += 1
  const no_sertifikasi = `9${String(made).padStart(3, '0')}/KTPA/LSK-XX/I/2026`
  const certificate = await withDatabase(world, async ({ db }) => {
    const { id: user_id } = await db.selectFrom('users').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    return makeCertificate(db, { user_id, no_sertifikasi })
  })
  let letter = 0
  const paper = async () => {
    const answer = await client.once('GET', `/surat-status/${letter}/surat.pdf`)
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  return {
    async whileFull() {
      const written = await client.once('POST', `/sertifikat-saya/${certificate.id}/surat-status`)
      demand(written.status === 201, `surat tetap tercatat (ada ${written.status})`)
      letter = ((await written.json()) as { id: number }).id
      const { status } = await paper()
      demand(status === 507, `PDF-nya dijawab 507 (ada ${status})`)
      return 'tercatat, PDF-nya dijawab 507'
    },
    async works() {
      const [first, second] = [await paper(), await paper()]
      return first.status === 200 && first.bytes.equals(second.bytes)
    },
  }
}

/** A letter stays in the queue, and comes by itself when there is room. */
async function beginLetter(world: World): Promise<Begun> {
  const countMails = (states: string) =>
    withDatabase(world, async ({ pool }) => {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from jobs.job where name = 'mail' and state::text = any (string_to_array($1, ' '))`,
        [states],
      )
      return rows[0]?.count ?? 0
    })
  const isDelivered = async () => (await countMails('created retry active')) === 0
  await waitUntil(isDelivered, { timeoutMs: PATIENCE_MS })
  const before = (await world.disks.files('surat')).length
  return {
    async whileFull() {
      made += 1
      await newMember(world, made, () => {})
      await waitUntil(async () => (await countMails('retry')) > 0, { timeoutMs: PATIENCE_MS })
      return 'menunggu di antrean'
    },
    works: async () => (await isDelivered()) && (await world.disks.files('surat')).length > before,
  }
}

async function beginBackup({ data, disks }: World): Promise<Begun> {
  const make = () => command(data, ['backup', disks.at('cadangan')])
  return {
    async whileFull() {
      const { code, printed } = await make()
      demand(code === 1 && printed.includes('penuh'), `perintah berhenti dan mengatakan sebabnya (${code}): ${printed}`)
      return 'berhenti dan mengatakan sebabnya'
    },
    works: async () => (await make()).code === 0,
  }
}

const MOST_DRAFTS = 20_000

/** Rows are taken as long as there is room in what the database has taken before; then none by half. */
async function beginRows({ client }: World): Promise<Begun> {
  let kept = await client.get<Draft>('/data-diri')
  const write = (count: number) => client.once('PUT', '/data-diri', { isi: draft(count), version: kept.version })
  const takeOver = async (answer: Response) => {
    kept = (await answer.json()) as Draft
  }
  /** Checks that an acknowledged write is there, and that any other is there whole or not at all. */
  const check = async () => {
    const now = await client.get<Draft>('/data-diri')
    const isSame = now.version === kept.version && now.isi.alamat === kept.isi.alamat
    demand(isSame || now.version === kept.version + 1, `draf ${kept.version} utuh (ada ${now.version})`)
    kept = now
  }
  return {
    async whileFull() {
      const seen = new Map<number, number>()
      for (let count = 0; count < MOST_DRAFTS; count += 1) {
        const answer = await write(count)
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
        if (answer.status === 200) await takeOver(answer)
        // 503: the database has stopped, and nobody knows whether the last one was still taken.
        else if (answer.status === 503) break
        else demand(answer.status === 507, `dijawab 507 atau 503 (ada ${answer.status})`)
        if ((seen.get(507) ?? 0) >= 3) break
      }
      demand(seen.has(507) || seen.has(503), 'basis data kehabisan ruang')
      return [...seen].map(([status, times]) => `${times} kali ${status}`).join(', ')
    },
    async works() {
      const answer = await client.once('GET', '/data-diri')
      if (answer.status !== 200) return false
      await check()
      const written = await write(kept.version)
      if (written.status === 200) await takeOver(written)
      return written.status === 200
    },
  }
}

/** Without room for its log PostgreSQL stops, and is started again until it can go on. */
async function beginLog(world: World): Promise<Begun> {
  const rows = await beginRows(world)
  const fillLog = ({ pool }: Database) =>
    pool.query(`select pg_logical_emit_message(false, 'drill', repeat('x', 1000000)) from generate_series(1, 200)`)
  return {
    async whileFull() {
      const error = await withDatabase(world, fillLog).catch((reason: Error) => reason)
      demand(error instanceof Error, 'basis data berhenti tanpa ruang untuk lognya')
      const answers = async () => (await world.client.once('GET', '/data-diri')).status
      await waitUntil(async () => (await answers()) === 503, { timeoutMs: PATIENCE_MS })
      return 'basis data berhenti, dijawab 503'
    },
    works: rows.works,
  }
}
