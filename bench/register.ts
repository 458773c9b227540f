import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { identityIndexes } from '../src/features/platform/personal-data/sealing-service.ts'
import { openKeys } from '../src/ground/secrets/keys.ts'
import { anyAddress, anyOf } from './anybody.ts'
import { closeFilling, openFilling } from './filling.ts'
import { FIRST, fillHolders, LAST, MIDDLE } from './holder-rows.ts'
import type { Register } from './holders.ts'
import { loggedIn } from './office-lists.ts'
import { type Asked, timesAtPace } from './open-load.ts'
import { percentile } from './percentile.ts'
import { fillVerifications } from './verification-rows.ts'

export const LARGE = {
  holders: 1_000_000,
  certificates: 3_000_000,
  log: Number(process.env['BENCH_LOG_ROWS'] ?? 50_000_000),
}
export const SMALL = { holders: 1_000, certificates: 3_000, log: 50_000 }
export const PER_SECOND = 200

/** Holders whose identity number is known here; the database has its keyed hash. */
const KNOWN = 500
const nikOf = (n: number): string => `99${String(n).padStart(14, '0')}`

/** Staff open a certificate now and then. */
const RECORD_EVERY = 40

type Size = typeof LARGE

/** Fills both parts, and answers how many seconds each took. */
export async function fillWhole(
  { database, data }: Pick<Register, 'database'> & { data: string },
  { holders, certificates, log }: Size,
) {
  const client = await openFilling(database)
  const begun = performance.now()
  await fillHolders(database, certificates, { holders, more: (client) => nameIdentities(client, data) })
  const filled = performance.now()
  await fillVerifications(database, log, certificates)
  const logged = performance.now()
  await closeFilling(client)
  return { register: (filled - begun) / 1000, log: (logged - filled) / 1000 }
}

/** Gives some holders the hash of a number, under the key of their portal. */
async function nameIdentities(client: pg.Client, data: string): Promise<void> {
  const keys = openKeys(readFileSync(path.join(data, 'app.key'), 'utf8').trim())
  const indexes = Array.from({ length: KNOWN }, (_, n) => {
    const [index] = identityIndexes(keys, { kewarganegaraan: 'WNI', nik: nikOf(n), no_paspor: '' })
    return index
  })
  await client.query('create index bench_identity on certificates (identity_index)')
  await client.query(
    `update certificates set identity_index = known.hash
     from unnest($1::text[]) with ordinality as known (hash, n) where identity_index = md5(n::text)`,
    [indexes],
  )
  await client.query('drop index bench_identity')
}

const numberIn = (certificates: number): string => {
  const n = 1 + randomInt(certificates)
  return String(n).padStart(7, '0')
}

/** Everybody has an address of their own: one person may not make that many look-ups. */
const visitor = (): Record<string, string> => ({
  accept: 'application/json',
  'x-forwarded-for': anyAddress(),
})

const search = (words: string): string => `/pemegang?search=${encodeURIComponent(words)}`

/** Words of names in any order, whole or their beginnings. */
const BY_WORDS: (() => string)[] = [
  () => `${anyOf(LAST)} ${anyOf(FIRST)}`,
  () => `${anyOf(MIDDLE)} ${anyOf(FIRST)}`,
  () => `${anyOf(LAST)} ${anyOf(FIRST)} ${anyOf(MIDDLE)}`,
  () => `${anyOf(LAST).slice(0, 4)} ${anyOf(FIRST).slice(0, 3)}`,
  () => anyOf(LAST),
]

/** Returns a function that gives the next request to send, one kind after the other. */
function mixOf(office: Record<string, string>, certificates: number): () => Asked {
  const open = (kind: string, path: string): Asked => ({ kind, path, headers: visitor() })
  const kinds: (() => Asked)[] = [
    () => open('nomor', search(`${numberIn(certificates)}/KTPA`)),
    () => open('kata nama, urutan apa pun', search((BY_WORDS[randomInt(BY_WORDS.length)] ?? String)())),
    () => ({
      ...{ kind: 'NIK di kantor', path: '/admin-api/cari', method: 'POST' },
      headers: { ...office, 'content-type': 'application/json' },
      body: JSON.stringify({ q: nikOf(randomInt(KNOWN)) }),
    }),
    () => open('pemeriksaan', `/pemegang/cek?no_sertifikasi=${numberIn(certificates)}/ATPA/LSK-XX/II/2024`),
    () => open('pemeriksaan', `/verifikasi/${numberIn(certificates)}/KTPA/LSK-XX/III/2023.json`),
  ]
  // The most checked certificates among them: the sum of many rows.
  const record = (): Asked => ({
    ...{ kind: 'sertifikat di kantor', path: `/admin-api/sertifikat/${1 + randomInt(100)}` },
    headers: office,
  })
  let turn = 0
  return () => {
    turn += 1
    if (turn % RECORD_EVERY === 0) return record()
    return (kinds[turn % kinds.length] ?? kinds[0])?.() as Asked
  }
}

/** The 99th percentile of a register at its pace, in milliseconds: of all that was asked, and of each kind. */
export async function registerSpeed({ server, certificates }: Register) {
  const ask = mixOf(await loggedIn(server.url), certificates)
  const taken = await timesAtPace(server.url, { perSecond: PER_SECOND, seconds: 30, warmSeconds: 8, ask })
  const kinds = [...taken].map(([kind, times]) => [kind, percentile(times, 0.99)] as const)
  return { all: percentile([...taken.values()].flat(), 0.99), kinds: new Map(kinds) }
}
