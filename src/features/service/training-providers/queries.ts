import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { STAFF } from '../../../ground/database/staff-roles.ts'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import type { PassCount } from './comparison-rules.ts'

export const PROVIDER_ROWS = sql`
  select id, version, nama, nama_lain, hubungan, sejak, sampai, pengajar, search_text from training_providers`

export const PROVIDER_RECORD = sql`
  select one.id, one.version, one.nama, one.nama_lain, one.hubungan, one.sejak, one.sampai, one.pengajar, one.created_at,
    creator.name as created_by_name,
    array(select users.name from users where users.id = any (one.pengajar) order by name_order(users.name), users.id) as pengajar_nama
  from training_providers as one left join users as creator on creator.id = one.created_by`

/** The accounts of examiners and staff at work, who may train too. */
export const possibleTrainers = (db: Db): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(sql<boolean>`role in (${STAFF})`)
    .where('suspended_at', 'is', null)
    .orderBy(sql`name_order(name)`)
    .orderBy('id')
    .execute()

/** Tells how many of these are accounts of examiners or staff. */
export async function countTrainers(db: Db, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`select count(*)::int as jumlah from users
    where id = any (${[...ids]}::int[]) and role in (${STAFF})`.execute(db)
  return rows[0]?.jumlah ?? 0
}

interface Named {
  nama: string
  nama_lain: readonly string[]
  sejak: Day
  sampai: Day | null
}

/** Locks the list of providers for writing, so that no two are entered under one name at once. */
export const lockProviders = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('training-providers'))`.execute(db)

/** Returns another provider that has one of these names on a day of the same period. */
export async function providerNamed(
  db: Db,
  { nama, nama_lain, sejak, sampai }: Named,
  exceptId: number,
): Promise<{ id: number; nama: string } | undefined> {
  const { rows } = await sql<{ id: number; nama: string }>`
    select id, nama from training_providers where id <> ${exceptId}
      and folded_names && fold_names(${[nama, ...nama_lain]}::text[])
      and daterange(sejak, sampai, '[]') && daterange(${sejak}::date, ${sampai}::date, '[]') limit 1`.execute(db)
  return rows[0]
}

const yearOf = sql`extract(year from f.at at time zone ${bodyZoneName()})::int`

/** The standing decisions of some years, by year, scheme, and where the candidates were trained. */
export async function passCounts(db: Db, { dari, sampai }: { dari: Day; sampai: Day }): Promise<PassCount[]> {
  const { rows } = await sql<PassCount>`
    select ${yearOf} as tahun, f.scheme_id, schemes.name as skema, training.hubungan, training.id is not null as named,
      count(*)::int as of, (count(*) filter (where f.hasil = 'kompeten'))::int as hits
    from figure_results as f
    join schemes on schemes.id = f.scheme_id
    left join lateral (select id, hubungan from named_trainings where user_training_id = f.user_training_id
      order by id desc limit 1) as training on true
    where f.at >= ${dari}::date::timestamp at time zone ${bodyZoneName()}
      and f.at < (${sampai}::date + 1)::timestamp at time zone ${bodyZoneName()}
    group by 1, 2, 3, 4, 5 order by 1 desc, 3, 2`.execute(db)
  return rows
}

const MOST_UNKNOWN = 20

/** The places of training that candidates named since a day and that the office does not know, the commonest first. */
export async function unknownPlaces(db: Db, since: Day): Promise<{ lembaga_pelatihan: string; peserta: number }[]> {
  const { rows } = await sql<{ lembaga_pelatihan: string; peserta: number }>`
    select min(training.lembaga_pelatihan) as lembaga_pelatihan, count(distinct f.user_training_id)::int as peserta
    from figure_results as f join named_trainings as training on training.user_training_id = f.user_training_id
    where f.at >= ${since}::date::timestamp at time zone ${bodyZoneName()} and training.provider_id is null
    group by fold_name(training.lembaga_pelatihan) order by 2 desc, 1 limit ${MOST_UNKNOWN}`.execute(db)
  return rows
}

/** The findings that were opened from pass rates by place of training. */
export const trainingFindings = (db: Db) =>
  db
    .selectFrom('findings')
    .select(['id', 'training_scheme_id', 'training_year'])
    .where('training_scheme_id', 'is not', null)
    .execute()
