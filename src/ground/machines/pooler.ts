import { randomInt } from 'node:crypto'
import { connectionTo, waits } from '../database/connection.ts'
import { ServerClient } from '../database/server-client.ts'

export interface DatabaseAddresses {
  databaseUrl: string
  directUrl: string | undefined
  ownerUrl: string | undefined
}

type Configured = { [name in 'databaseUrl' | 'directUrl']: string | undefined }

/** The pooler's address; undefined where requests go to PostgreSQL itself. */
export const pooledAddress = ({ databaseUrl, directUrl }: Configured): string | undefined =>
  directUrl === undefined || directUrl === databaseUrl ? undefined : databaseUrl

const withoutSession = (variable: string, why: string): Error =>
  new Error(
    variable === 'DATABASE_URL'
      ? `DATABASE_URL melalui pooler ${why}. Isi DATABASE_DIRECT_URL dengan alamat server PostgreSQL itu sendiri, tanpa pooler, bagi yang memerlukan sesi sendiri (pemberitahuan, kunci, migrasi, cadangan).`
      : `${variable} melalui pooler ${why}. Isi dengan alamat server PostgreSQL itu sendiri, tanpa pooler.`,
  )

/**
 * Checks the addresses of the configuration: work that needs a session must have one, and requests must reach the same
 * database as the same user. Throws a sentence for the operator.
 */
export async function checkAddresses({ databaseUrl, directUrl, ownerUrl }: DatabaseAddresses): Promise<void> {
  if (directUrl === undefined) await requireSession('DATABASE_URL', databaseUrl)
  else await requireSession('DATABASE_DIRECT_URL', directUrl)
  if (ownerUrl !== undefined) await requireSession('DATABASE_OWNER_URL', ownerUrl)
  if (directUrl !== undefined && directUrl !== databaseUrl) await requireSameDatabase(databaseUrl, directUrl)
}

/** The error of a pooler that refuses the start parameters of a connection. */
const REFUSED_START = /unsupported startup parameter/

/** Returns the sentence for a connection error that no waiting mends; undefined for others. */
export const poolerRefusal = (variable: string, error: { message: string }): Error | undefined =>
  REFUSED_START.test(error.message)
    ? withoutSession(variable, `yang menolak batas waktu (${error.message})`)
    : undefined

/** Throws when a pooler lends the servers: two connections open at once must each keep a server of their own. */
async function requireSession(variable: string, url: string): Promise<void> {
  const lent = await within([url, url], false, async ([one, other]) => {
    const first = await pidOf(one)
    return first === (await pidOf(other)) || first !== (await pidOf(one))
  }).catch((error: { message: string }) => {
    throw poolerRefusal(variable, error) ?? error
  })
  if (lent) throw withoutSession(variable, 'dalam mode transaksi')
}

async function pidOf(client: ServerClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

const MOST_LOCK = 2 ** 31 - 1

/**
 * The query for whether a lock taken past the pooler shows through it, as it does when both lead to the same database.
 */
const IS_LOCKED = `select current_user as user, exists (select from pg_locks where locktype = 'advisory' and objid = $1
  and database = (select oid from pg_database where datname = current_database())) as locked`

async function requireSameDatabase(databaseUrl: string, directUrl: string): Promise<void> {
  await within([databaseUrl, directUrl], true, async ([pooled, direct]) => {
    const lock = randomInt(MOST_LOCK)
    const { rows: own } = await direct.query<{ user: string }>(
      'select current_user as user from pg_advisory_lock($1::bigint)',
      [lock],
    )
    const { rows: seen } = await pooled.query<{ user: string; locked: boolean }>(IS_LOCKED, [lock])
    if (!seen[0]?.locked) {
      throw new Error(
        'DATABASE_URL dan DATABASE_DIRECT_URL tidak menuju basis data yang sama. Isi keduanya dengan basis data yang sama pada server yang sama. Tidak ada yang diubah.',
      )
    }
    if (seen[0].user !== own[0]?.user) {
      throw new Error(
        `DATABASE_URL memakai pengguna ${seen[0].user}, DATABASE_DIRECT_URL pengguna ${own[0]?.user}. Isi keduanya dengan pengguna yang sama; pemilik tabel ditulis dalam DATABASE_OWNER_URL.`,
      )
    }
  })
}

type Pair<T> = [T, T]

/** Opens two connections and closes them in the end. @param isPooled whether the first one leads through a pooler */
async function within<T>(
  urls: Pair<string>,
  isPooled: boolean,
  work: (clients: Pair<ServerClient>) => Promise<T>,
): Promise<T> {
  const clients: Pair<ServerClient> = [
    new ServerClient(connectionTo(urls[0], waits.request, { isPooled })),
    new ServerClient(connectionTo(urls[1], waits.request)),
  ]
  try {
    await Promise.all(clients.map((client) => client.connect()))
    return await work(clients)
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})))
  }
}
