import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../../ground/database/db.ts'
import { SCHEMA } from '../../ground/jobs/jobs.ts'
import { type Keys, NAME_BYTES } from '../../ground/secrets/keys.ts'
import type { FileStore } from '../../ground/storage/file-store.ts'
import { IDENTITY, SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts'

const BATCH = 200
/** The purposes that private files and jobs are sealed for. */
const FILE = 'file'
const JOB = 'job'
/** Purposes whose stored hashes cannot be computed again. */
export const CARRIED_PURPOSES = ['complaint-pin', 'idempotency'] as const

interface Parts {
  db: Db
  files: FileStore
  keys: Keys
}

/** The result for one kind of sealed data. */
export interface Rekeyed {
  what: string
  resealed: number
  /** The number still under an older or unknown key. */
  remaining: number
}

const isOld = (keys: Keys, sealed: Uint8Array): boolean =>
  !Buffer.from(sealed.subarray(0, NAME_BYTES)).equals(keys.newest)

/** Reseals bytes under the newest key; returns undefined when no known key opens them. */
function reseal(
  keys: Keys,
  purpose: string,
  sealed: Uint8Array,
  about: string,
): { sealed: Buffer; text: Buffer } | undefined {
  try {
    const text = keys.open(purpose, sealed, about)
    return { text, sealed: isOld(keys, sealed) ? keys.seal(purpose, text, about) : Buffer.from(sealed) }
  } catch {
    return undefined
  }
}

/**
 * Reseals everything under the newest key: columns with their blind indexes, jobs, private files, the store's mark. It
 * may be interrupted and run again at any moment: finished parts are not repeated.
 */
export async function rekey(parts: Parts, onDone: (done: Rekeyed) => void): Promise<Rekeyed[]> {
  await carryKeys(parts)
  const done: Rekeyed[] = []
  const add = (one: Rekeyed): void => {
    done.push(one)
    onDone(one)
  }
  for (const column of SEALED_COLUMNS) {
    const resealed = await rekeyColumn(parts, column)
    add({ what: `${column.table}.${column.column}`, resealed, remaining: await countOld(parts, column) })
  }
  for (const table of ['job', 'schedule'] as const) add(await rekeyJobs(parts, table))
  add(await rekeyFiles(parts))
  await rekeyMark(parts)
  return done
}

/** Stores the older keys' signing keys for the hashes that stay. */
async function carryKeys({ db, keys }: Parts): Promise<void> {
  for (const purpose of CARRIED_PURPOSES) {
    for (const signer of keys.olderSigners(purpose)) {
      const fingerprint = createHash('sha256').update(signer).digest('hex').slice(0, 16)
      const sealed = keys.seal('carried-key', signer, `${purpose} ${fingerprint}`)
      await db
        .insertInto('carried_keys')
        .values({ purpose, fingerprint, sealed })
        .onConflict((known) => known.columns(['purpose', 'fingerprint']).doNothing())
        .execute()
    }
  }
}

/** Adds the signing keys that were carried over from keys that are gone. */
export async function addCarriedKeys(db: Db, keys: Keys): Promise<void> {
  const rows = await db.selectFrom('carried_keys').selectAll().execute()
  for (const { purpose, fingerprint, sealed } of rows)
    keys.carry(purpose, keys.open('carried-key', sealed, `${purpose} ${fingerprint}`))
}

type Row = Record<string, unknown> & { sealed: Buffer; blind_index: string | null }

const isOldColumn = ({ keys }: Parts, { column }: SealedColumn) =>
  sql`length(${sql.ref(column)}) > 0 and substring(${sql.ref(column)} from 1 for ${NAME_BYTES}) <> ${keys.newest}`

async function countOld(parts: Parts, column: SealedColumn): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(column.table)} where ${isOldColumn(parts, column)}`.execute(parts.db)
  return rows[0]?.count ?? 0
}

async function rekeyColumn(parts: Parts, column: SealedColumn): Promise<number> {
  let resealed = 0
  let last: Row | undefined
  do {
    const rows: Row[] = await inTransaction(parts.db, async (db) => {
      const batch = await lockBatch({ ...parts, db }, column, last)
      for (const row of batch) resealed += (await rekeyRow({ ...parts, db }, column, row)) ? 1 : 0
      return batch
    })
    last = rows.at(-1)
  } while (last)
  return resealed
}

/**
 * Locks the next rows by primary key. All rows with a blind index are read: the index may be older than the sealed
 * text.
 */
async function lockBatch(parts: Parts, column: SealedColumn, last: Row | undefined): Promise<Row[]> {
  const { id, reads = [], identity } = column
  const names = sql.join(id.map((name) => sql.ref(name)))
  const after = last ? sql`(${names}) > (${sql.join(id.map((name) => last[name]))})` : sql`true`
  const index = identity ? sql.ref(identity.column) : sql`null`
  const wanted = identity
    ? sql`((${isOldColumn(parts, column)}) or (${index} is not null and length(${sql.ref(column.column)}) > 0))`
    : isOldColumn(parts, column)
  const { rows } = await sql<Row>`
    select ${sql.join([...id, ...reads].map((name) => sql.ref(name)))}, ${sql.ref(column.column)} as sealed, ${index} as blind_index
    from ${sql.table(column.table)} where ${wanted} and ${after} order by ${names} limit ${BATCH} for update`.execute(
    parts.db,
  )
  return rows
}

/** Reseals a row; returns whether anything had to change. */
async function rekeyRow({ db, keys }: Parts, column: SealedColumn, row: Row): Promise<boolean> {
  const opened = reseal(keys, column.purpose, row.sealed, column.about(row))
  if (!opened) return false
  const person = row.blind_index === null ? undefined : column.identity?.of(opened.text.toString())
  const identity = person === undefined ? row.blind_index : keys.indexes(IDENTITY, person)[0]
  if (opened.sealed.equals(row.sealed) && identity === row.blind_index) return false
  const index = column.identity ? sql`, ${sql.ref(column.identity.column)} = ${identity}` : sql``
  const own = sql.join(
    column.id.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
    sql` and `,
  )
  await sql`update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${opened.sealed}${index} where ${own}`.execute(
    db,
  )
  return true
}

/** Reseals the jobs and the schedules. A job in a dead queue keeps the name it was sealed for. */
async function rekeyJobs({ db, keys }: Parts, kind: 'job' | 'schedule'): Promise<Rekeyed> {
  const what = `${SCHEMA}.${kind}`
  const { rows: known } = await sql<{ there: boolean }>`select to_regclass(${what}) is not null as there`.execute(db)
  if (!known[0]?.there) return { what, resealed: 0, remaining: 0 }
  const id = kind === 'job' ? sql`id::text` : sql`key`
  const old = sql`data ->> 'sealed' <> ''
    and substring(decode(data ->> 'sealed', 'base64') from 1 for ${NAME_BYTES}) <> ${keys.newest}`
  const { rows } = await sql<{ name: string; id: string; sealed: string }>`
    select name, ${id} as id, data ->> 'sealed' as sealed from ${sql.table(what)} where ${old}`.execute(db)
  let resealed = 0
  for (const row of rows) {
    const opened = reseal(keys, JOB, Buffer.from(row.sealed, 'base64'), row.name.replace(/-dead$/, ''))
    if (!opened) continue
    await sql`update ${sql.table(what)} set data = jsonb_set(data::jsonb, '{sealed}', to_jsonb(${opened.sealed.toString('base64')}::text))
      where name = ${row.name} and ${id} = ${row.id}`.execute(db)
    resealed += 1
  }
  const { rows: left } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(what)} where ${old}`.execute(db)
  return { what, resealed, remaining: left[0]?.count ?? 0 }
}

/** Reseals the files. Each is written beside its place and renamed, so it is whole under one key or the other. */
async function rekeyFiles({ files, keys }: Parts): Promise<Rekeyed> {
  const done: Rekeyed = { what: 'berkas', resealed: 0, remaining: 0 }
  const change = async (name: string, sealed: Buffer | undefined, write: (bytes: Buffer) => Promise<void>) => {
    if (!sealed || !isOld(keys, sealed)) return
    const opened = reseal(keys, FILE, sealed, name)
    if (opened) await write(opened.sealed)
    done[opened ? 'resealed' : 'remaining'] += 1
  }
  for await (const names of files.private.names())
    for (const name of names)
      await change(name, await files.private.get(name), (bytes) => files.private.put(name, bytes))
  for await (const lying of files.quarantine.all())
    if (lying.part === 'private')
      await change(lying.name, await files.quarantine.read(lying), (bytes) => files.quarantine.write(lying, bytes))
  return done
}

async function rekeyMark({ db, files }: Parts): Promise<void> {
  const own = await db.selectFrom('installation').select(['identity', 'canary']).executeTakeFirst()
  if (own) await files.mark.write({ identity: own.identity, canary: own.canary.toString('base64') })
}
