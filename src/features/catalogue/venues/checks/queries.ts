import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import type { Day } from '../../../../lib/day.ts'
import type { CheckedItem, CheckResult } from './rules.ts'

export interface CheckRow {
  id: number
  tanggal: Day
  hasil: CheckResult
  butir: CheckedItem[]
  catatan: string
  checked_by_name: string
  foto: string[]
}

/** The checks of a venue, the newest first. */
export async function venueChecksOf(db: Db, venueId: number): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select one.id, one.tanggal, one.hasil, one.butir, one.catatan, users.name as checked_by_name,
      array(select picture.foto from venue_check_pictures as picture where picture.check_id = one.id order by picture.id) as foto
    from venue_checks as one join users on users.id = one.checked_by
    where one.venue_id = ${venueId} order by one.tanggal desc, one.id desc limit 50`.execute(db)
  return rows
}

interface NewCheck {
  venue_id: number
  tanggal: Day
  hasil: CheckResult
  butir: readonly CheckedItem[]
  catatan: string
  checked_by: number
  created_at: Date
}

export async function insertCheck(db: Db, { butir, ...check }: NewCheck, pictures: readonly string[]): Promise<void> {
  const { id } = await db
    .insertInto('venue_checks')
    .values({ ...check, butir: asJson(butir) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = pictures.map((foto) => ({ check_id: id, foto }))
  if (rows.length > 0) await db.insertInto('venue_check_pictures').values(rows).execute()
}

/** Writes until when a venue is checked, by its newest check. */
export const followNewestCheck = (db: Db, venueId: number, until: Day | null) =>
  db.updateTable('venues').set({ diperiksa_sampai: until }).where('id', '=', venueId).execute()

/** Locks a venue until the transaction ends; undefined where there is none. */
export const lockVenueForCheck = (db: Db, id: number) =>
  db.selectFrom('venues').select(['id', 'name']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** The name of a venue, and until when its newest check counts. */
export const venueStanding = (db: Db, id: number) =>
  db
    .selectFrom('venues')
    .select(['name', sql<Day | null>`diperiksa_sampai`.as('diperiksa_sampai')])
    .where('id', '=', id)
    .executeTakeFirst()
