import { createHmac } from 'node:crypto'
import pg from 'pg'
import { waits } from './connection.ts'
import { type AddressOrConnection, withOwnConnection } from './own-connection.ts'

/**
 * The role that owns the tables, and the one the program works as: it cannot change or empty tables or remove triggers.
 */
export const OWNER = 'sertifikasi_owner'
export const WORKER = 'sertifikasi_app'

/** Returns the password of a role of the embedded server, derived from the server's own password. */
export const rolePassword = (serverPassword: string, role: string): string =>
  createHmac('sha256', serverPassword).update(role).digest('hex')

const LOCK = 7_241_007
const SCHEMAS = `('public', 'jobs')`

const inTurn = <T>(at: AddressOrConnection, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withOwnConnection(at, waits.migration, async (client) => {
    await client.query('begin')
    try {
      await client.query('select pg_advisory_xact_lock($1)', [LOCK])
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  })

/**
 * Gives a database made by one superuser to an owner, and lets a worker in. Runs at every start, so that older data
 * folders and restored ones are converted by themselves.
 * @param url as the superuser
 */
export const separateRoles = (url: string, passwords: Record<string, string>): Promise<void> =>
  inTurn(url, async (client) => {
    for (const [role, password] of Object.entries(passwords)) await ensureRole(client, role, password)
    const owner = pg.escapeIdentifier(OWNER)
    const { rows } = await client.query<{ command: string }>(GIVE_AWAY, [OWNER])
    for (const { command } of rows) await client.query(`${command} owner to ${owner}`)
    await client.query('revoke create on schema public from public')
  })

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  const name = pg.escapeIdentifier(role)
  if (rowCount === 0) await client.query(`create role ${name}`)
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await client.query(`alter role ${name} ${rights} password ${pg.escapeLiteral(password)}`)
}

/**
 * The query for the commands that give database, schemas, tables and functions to the owner; parts of extensions stay.
 */
const GIVE_AWAY = `
  with others as (
    select format('alter database %I', datname) as command, datdba as owner from pg_database
      where datname = current_database()
    union all select format('alter schema %I', nspname), nspowner from pg_namespace where nspname in ${SCHEMAS}
    union all select format('alter table %s', pg_class.oid::regclass), relowner from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ${SCHEMAS} and relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i', 'e') and relkind = 'S')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all select format('alter routine %s', pg_proc.oid::regprocedure), proowner from pg_proc
      join pg_namespace on pg_namespace.oid = pronamespace
      where nspname in ${SCHEMAS} and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select format('alter type %s', pg_type.oid::regtype), typowner from pg_type
      join pg_namespace on pg_namespace.oid = typnamespace
      where nspname in ${SCHEMAS} and typtype in ('e', 'd')
        and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
  )
  select command from others where owner <> (select oid from pg_roles where rolname = $1)`

/** Lets a role read and write every row, and nothing else. @param owner as the owner */
export const grantWork = (owner: AddressOrConnection, worker: string, schemas: readonly string[]): Promise<void> =>
  inTurn(owner, async (client) => {
    const name = pg.escapeIdentifier(worker)
    for (const schema of schemas.map(pg.escapeIdentifier)) {
      await client.query(`grant usage on schema ${schema} to ${name}`)
      await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`)
      await client.query(`grant usage, select on all sequences in schema ${schema} to ${name}`)
    }
    if (schemas.includes('public')) await client.query(`revoke insert, update, delete on migrations from ${name}`)
  })

/** Returns the role that an address connects as. */
export const roleOf = (url: string): Promise<{ user: string; superuser: boolean }> =>
  withOwnConnection(url, waits.request, async (client) => {
    const { rows } = await client.query<{ user: string; superuser: boolean }>(
      'select rolname as user, rolsuper as superuser from pg_roles where rolname = current_user',
    )
    if (!rows[0]) throw new Error('tidak terjawab')
    return rows[0]
  })
