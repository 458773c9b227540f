import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import type { KindOfMethod, MethodKind } from '../method-rules.ts'

/** A method of published versions that do not say its kind, and what was last confirmed of it. */
export interface MethodRow {
  metode: string
  skema: string[]
  jenis: MethodKind | null
  confirmed_at: Date | null
  confirmed_by_name: string | null
}

/** Lists the methods whose kind only a confirmation can say, by name. */
export async function methodsOfBefore(db: Db): Promise<MethodRow[]> {
  const { rows } = await sql<MethodRow>`
    select used.metode, used.skema, newest.jenis, newest.confirmed_at, newest.name as confirmed_by_name
    from (
      select named.metode, array_agg(distinct version.name order by version.name) as skema
      from scheme_versions as version cross join unnest(version.metode_uji) as named (metode)
      where version.published_at is not null and not exists (select
        from jsonb_array_elements(version.jenis_metode) as own where own ->> 'metode' = named.metode)
      group by named.metode) as used
    left join lateral (
      select kind.jenis, kind.confirmed_at, person.name from exam_method_kinds as kind
      join users as person on person.id = kind.confirmed_by
      where kind.metode = used.metode order by kind.id desc limit 1) as newest on true
    order by used.metode`.execute(db)
  return rows
}

/** Returns the kinds that were last confirmed of these methods. */
export async function confirmedKinds(db: Db, methods: readonly string[]): Promise<KindOfMethod[]> {
  if (methods.length === 0) return []
  const { rows } = await sql<KindOfMethod>`
    select distinct on (metode) metode, jenis from exam_method_kinds
    where metode in (${sql.join(methods)}) order by metode, id desc`.execute(db)
  return rows
}

/** Lets one confirmation after another happen, so that the second sees the first. */
export const lockMethodKinds = (db: Db) => sql`select pg_advisory_xact_lock(7241033)`.execute(db)

interface Confirmation extends KindOfMethod {
  confirmed_by: number
  confirmed_at: Date
}

/** Writes a confirmation; answers its number. */
export async function insertMethodKind(db: Db, confirmation: Confirmation): Promise<number> {
  const { id } = await db.insertInto('exam_method_kinds').values(confirmation).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Gives a draft the kinds of its methods. */
export const updateKindsOfDraft = (db: Db, id: number, kinds: readonly KindOfMethod[]) =>
  sql`update scheme_versions set jenis_metode = ${asJson(kinds)} where id = ${id}`.execute(db)
