import { describe, expect, test } from 'vitest'
import type { SchemaState } from '../../ground/database/schema-state.ts'
import { serverLimits } from '../../limits.ts'
import { checkConnections, mostOpened } from './connection-checks.ts'
import {
  checkBackup,
  checkJobs,
  checkMigrations,
  checkRights,
  checkVersion,
  checkWorker,
  type Rights,
} from './database-checks.ts'
import { type Finding, lineOf } from './finding.ts'
import { checkDisk, checkKey, checkOwner, checkSample, type KeySource } from './machine-checks.ts'
import { checkClocks, checkForwarding, checkTransport, examineMail, examineProxy, type Look } from './outside-checks.ts'
import { checkPooler } from './pooler-checks.ts'

/** As the operator reads it: the sign, and all the words. */
const said = (...findings: Finding[]): string => findings.map(lineOf).join('\n')

const OPENING = { databasePool: 10, workers: 1, databaseUrl: undefined, directUrl: undefined, replicaUrl: undefined }
const NOW = new Date('2026-11-20T03:00:00Z')
const RIGHTS: Rights = {
  ...{ user: 'portal', database: 'portal', creates_schemas: true, creates_tables: true, owns_tables: true },
  has_trigrams: true,
}
const KEY: KeySource = {
  in: 'file',
  file: '/var/lib/portal/app.key',
  mode: 0o600,
  text: Buffer.alloc(32).toString('base64'),
}
const VIEW = { ip: '198.51.100.4', peer: '127.0.0.1', protocol: 'https', forwarded: true, trusted: true }
const MIGRATIONS: SchemaState = {
  ...{ own: '0009', pending: [], changed: [], unknown: [], floor: undefined },
  origin: 'baseline',
}
const migration = (name: string, floor?: string) => ({ name, sql: '', sha256: '', floor })
const hoursAgo = (hours: number) => ({ at: new Date(NOW.getTime() - hours * 3_600_000), place: 'gudang', bytes: null })

test.each([
  ['a version', checkVersion(150_000)],
  ['rights', checkRights(RIGHTS)],
  ['an ordinary user', checkWorker({ user: 'portal', superuser: false })],
  ['migrations', checkMigrations(MIGRATIONS)],
  ['a database that a newer version has only expanded', checkMigrations({ ...MIGRATIONS, unknown: ['0099_z.sql'] })],
  ['a contraction that waits', checkMigrations({ ...MIGRATIONS, pending: [migration('0009_a.sql', '0008')] })],
  ['a backup', checkBackup(hoursAgo(serverLimits.backupHours - 1), NOW)],
  ['a queue that somebody works on', ...checkJobs(serverLimits.jobsSeenSeconds)],
  ['a server that takes all connections', checkConnections(20, OPENING)],
  ['a pooler that takes all', checkPooler(40, { databasePool: 10, workers: 4 })],
  ['a disk', checkDisk(serverLimits.freeDiskBytes, '/data')],
  ['a key in a file', checkKey(KEY, { opened: 3, failed: 0 })],
  ['a key that nothing was sealed with', checkKey({ in: 'environment', text: KEY.text }, { opened: 0, failed: 0 })],
  ['files', checkSample({ absent: 0, sampled: 3 }, '/data/files')],
  ['an owner', checkOwner(1000, 1000, '/data')],
  ['clocks', checkClocks({ database: serverLimits.clockSeconds * 1000, address: -900 })],
  ['transport', checkTransport('max-age=31536000')],
])('%s in order is a ✓', (_name, finding) => {
  expect(said(finding)).toMatch(/^✓ /)
})

test.each([
  ['an old PostgreSQL', checkVersion(149_999), /terlalu lama[\s\S]*15 atau lebih baru/],
  [
    'no right to make schemas',
    checkRights({ ...RIGHTS, creates_schemas: false }),
    /membuat skema[\s\S]*owner to "portal"/,
  ],
  ['no right to make tables', checkRights({ ...RIGHTS, creates_tables: false }), /membuat tabel[\s\S]*owner to/],
  ["tables of somebody else's", checkRights({ ...RIGHTS, owns_tables: false }), /memiliki tabel[\s\S]*reassign owned/],
  ['no trigrams', checkRights({ ...RIGHTS, has_trigrams: false }), /pg_trgm[\s\S]*postgresql-contrib/],
  ['a superuser at work', checkWorker({ user: 'postgres', superuser: true }), /postgres[\s\S]*DATABASE_OWNER_URL/],
  [
    'a migration to run',
    checkMigrations({ ...MIGRATIONS, pending: [migration('0009_a.sql')] }),
    /0009_a\.sql[\s\S]*mulai ulang/,
  ],
  [
    'a migration that changed',
    checkMigrations({ ...MIGRATIONS, changed: ['0001_a.sql'] }),
    /0001_a\.sql[\s\S]*Pasang ulang/,
  ],
  [
    'a database that this version is too old for',
    checkMigrations({ ...MIGRATIONS, unknown: ['0099_z.sql'], floor: '0098' }),
    /mengenal migrasi 0098[\s\S]*pulihkan cadangan/,
  ],
  [
    'a database from before version 0.9.0',
    checkMigrations({ ...MIGRATIONS, origin: 'older' }),
    /bukan untuk versi program ini[\s\S]*Jalankan versi 0\.9\.0 satu kali/,
  ],
  ['no backup ever', checkBackup(null, NOW), /belum pernah[\s\S]*record-backup/],
  [
    'an old backup',
    checkBackup(hoursAgo(serverLimits.backupHours), NOW),
    /26 jam yang lalu di gudang[\s\S]*record-backup/,
  ],
  ['a queue that nobody works on', checkJobs(600)[0], /sejak 10 menit[\s\S]*ROLE=worker/],
  [
    'a server that takes too few connections',
    checkConnections(19, OPENING),
    /menerima 19 sambungan.*sampai 20[\s\S]*max_connections/,
  ],
  [
    'a pooler that takes too few',
    checkPooler(100, { databasePool: 30, workers: 4 }),
    /100 sambungan.*sampai 120[\s\S]*max_client_conn/,
  ],
  ['a full disk', checkDisk(serverLimits.freeDiskBytes - 1, '/data'), /tinggal 2,0 GB[\s\S]*Perbesar/],
  ['no key', checkKey(undefined, undefined), /belum ada[\s\S]*Simpan salinannya/],
  [
    'a key that others may read',
    checkKey({ ...KEY, mode: 0o640 }, { opened: 3, failed: 0 }),
    /\(640\)[\s\S]*chmod 600 \/var\/lib\/portal\/app\.key/,
  ],
  ['a key that is none', checkKey({ ...KEY, text: 'kunci' }, undefined), /tidak dapat dibaca[\s\S]*openssl rand/],
  ['another key', checkKey(KEY, { opened: 0, failed: 2 }), /bukan kunci yang menyegel[\s\S]*APP_KEY=baru,lama/],
  ['a key of a part', checkKey(KEY, { opened: 3, failed: 2 }), /tidak membuka 2 dari 5[\s\S]*APP_KEY=baru,lama/],
  ['a folder of another user', checkOwner(1000, 0, '/data'), /bukan 0; berkas tidak[\s\S]*sudo -u '#1000'/],
  ['lost files', checkSample({ absent: 2, sampled: 9 }, '/data/files'), /2 dari 9[\s\S]*pulihkan berkas dari cadangan/],
  ['a clock of the database', checkClocks({ database: -6000, address: 0 }), /6 detik dari basis data[\s\S]*set-ntp/],
  ['a clock of the proxy', checkClocks({ database: 0, address: 61_000 }), /61 detik dari APP_URL[\s\S]*set-ntp/],
  ['no promise of TLS', checkTransport(null), /tidak sampai[\s\S]*Jangan hapus/],
  ['a promise made twice', checkTransport('max-age=1, max-age=2'), /dua kali[\s\S]*dari proksi/],
  ['somebody else at the address', checkForwarding(undefined)[0], /bukan program ini[\s\S]*proksi meneruskan/],
  ['a proxy that says nothing', checkForwarding({ ...VIEW, forwarded: false })[0], /tidak mengirim X-Forwarded-For/],
  [
    'a proxy that is not believed',
    checkForwarding({ ...VIEW, trusted: false })[0],
    /Tambahkan 127\.0\.0\.1 ke TRUST_PROXY/,
  ],
  [
    'a proxy that lets visitors lie',
    checkForwarding({ ...VIEW, ip: '192.0.2.77' })[0],
    /dapat menyamar[\s\S]*menggantinya/,
  ],
  ['a proxy that keeps the scheme', checkForwarding({ ...VIEW, protocol: 'http' })[1], /X-Forwarded-Proto/],
])('%s is a ✗ with what to do', (_name, finding, words) => {
  const line = finding && said(finding)
  expect(line).toMatch(/^✗ .+\n {2}→ .+/)
  expect(line).toMatch(words)
})

test('connections are counted through a pooler, for each process, and where a server is read from as well', () => {
  const opening = { ...OPENING, databaseUrl: 'postgres://db1,db2/portal' }
  const pooled = { ...OPENING, databaseUrl: 'postgres://pooler/portal', directUrl: 'postgres://db1/portal' }
  expect(mostOpened(opening)).toBe(10 + 7 + 3)
  expect(mostOpened({ ...opening, workers: 4 })).toBe(4 * 17 + 3)
  expect(mostOpened({ ...opening, replicaUrl: 'postgres://db3/portal' })).toBe(10 + 7 + 3)
  expect(mostOpened({ ...opening, replicaUrl: 'postgres://db2:5432,db3/portal' })).toBe(10 + 7 + 11 + 3)
  expect(mostOpened(pooled)).toBe(2 + 7 + 3)
})

const APP_URL = 'https://portal.example.com'

/** A web where each address answers as told. */
const web =
  (answers: Record<string, Partial<{ status: number; headers: Record<string, string>; body: string }>>): Look =>
  async (url) => {
    const answer = answers[url]
    if (!answer) throw new Error(`tidak ada yang menjawab ${url}`)
    return { status: answer.status ?? 200, headers: new Headers(answer.headers), body: answer.body ?? '' }
  }

const SOUND = {
  [`${APP_URL}/healthz`]: {
    headers: { 'strict-transport-security': 'max-age=31536000' },
    body: JSON.stringify({ status: 'ok', seen: VIEW }),
  },
  [`${APP_URL}/metrics`]: { status: 404 },
  'http://portal.example.com/': { status: 308, headers: { location: `${APP_URL}/` } },
}
const proxy = async (answers: Parameters<typeof web>[0]) =>
  said(...(await examineProxy({ appUrl: APP_URL }, { keys: undefined, now: NOW, look: web(answers) })))

describe('the address that visitors use', () => {
  test('with a sound proxy is five ✓', async () => {
    expect((await proxy(SOUND)).match(/^./gm)).toEqual(['✓', '✓', '✓', '✓', '✓'])
  })

  test.each([
    ['does not answer', { [`${APP_URL}/healthz`]: undefined }, /✗ .*tidak ada yang menjawab[\s\S]*DNS, sertifikat/],
    ['answers that it is broken', { [`${APP_URL}/healthz`]: { status: 502 } }, /✗ .*status 502[\s\S]*DNS/],
    ['answers as another program', { [`${APP_URL}/healthz`]: { body: '<html>' } }, /✗ .*bukan program ini/],
    ['leaves http open', { 'http://portal.example.com/': { status: 200 } }, /✗ http:\/\/ dijawab[\s\S]*Alihkan/],
    ['shows figures', { [`${APP_URL}/metrics`]: { status: 200 } }, /✗ \/metrics terbuka[\s\S]*404/],
  ])('is a ✗ where it %s', async (_name, broken, words) => {
    expect(await proxy({ ...SOUND, ...broken } as Parameters<typeof web>[0])).toMatch(words)
  })

  test('of this machine alone is not asked', async () => {
    const look = web({})
    expect(
      said(...(await examineProxy({ appUrl: 'http://localhost:3000' }, { keys: undefined, now: NOW, look }))),
    ).toMatch(/^–/)
  })
})

describe('mail', () => {
  const config = { isServed: true, mailFrom: undefined, appUrl: APP_URL }
  const mail = async (to: string | undefined, send = async () => {}) => said(await examineMail(config, send, to))

  test('that leaves is a ✓, one not asked for is said to be untried', async () => {
    expect(await mail('saya@example.com')).toMatch(/^✓ .*saya@example\.com/)
    expect(await mail(undefined)).toMatch(/^– .*--no-mail/)
  })

  test('that is refused is a ✗ with what the server said', async () => {
    const refuse = () => Promise.reject(new Error('535 authentication failed'))
    expect(await mail('saya@example.com', refuse)).toMatch(/^✗ .*535 authentication failed[\s\S]*SMTP_URL/)
  })

  test('without a server is a ✗', async () => {
    const without = { ...config, isServed: false }
    expect(said(await examineMail(without, async () => {}, 'saya@example.com'))).toMatch(/^✗ .*SMTP_URL kosong/)
  })
})
