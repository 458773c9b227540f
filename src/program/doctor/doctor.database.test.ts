import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { TEST_KEYS, type TestApp, testApp } from '../../../tests/harness.ts'
import { asRole, giveToOwner } from '../../../tests/roles.ts'
import { recordBackup } from '../../features/platform/backups/service.ts'
import { readConfig } from '../../ground/config.ts'
import { migrate } from '../../ground/database/migrate.ts'
import { OWNER } from '../../ground/database/roles.ts'
import { openFileStore } from '../../ground/storage/file-store.ts'
import { doctor } from './doctor.ts'
import type { Look } from './outside-checks.ts'

const APP_URL = 'https://portal.example.com'
/** The test programs' own key. */
const KEY = Buffer.alloc(32, 7).toString('base64')
const { hostname } = new URL(APP_URL)

let site: TestApp
let portal: string
let proxy: http.Server
let mails: SMTPServer
const subjects: string[] = []
let dataDir: string
let said: string

const portOf = (server: { address: () => unknown }): number => (server.address() as { port: number }).port

/** Starts a proxy in front of the portal, which passes a visitor's address on in headers of its own. */
function startProxy(): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const { host: _host, ...headers } = request.headers
    const forwarded = { ...headers, 'x-forwarded-for': '198.51.100.4', 'x-forwarded-proto': 'https' }
    const onward = http.request(`${portal}${request.url}`, {
      method: request.method,
      headers: { ...forwarded, host: hostname },
    })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

beforeAll(async () => {
  site = await testApp({ env: { APP_URL, TRUST_PROXY: '127.0.0.1' }, now: new Date() })
  portal = await site.app.server.listen({ port: 0, host: '127.0.0.1' })
  proxy = await startProxy()
  mails = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        subjects.push(/^Subject: (.*)$/m.exec(text)?.[1] ?? '')
        done()
      })
    },
  })
  await giveToOwner(site.database.url)
  await new Promise<void>((resolve) => mails.listen(0, '127.0.0.1', () => resolve()))
  // As after a restore of a portal where nobody uses two factors yet.
  const bucket_sealed = TEST_KEYS.seal('backup-place', '{}')
  await site.db.updateTable('backup_plan').set({ bucket_sealed }).execute()
})

afterAll(async () => {
  proxy.close()
  await new Promise<void>((resolve) => mails.close(() => resolve()))
})

/** Looks at the portal through the proxy above; plain HTTP gets the redirect of a proxy with TLS. */
const look: Look = async (url, headers = {}) => {
  if (url.startsWith('http:')) return { status: 301, headers: new Headers({ location: APP_URL }), body: '' }
  const answer = await fetch(url.replace(APP_URL, `http://127.0.0.1:${portOf(proxy)}`), { headers })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

beforeEach(async () => {
  site.clock.now = new Date()
  dataDir = path.join(inject('folder'), `doctor-${randomBytes(4).toString('hex')}`)
  await mkdir(dataDir)
  await writeFile(path.join(dataDir, 'app.key'), KEY, { mode: 0o600 })
  await sql`delete from backups`.execute(site.db)
  await recordBackup(site.db, { at: new Date(), place: 'gudang', bytes: 1 })
})

async function examine(env: Record<string, string> = {}, words = ['--mail', 'saya@example.com']): Promise<number> {
  const lines: string[] = []
  const SMTP_URL = `smtp://127.0.0.1:${portOf(mails.server)}`
  const own = { APP_URL, SMTP_URL, DEMO: '0', DATA_DIR: dataDir, DATABASE_URL: asRole(site.database.url, OWNER) }
  const config = readConfig({ ...own, ...env })
  const code = await doctor({ config, clock: () => new Date(), look, say: (text) => void lines.push(text) }, words)
  said = lines.join('\n')
  return code
}

test('a healthy installation is ✓ from the first line to the last, and one mail has gone out', async () => {
  const code = await examine()
  expect(said.match(/^[✗–].*/gm) ?? []).toEqual([])
  expect(code).toBe(0)
  for (const words of ['PostgreSQL', 'Hak pengguna', 'Migrasi', 'Cadangan', 'Ruang kosong', 'membuka data tersegel'])
    expect(said).toMatch(new RegExp(`^✓ .*${words}`, 'm'))
  for (const words of ['dapat ditulis', 'ada semuanya', 'Jam cocok', 'TLS berlaku', '198.51.100.4', 'metrics', 'Surat'])
    expect(said).toMatch(new RegExp(`^✓ .*${words}`, 'm'))
  expect(subjects).toEqual([`Surat percobaan dari ${hostname}`])
})

const isBroken = async (words: RegExp, env: Record<string, string> = {}): Promise<void> => {
  expect(await examine(env, ['--no-mail'])).toBe(1)
  expect(said).toMatch(words)
  expect(said).toMatch(/^1 hal perlu dibereskan/m)
}

test('a key that others may read', async () => {
  await chmod(path.join(dataDir, 'app.key'), 0o644)
  await isBroken(/✗ Kunci .* dapat dibaca pengguna lain/)
})

test('a key that does not open what is stored, and is none of the portal behind the proxy', async () => {
  expect(await examine({ APP_KEY: randomBytes(32).toString('base64') }, ['--no-mail'])).toBe(1)
  expect(said).toMatch(/✗ Kunci APP_KEY bukan kunci yang menyegel/)
  expect(said).toMatch(/✗ Yang menjawab di APP_URL bukan program ini/)
})

test('no key: none is made by looking', async () => {
  await rm(path.join(dataDir, 'app.key'))
  await examine({}, ['--no-mail'])
  expect(said).toMatch(/✗ Kunci: belum ada/)
  await examine({}, ['--no-mail'])
  expect(said).toMatch(/✗ Kunci: belum ada/)
})

test('a folder that cannot be written', async () => {
  await writeFile(path.join(dataDir, 'files'), 'in the way')
  await isBroken(/✗ Berkas tidak dapat ditulis/)
})

test('a file that the database knows and the disk does not have', async () => {
  const lost = { name: `${'a'.repeat(32)}.pdf`, kind: 'document', sha256: 'a'.repeat(64), bytes: 1 }
  await site.db
    .insertInto('stored_files')
    .values({ ...lost, created_at: new Date(Date.now() - 120_000) })
    .execute()
  await isBroken(/✗ 1 dari \d+ berkas yang dicoba tercatat/)
  await site.db.deleteFrom('stored_files').where('name', '=', lost.name).execute()
})

test('files of another installation', async () => {
  const [identity, other] = [randomUUID(), randomUUID()]
  const canary = TEST_KEYS.seal('canary', 'kenari', identity)
  await site.db.insertInto('installation').values({ identity, canary }).execute()
  const files = openFileStore(path.join(dataDir, 'files'))
  await files.mark.write({ identity: other, canary: '' })
  await isBroken(/✗ Folder berkas asing/)
  await files.mark.write({ identity, canary: canary.toString('base64') })
  expect(await examine({}, ['--no-mail'])).toBe(0)
  expect(said).toMatch(/✓ Basis data, kunci, dan folder berkas berpasangan/)
  await site.db.deleteFrom('installation').execute()
})

test('backups that nobody makes', async () => {
  await sql`delete from backups`.execute(site.db)
  await isBroken(/✗ Cadangan: belum pernah tercatat/)
})

test('a migration that has to run is not run by looking, and a newer database is refused by the start as well', async () => {
  // A contraction may wait for older programs.
  const newest = await sql<{ name: string; sha256: string }>`
    select name, sha256 from migrations where floor is null order by name desc limit 1`.execute(site.db)
  const last = newest.rows[0]
  await sql`delete from migrations where name = ${last?.name}`.execute(site.db)
  await isBroken(new RegExp(`✗ Migrasi belum dijalankan: 1 \\(yang pertama ${last?.name}\\)`))
  await sql`insert into migrations (name, sha256) values (${last?.name}, ${last?.sha256}), ('9999_later.sql', 'x')`.execute(
    site.db,
  )
  await sql`update migrations set floor = '9999' where name = '9999_later.sql'`.execute(site.db)
  await isBroken(/✗ Basis data ini bukan untuk versi program ini\n.*memerlukan program yang mengenal migrasi 9999/)
  await expect(migrate(site.database.url)).rejects.toThrow('mengenal migrasi 9999')
  await sql`delete from migrations where name = '9999_later.sql'`.execute(site.db)
})

test('a program that works as a superuser', async () => {
  await isBroken(/✗ Program bekerja sebagai superuser basis data/, { DATABASE_URL: site.database.url })
})

test('a user who may only read', async () => {
  const name = `reader_${randomBytes(4).toString('hex')}`
  await sql`create role ${sql.ref(name)} login password 'reader'`.execute(site.db)
  await sql`grant usage on schema jobs to ${sql.ref(name)}`.execute(site.db)
  await sql`grant select on all tables in schema public, jobs to ${sql.ref(name)}`.execute(site.db)
  const url = new URL(site.database.url)
  url.username = name
  url.password = 'reader'
  await isBroken(/✗ Hak pengguna reader_.* kurang: membuat skema, membuat tabel/, { DATABASE_URL: url.href })
  await sql`drop owned by ${sql.ref(name)}`.execute(site.db)
  await sql`drop role ${sql.ref(name)}`.execute(site.db)
})

test('a database that does not answer leaves the rest to be examined', async () => {
  expect(await examine({ DATABASE_URL: 'postgres://127.0.0.1:1/portal' }, ['--no-mail'])).toBe(1)
  expect(said).toMatch(/^✗ Basis data tidak dapat dihubungi: .+\n {2}→ Periksa DATABASE_URL/)
  expect(said).toMatch(/^✓ Ruang kosong/m)
})

test('a database that was never made is not made by looking', async () => {
  const config = readConfig({ APP_URL, DEMO: '0', DATA_DIR: dataDir })
  const lines: string[] = []
  await doctor({ config, clock: () => new Date(), look, say: (text) => void lines.push(text) }, ['--no-mail'])
  expect(lines.join()).toMatch(/belum ada; program membuatnya/)
})

test('a mail server that does not answer', async () => {
  expect(await examine({ SMTP_URL: 'smtp://127.0.0.1:1' })).toBe(1)
  expect(said).toMatch(/✗ Surat tidak terkirim: .*ECONNREFUSED/)
})

test('only the doctor learns how its request arrived', async () => {
  const body = await fetch(`${portal}/healthz`, { headers: { 'x-portal-probe': '1.x' } }).then((answer) =>
    answer.json(),
  )
  expect(body).toEqual({ status: 'ok' })
})

test('whether to send a mail has to be said', async () => {
  await expect(examine({}, [])).rejects.toThrow('doctor --mail')
  await expect(examine({}, ['--mail', 'a@example.com', '--no-mail'])).rejects.toThrow('doctor --mail')
})
