import { randomBytes } from 'node:crypto'
import net, { type AddressInfo } from 'node:net'
import pino from 'pino'
import { type Db, inTransaction } from '../src/ground/database/db.ts'
import { openJobs } from '../src/ground/jobs/jobs.ts'
import type { Keys } from '../src/ground/secrets/keys.ts'
import { type BucketServer, startBucketServer } from '../tests/bucket-server.ts'
import { makeCertificate } from '../tests/certificates.ts'
import { bothProviders, turnProviderOn } from '../tests/counterparts.ts'
import { startCscProvider } from '../tests/csc-providers.ts'
import { type FaultyLine, faultyLine } from '../tests/faulty-line.ts'
import { messageProvider } from '../tests/message-provider.ts'
import { smtpServer } from '../tests/smtp-server.ts'
import type { StubbornClient } from '../tests/stubborn-client.ts'
import { startStamper } from '../tests/time-stamps.ts'
import { webhookReceiver } from '../tests/webhook-receiver.ts'
import type { Payer } from './paying-portal.ts'

/** Work that needs a service outside. */
export interface Work {
  /** Tells whether this work has met the fault. */
  isFelt: () => Promise<boolean>
  /** How it ended once the service is well again; undefined while it has not. */
  outcome: () => Promise<string | undefined>
}

export interface Services {
  lines: Record<
    | 'cadangan'
    | 'berkas'
    | 'surat'
    | 'pembayaran'
    | 'pesan'
    | 'pengamat'
    | 'pemindai'
    | 'penanda tangan'
    | 'stempel waktu',
    FaultyLine
  >
  bucket: (line: FaultyLine, name: string) => string
  letters: Awaited<ReturnType<typeof smtpServer>>['received']
  signing: Awaited<ReturnType<typeof startCscProvider>>
  stamps: Awaited<ReturnType<typeof startStamper>>
  close: () => Promise<void>
}

/** clamd, which finds nothing. */
async function cleanScanner() {
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (part: Buffer) => part.subarray(-4).equals(Buffer.alloc(4)) && socket.end('stream: OK\0'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** Each service that the portal asks, as a server of its own behind a line that can fail. */
export async function startServices(): Promise<Services> {
  const store: BucketServer = await startBucketServer()
  const [mail, providers, messages] = [await smtpServer(), await bothProviders(), await messageProvider()]
  const [webhook, scanner] = [await webhookReceiver(), await cleanScanner()]
  const [signing, stamps] = [await startCscProvider(), await startStamper(() => new Date())]
  const portOf = (url: string) => Number(new URL(url).port)
  const lines = {
    cadangan: await faultyLine(store.port),
    berkas: await faultyLine(store.port),
    surat: await faultyLine(mail.port),
    pembayaran: await faultyLine(portOf(providers.midtrans.url)),
    pesan: await faultyLine(portOf(messages.url)),
    pengamat: await faultyLine(portOf(webhook.url)),
    pemindai: await faultyLine(scanner.port),
    'penanda tangan': await faultyLine(portOf(signing.url)),
    'stempel waktu': await faultyLine(portOf(stamps.url)),
  }
  return {
    lines,
    bucket: ({ port }, name) => `http://S3RVER:S3RVER@127.0.0.1:${port}/${name}/portal?region=us-east-1`,
    letters: mail.received,
    signing,
    stamps,
    async close() {
      for (const line of Object.values(lines)) await line.close()
      await Promise.all(
        [mail, providers.midtrans, providers.xendit, messages, webhook, scanner, signing, stamps].map((one) =>
          one.close(),
        ),
      )
      await store.close()
    },
  }
}

/** A portal at work and somebody in it. */
export interface Outside {
  url: string
  databaseUrl: string
  db: Db
  keys: Keys
  services: Services
  client: StubbornClient
  userId: number
  certificateId: number
  payers: Payer[]
}

/** Has the program do a job. */
export async function enqueue(
  { db, keys, databaseUrl: url }: Outside,
  name: 'mail' | 'text-message' | 'webhook' | 'deadlines',
  data: object,
) {
  const jobs = openJobs({ url, keys, log: pino({ level: 'silent' }), takes: false })
  await inTransaction(db, (db) => jobs.enqueue(db, name, data)).finally(() => jobs.stop())
}

/** Somebody who has paid nothing yet, and whom no other work has taken. */
export function nextPayer({ payers }: Outside): Payer {
  const payer = payers.pop()
  if (!payer) throw new Error('no payer left')
  return payer
}

/** More than the program's and the system's buffers hold, so that a backup is still being written when its store fails. */
export async function fillDatabase({ db, userId: user_id }: Outside): Promise<void> {
  for (let n = 0; n < 30; n += 1) {
    const row = { user_id, key: `drill ${n}`, call: 'drill', payload_hash: '', created_at: new Date() }
    await db
      .insertInto('idempotency_keys')
      .values({ ...row, answer: randomBytes(1_000_000) })
      .execute()
  }
}

export const certificateFor = (db: Db, user_id: number) => makeCertificate(db, { user_id })
export const payWith = (db: Db, keys: Keys, { port }: FaultyLine) =>
  turnProviderOn(db, keys, { name: 'midtrans', url: `http://127.0.0.1:${port}` })
