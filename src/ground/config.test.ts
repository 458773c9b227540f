import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATABASE_URL = 'postgres://portal@db/portal'

const OWN = [
  'http://localhost:3000',
  'http://LOCALHOST',
  'https://localhost',
  'http://lsk.localhost:8080/',
  'http://127.0.0.1:3000',
  'http://127.1',
  'http://127.255.255.254',
  'http://[::1]:3000',
]
const PUBLIC = [
  'https://portal.example.com',
  'https://localhost.example.com',
  'https://mylocalhost',
  'https://127.0.0.1.example.com',
  'https://126.255.255.255',
  'https://128.0.0.1',
  'https://0.0.0.0',
  'https://192.168.1.2',
  'https://[::]',
  'https://[::2]',
  'https://[::ffff:192.168.1.2]',
]

type Env = Record<string, string>

/** How it starts, or what the list says is wrong. */
function outcomeOf(env: Env): string {
  try {
    const { demo, publicDemo } = readConfig(env)
    return demo ? `demonstration${publicDemo ? ' with a banner' : ''}` : 'live'
  } catch (error) {
    return (error as Error).message.replace(/^.*\n/, '').replaceAll(/^ {2}(\w+):.*$/gm, '$1 refused')
  }
}

const demoOf = (DEMO: string | undefined): Env => (DEMO === undefined ? {} : { DEMO })

describe('the demonstration, by its word, the address and the database', () => {
  test.each([
    [undefined, 'demonstration', 'live'],
    ['', 'demonstration', 'live'],
    ['0', 'live', 'live'],
    ['1', 'demonstration', 'demonstration'],
    ['public', 'demonstration with a banner', 'demonstration with a banner'],
  ])('at an address of this machine, DEMO=%s: %s embedded, %s elsewhere', (word, embedded, external) => {
    for (const at of [{}, { APP_URL: '' }, ...OWN.map((APP_URL) => ({ APP_URL }))]) {
      expect([at, outcomeOf({ ...demoOf(word), ...at })]).toEqual([at, embedded])
      expect([at, outcomeOf({ ...demoOf(word), ...at, DATABASE_URL })]).toEqual([at, external])
    }
  })

  test.each([
    [undefined, 'live'],
    ['', 'live'],
    ['0', 'live'],
    ['1', 'DEMO refused'],
    ['public', 'demonstration with a banner'],
  ])('at an address that others reach, DEMO=%s: %s on every database', (word, outcome) => {
    for (const APP_URL of PUBLIC) {
      for (const on of [{}, { DATABASE_URL }]) {
        expect([APP_URL, on, outcomeOf({ ...demoOf(word), ...on, APP_URL })]).toEqual([APP_URL, on, outcome])
      }
    }
  })

  test.each([
    [undefined, 'APP_URL refused'],
    ['0', 'APP_URL refused'],
    ['1', 'DEMO refused'],
    ['public', 'demonstration with a banner'],
  ])('an address that others reach without TLS, DEMO=%s: %s', (word, outcome) => {
    for (const secure of PUBLIC) {
      const APP_URL = secure.replace('https:', 'http:')
      for (const on of [{}, { DATABASE_URL }]) {
        expect([APP_URL, on, outcomeOf({ ...demoOf(word), ...on, APP_URL })]).toEqual([APP_URL, on, outcome])
      }
    }
  })
})

test('an address without TLS is listed together with everything else that is wrong, and says what to do', () => {
  const read = () => readConfig({ PORT: 'tiga', APP_URL: 'http://portal.example.com', DATABASE_URL: 'mysql://x' })
  expect(read).toThrow(/^ {2}PORT: .*\n {2}DATABASE_URL: .*\n {2}APP_URL: isi dengan alamat https:\/\//m)
})

test('a demonstration that is refused names the word that allows it', () => {
  expect(() => readConfig({ APP_URL: 'https://portal.example.com', DEMO: '1' })).toThrow(/ {2}DEMO: .*public/)
})

test.each(['bukan alamat', 'ftp://portal.example.com'])('the address %s is listed once', (APP_URL) => {
  expect(outcomeOf({ APP_URL })).toBe('APP_URL refused')
})

test('one process answers and does jobs unless told otherwise; their number and role are checked', () => {
  expect(readConfig({})).toMatchObject({ workers: 1, role: 'all' })
  expect(readConfig({ WORKERS: '64', ROLE: 'web' })).toMatchObject({ workers: 64, role: 'web' })
  for (const WORKERS of ['0', '65', '1.5', 'dua', '-1'])
    expect(() => readConfig({ WORKERS })).toThrow('WORKERS: isi dengan banyaknya proses, bilangan bulat 1 sampai 64')
  expect(() => readConfig({ ROLE: 'semua' })).toThrow('ROLE: isi dengan web, worker, atau all')
  expect(() => readConfig({ WORKERS: '2', PORT: '0' })).toThrow('PORT: isi dengan nomor tertentu')
})

test('places that the operator opens are named one by one; the database’s ports are closed wherever they are', () => {
  expect(readConfig({}).outbound).toEqual({ allowed: [], closedPorts: [] })
  const DATABASE_URL = 'postgres://u:p@db1:6432,db2/portal'
  const DATABASE_REPLICA_URL = 'postgres://u:p@db3:5433/portal'
  const { outbound } = readConfig({
    DATABASE_URL,
    DATABASE_REPLICA_URL,
    DEMO: '0',
    OUTBOUND_ALLOW: 's3=minio.dalam:9000',
  })
  expect(outbound.allowed).toEqual([{ service: 's3', host: 'minio.dalam', port: 9000 }])
  expect([...outbound.closedPorts].sort()).toEqual([5432, 5433, 6432])
  for (const OUTBOUND_ALLOW of ['minio.dalam:9000', '*', 's3=*:9000', 'semua=10.0.0.1:1'])
    expect(() => readConfig({ OUTBOUND_ALLOW })).toThrow(/OUTBOUND_ALLOW: isi dengan layanan=mesin:port/)
})

describe('the bucket of files', () => {
  const bucketOf = (S3_URL: string) => readConfig({ DEMO: '0', S3_URL }).bucket

  test('is read out of one address, with its keys', () => {
    expect(bucketOf('')).toBeUndefined()
    expect(bucketOf('https://kunci:ra%2Fhasia@s3.example.com:9000/berkas/portal/a/?region=id-1')).toEqual({
      endpoint: 'https://s3.example.com:9000',
      region: 'id-1',
      bucket: 'berkas',
      prefix: 'portal/a',
      access_key: 'kunci',
      secret_key: 'ra/hasia',
    })
    expect(bucketOf('http://k:r@127.0.0.1:9000/berkas')).toMatchObject({
      endpoint: 'http://127.0.0.1:9000',
      prefix: '',
    })
  })

  test.each([
    'berkas',
    's3://kunci:rahasia@server/berkas',
    'https://s3.example.com/berkas',
    'https://kunci@s3.example.com/berkas',
    'https://kunci:rahasia@s3.example.com/',
    'https://kunci:rahasia%2@s3.example.com/berkas',
  ])('is refused as %s, without repeating it', (address) => {
    const refusal = () => bucketOf(address)
    expect(refusal).toThrow(/S3_URL: isi dengan https:\/\/kunci:rahasia@server\/bucket\/awalan/)
    expect(refusal).not.toThrow('rahasia@s3')
  })
})

describe('the addresses of the database', () => {
  const SEVERAL = 'postgres://portal:r%2Ch@db1,db2:5433,[::1]:5434/portal?target_session_attrs=read-write'

  test('may name several servers of one cluster, and one past a pooler', () => {
    const read = readConfig({ DATABASE_URL: SEVERAL, DATABASE_DIRECT_URL: SEVERAL, DATABASE_OWNER_URL: SEVERAL })
    expect(read).toMatchObject({ databaseUrl: SEVERAL, directUrl: SEVERAL, ownerUrl: SEVERAL })
    expect(readConfig({ DATABASE_URL: 'postgres:///portal?host=/var/run/postgresql' }).databaseUrl).toBeDefined()
  })

  test.each([
    ['postgres://db1,/portal', /koma/],
    ['postgres://db1:x,db2/portal', /koma/],
    ['postgres://db1,db2/portal?host=/run', /satu tempat/],
    ['postgres:///portal?host=db1,db2', /koma/],
    ['postgres://db1,db2/portal?target_session_attrs=standby', /read-write atau primary/],
    ['db1,db2', /postgres:\/\//],
  ])('%s is refused with a sentence', (DATABASE_URL, sentence) => {
    expect(() => readConfig({ DATABASE_URL })).toThrow(sentence)
    expect(() => readConfig({ DATABASE_URL })).toThrow(/^ {2}DATABASE_URL: /m)
  })

  test('replicas may be several, of which none is looked for', () => {
    const [replicas = ''] = SEVERAL.split('?')
    expect(readConfig({ DATABASE_REPLICA_URL: replicas }).replicaUrl).toBe(replicas)
    expect(() => readConfig({ DATABASE_REPLICA_URL: SEVERAL })).toThrow(
      'DATABASE_REPLICA_URL: tulis tanpa target_session_attrs',
    )
  })

  test('what goes beside DATABASE_URL goes not alone', () => {
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'])
      expect(() => readConfig({ [name]: DATABASE_URL })).toThrow(`${name}: hanya bersama DATABASE_URL`)
  })
})
