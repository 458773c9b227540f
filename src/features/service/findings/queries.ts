import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { InputKind } from '../quality/rules.ts'

export const FINDING_ROWS = sql`
  select one.id, one.version, one.status, one.judul, one.sumber, one.batas, one.owner_id, owner.name as owner_name,
    one.audit_id, one.created_at
  from findings as one left join users as owner on owner.id = one.owner_id`

export const FINDING_RECORD = sql`
  select one.*, owner.name as owner_name, actor.name as acted_by_name, closer.name as closed_by_name,
    creator.name as created_by_name, file.name as file_name,
    coalesce(one.audit_id, one.complaint_id, one.appeal_id, one.incident_id) as sumber_id
  from findings as one left join users as owner on owner.id = one.owner_id
  left join users as actor on actor.id = one.acted_by left join users as closer on closer.id = one.closed_by
  left join users as creator on creator.id = one.created_by left join private_files as file on file.id = one.file_id`

/** What a finding may be opened from, as its reader sees it: not a complaint in which they are involved. */
const SOURCES: Record<InputKind, (id: number, readerId: number) => RawBuilder<unknown>> = {
  pengaduan: (id, readerId) => sql`select no_tiket from complaints where id = ${id} and not exists (select
    from complaint_involved as involved where involved.complaint_id = ${id} and involved.user_id = ${readerId})`,
  banding: (id) => sql`select nomor from appeals where id = ${id}`,
  insiden: (id) => sql`select judul from incidents where id = ${id}`,
}

/** Returns the number or title of what a finding may be opened from, locked; undefined for an unknown one. */
export async function lockedSource(
  db: Db,
  { sumber, sumber_id }: { sumber: InputKind; sumber_id: number },
  readerId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from (${SOURCES[sumber](sumber_id, readerId)} for update) as source (name)`.execute(db)
  return rows[0]?.name
}

/** Locks a scheme and returns the finding that was opened from its pass rates of a year. */
export async function lockedTrainingFinding(
  db: Db,
  { scheme_id, tahun }: { scheme_id: number; tahun: number },
): Promise<number | undefined> {
  await sql`select from schemes where id = ${scheme_id} for no key update`.execute(db)
  const row = await db
    .selectFrom('findings')
    .select('id')
    .where('training_scheme_id', '=', scheme_id)
    .where('training_year', '=', tahun)
    .executeTakeFirst()
  return row?.id
}

const SOURCE_COLUMNS = { pengaduan: 'complaint_id', banding: 'appeal_id', insiden: 'incident_id' } as const

/** Returns the finding that was opened from a source; the caller has locked the source. */
export const findingFrom = (db: Db, sumber: InputKind, id: number) =>
  db.selectFrom('findings').select('id').where(SOURCE_COLUMNS[sumber], '=', id).executeTakeFirst()

export async function hasAudit(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('internal_audits').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

interface NewFinding {
  judul: string
  uraian: string
  batas: Day
  owner_id: number
  created_by: number
  created_at: Date
}

type Source =
  | { sumber: InputKind; sumber_id: number }
  | { sumber: 'pelatihan'; training_scheme_id: number; training_year: number }

const columnsOf = (source: Source) =>
  source.sumber === 'pelatihan' ? source : { sumber: source.sumber, [SOURCE_COLUMNS[source.sumber]]: source.sumber_id }

/** Adds a finding with its source and returns its id; the caller has locked the source. */
export async function insertFinding(db: Db, finding: NewFinding, source: Source): Promise<number> {
  const { id } = await db
    .insertInto('findings')
    .values({ ...finding, ...columnsOf(source) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
