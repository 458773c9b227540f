import { rm } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import pino from 'pino'
import type { Provider } from '../src/features/certification/charges/rules.ts'
import { type Database, type Db, openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { createDatabase } from '../src/ground/database/migrate.ts'
import { openJobs } from '../src/ground/jobs/jobs.ts'
import type { JobName } from '../src/ground/jobs/queues.ts'
import { type Keys, newKeyText, openKeys } from '../src/ground/secrets/keys.ts'
import { addDays, type Day, dayIn } from '../src/lib/day.ts'
import { digest, randomAlphanumeric } from '../src/lib/signing/secret.ts'
import { makeAccount } from '../tests/accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../tests/content.ts'
import { bothProviders, type Counterpart } from '../tests/counterparts.ts'
import { reachableFolder, startTestPostgres } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'

export interface PayingPortal extends Pick<Database, 'db'> {
  keys: Keys
  counterparts: Record<Provider, Counterpart>
  /** The addresses of both processes. */
  urls: readonly [string, string]
  /** kill -9 of the second process, and its next start. */
  crash: () => Promise<void>
  /** Has a job done now that its own time has not come for. */
  doEarly: (name: JobName, data: object) => Promise<void>
  close: () => Promise<void>
}

/** A portal of two processes on one database, and both providers' stand-ins. */
export async function payingPortal(): Promise<PayingPortal> {
  const server = await startTestPostgres()
  const url = server.url('portal')
  await createDatabase(server.url('postgres'), 'portal')
  const [port, otherPort, key] = [await freePort(), await freePort(), newKeyText()]
  const program = new Program(await reachableFolder('sertifikasi-drill-'), port, {
    DATABASE_URL: url,
    APP_KEY: key,
    APP_URL: `http://127.0.0.1:${port}`,
  })
  const providers = await bothProviders()
  const keys = openKeys(key)
  const database = openDatabase(url)
  const startOther = () => program.start({ PORT: String(otherPort) })
  const close = async () => {
    await database.close()
    await program.end()
    await providers.midtrans.close()
    await providers.xendit.close()
    await server.remove()
    await rm(program.data, { recursive: true, force: true })
  }
  try {
    await program.start()
    let other = await startOther()
    await makeSiteContent(database.db)
    return {
      db: database.db,
      keys,
      counterparts: providers.counterparts,
      urls: [program.url, `http://127.0.0.1:${otherPort}`],
      async crash() {
        other.child.kill('SIGKILL')
        await other.ended
        other = await startOther()
      },
      async doEarly(name, data) {
        const jobs = openJobs({ url, keys, log: pino({ level: 'silent' }), takes: false })
        await jobs.enqueue(database.db, name, data)
        await jobs.stop()
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

export interface Payer {
  user: number
  application: number
  invoice: number
  total: number
  /** The API token of the payer, which a program shows instead of a password. */
  token: string
}

const DAYS_TO_PAY = 3
const DAY_MS = 86_400_000

/** So many people whose application was approved and billed, each with another amount. */
export async function billedPeople(db: Db, many: number): Promise<Payer[]> {
  const today = dayIn('WIB', new Date())
  const version = await makeScheme(db, { category: 'KTPA' })
  const date = { start: addDays(today, 60), opens: addDays(today, -10), pendaftaran_ditutup: addDays(today, 40) }
  const schedule_id = await makeSchedule(db, { version, kuota: many, ...date })
  const people: Payer[] = []
  while (people.length < many) people.push(await billedPerson(db, schedule_id, today, people.length))
  return people
}

async function billedPerson(db: Db, schedule_id: number, today: Day, place: number): Promise<Payer> {
  const { id: user, name } = await makeAccount(db)
  const due_at = new Date(Date.now() + DAYS_TO_PAY * DAY_MS)
  const nomor = `${today.slice(0, 7).replace('-', '/')}/${user}`
  const { id: application } = await db
    .insertInto('user_trainings')
    .values({
      user_id: user,
      schedule_id,
      tahap: 'menunggu_pembayaran',
      nomor: `PMH/${nomor}`,
      submitted_at: new Date(),
      due_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fee = 2_000_000 + place * 1000
  const kode_unik = 1 + (place % 999)
  const total = fee + kode_unik
  const { id: invoice } = await db
    .insertInto('invoices')
    .values({
      user_id: user,
      user_training_id: application,
      nomor: `INV/${nomor}`,
      created_at: new Date(),
      due_at,
      nama_tagihan: name,
      items: JSON.stringify([{ nama: 'Biaya pendaftaran', jumlah: fee }]),
      kode_unik,
      total,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { user, application, invoice, total, token: await tokenOf(db, user) }
}

/** A token as a login without cookies answers it. */
async function tokenOf(db: Db, user_id: number): Promise<string> {
  const secret = randomAlphanumeric(40)
  const plaintext = `${secret}${crc32(secret).toString(16).padStart(8, '0')}`
  const { id } = await db
    .insertInto('tokens')
    .values({ user_id, hash: digest(plaintext), bound: false, created_at: new Date(), user_agent: '', ip: '127.0.0.1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}|${plaintext}`
}
