import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pino from 'pino'
import { sealAddress, sealSigningSecret } from '../src/features/certification/webhooks/delivery-service.ts'
import { requestBackup, sealBucket } from '../src/features/platform/backups/service.ts'
import { sealChannelKey } from '../src/features/platform/channels/service.ts'
import { inTransaction } from '../src/ground/database/db.ts'
import { openJobs } from '../src/ground/jobs/jobs.ts'
import type { FaultyLine } from '../tests/faulty-line.ts'
import { pdf } from '../tests/pdf.ts'
import { demand } from './demand.ts'
import { enqueue, nextPayer, type Outside, type Services, type Work } from './outside-services.ts'
import { signByProvider, stampByAuthority } from './outside-signing.ts'

async function backUp(world: Outside): Promise<Work> {
  const { db, keys, databaseUrl: url } = world
  const line = world.services.lines.cadangan
  const place = { endpoint: `http://127.0.0.1:${line.port}`, region: 'us-east-1', bucket: 'arsip', prefix: 'portal' }
  const sealed = sealBucket(keys, { ...place, access_key: 'S3RVER', secret_key: 'S3RVER' })
  await db.updateTable('backup_plan').set({ tujuan: 's3', bucket_sealed: sealed }).execute()
  const jobs = openJobs({ url, keys, log: pino({ level: 'silent' }), takes: false })
  const id = await inTransaction(db, (db) => requestBackup(db, { jobs, now: new Date() }, { asal: 'petugas' }))
  await jobs.stop()
  demand(id !== undefined, 'cadangan dapat diminta')
  const status = async () =>
    (
      await db
        .selectFrom('backups')
        .select('status')
        .where('id', '=', id ?? 0)
        .executeTakeFirstOrThrow()
    ).status
  return {
    isFelt: async () => line.met > 2 || (await status()) === 'gagal',
    async outcome() {
      const now = await status()
      return now === 'selesai' || now === 'gagal' ? now : undefined
    },
  }
}

let made = 0

/** Asked directly: the answer says at once how it went, and is given again when the service is well. */
function workOf(line: FaultyLine, ask: () => Promise<Response>, fits: (status: number) => boolean): Work {
  let answered: number | undefined
  const first = ask().then(({ status }) => {
    answered = status
  })
  first.catch(() => {})
  return {
    isFelt: async () => line.met > 0 || answered !== undefined,
    async outcome() {
      await first
      demand(answered !== undefined && fits(answered), `dijawab dengan kalimat (ada ${answered})`)
      const again = await ask()
      return again.status < 300 ? `dijawab ${answered}` : undefined
    },
  }
}

function upload({ client }: Outside): Promise<Response> {
  made += 1
  const form = new FormData()
  form.append('jenis', 'cv')
  form.append('file', new File([new Uint8Array(pdf(`(${made})`))], 'cv.pdf'))
  return client.once('POST', '/berkas', form)
}

const isSaid = (status: number): boolean => status < 500 || status === 503

async function pay(world: Outside): Promise<Work> {
  const { url, services } = world
  const payer = nextPayer(world)
  const ask = () =>
    fetch(`${url}/user-training/${payer.application}/invoice/tagihan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${payer.token}` },
      body: JSON.stringify({ metode: 'bca' }),
    })
  return workOf(services.lines.pembayaran, ask, isSaid)
}

async function write(world: Outside): Promise<Work> {
  const { lines, letters } = world.services
  const to = `${randomUUID()}@example.com`
  const facts = { no_sertifikasi: '1/X', hari: 30, batas: '20 Desember 2026', link: world.url }
  await enqueue(world, 'mail', { letter: 'certificateEnds', name: 'Peserta', to, ...facts })
  const isThere = () => letters.some((letter) => letter.to.includes(to))
  return {
    isFelt: async () => lines.surat.met > 0 || (await isRetried(world, 'mail')),
    outcome: async () => (isThere() ? 'surat sampai' : undefined),
  }
}

async function isRetried({ db }: Outside, name: string): Promise<boolean> {
  const { rows } = await sql`select from jobs.job where name = ${name} and state = 'retry'`.execute(db)
  return rows.length > 0
}

async function message(world: Outside): Promise<Work> {
  const { db, keys, userId: user_id, services } = world
  const line = services.lines.pesan
  const channel = { aktif: true, uji_coba: false, penyedia: 'http', alamat: `http://127.0.0.1:${line.port}/kirim` }
  await db
    .updateTable('message_channels')
    .set({ ...channel, pengirim: '12345', akun: 'AC1', key_sealed: sealChannelKey(keys, 'sms', 'rahasia') })
    .where('kanal', '=', 'sms')
    .execute()
  const agreed = { teks_persetujuan: 'setuju', consented_at: new Date(), verified_at: new Date() }
  await db
    .insertInto('channel_subscriptions')
    .values({ user_id, kanal: 'sms', nomor: '+628112222333', ...agreed })
    .onConflict((same) => same.doNothing())
    .execute()
  const { id } = await db
    .insertInto('text_messages')
    .values({ user_id, kanal: 'sms', jenis: 'certificateEnds', at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(world, 'text-message', { id, text: 'Sertifikat Anda akan berakhir.' })
  const row = () => db.selectFrom('text_messages').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  return {
    isFelt: async () => line.met > 0 || (await isRetried(world, 'text-message')),
    async outcome() {
      const { status } = await row()
      demand(status !== 'dilewati', 'pesan dicoba dikirim')
      return status === 'menunggu' || status === 'dikirim' ? undefined : status
    },
  }
}

async function deliverChange(world: Outside): Promise<Work> {
  const { db, keys, userId: user_id, certificateId: certificate_id, services } = world
  const line = services.lines.pengamat
  const uuid = randomUUID()
  const address = `http://127.0.0.1:${line.port}/terima`
  const consent = { nama_pengamat: 'PT Contoh', teks_persetujuan: 'setuju', versi_persetujuan: 1 }
  const moments = { consented_at: new Date(), accepted_at: new Date() }
  const sealed = {
    address_sealed: sealAddress(keys, address, uuid),
    secret_sealed: sealSigningSecret(keys, `whsec_${randomBytes(24).toString('base64')}`, uuid),
  }
  const { id: watcher_id } = await db
    .insertInto('certificate_watchers')
    .values({
      uuid,
      user_id,
      certificate_id,
      ...consent,
      ...moments,
      ...sealed,
      host: '127.0.0.1',
      known_status: 'aktif',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('watcher_deliveries')
    .values({ uuid: randomUUID(), watcher_id, dari: 'aktif', ke: 'dicabut', at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(world, 'webhook', { id })
  return {
    isFelt: async () => line.met > 0 || (await isRetried(world, 'webhook')),
    async outcome() {
      const row = await db
        .selectFrom('watcher_deliveries')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.status === 'menunggu' || row.status === 'dikirim' ? undefined : row.status
    },
  }
}

/** Every service, and the work that asks it. Another one is a row here and in the services. */
export const ERRANDS: Record<keyof Services['lines'], (world: Outside) => Promise<Work>> = {
  cadangan: backUp,
  berkas: async (world) => workOf(world.services.lines.berkas, () => upload(world), isSaid),
  surat: write,
  pembayaran: pay,
  pesan: message,
  pengamat: deliverChange,
  pemindai: async (world) =>
    workOf(
      world.services.lines.pemindai,
      () => upload(world),
      (status) => status === 201,
    ),
  'penanda tangan': signByProvider,
  'stempel waktu': stampByAuthority,
}
