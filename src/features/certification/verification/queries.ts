import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { preparedMark } from '../../../ground/database/prepared-statements.ts'
import type { Day } from '../../../lib/day.ts'
import type { StoredState } from '../certificates/rules.ts'

export interface CheckedRow {
  id: number
  number_key: string
  registrasi: string | null
  nama: string
  no_sertifikasi: string
  no_registrasi: string | null
  skema: string
  kualifikasi: string
  status: StoredState
  status_since: Date
  valid_from: Day
  valid_until: Day
  pengganti: string | null
}

const NUMBER = sql`number_key collate "C"`
const REGISTRATION = sql`(lower(regexp_replace(no_registrasi, '\\s', '', 'g'))) collate "C"`

/** Compares a single key with `=`, so that PostgreSQL expects one row and keeps its plan. */
const oneOf = (keys: readonly string[]) => (keys.length === 1 ? sql`= ${keys[0]}` : sql`= any(${keys})`)

/** Returns the certificates under these comparison keys, in a single query. */
export async function certificatesByKeys(db: Db, keys: readonly string[]): Promise<Map<string, CheckedRow>> {
  const { rows } = await sql<CheckedRow>`${preparedMark}
    select id, number_key, lower(regexp_replace(no_registrasi, '\\s', '', 'g')) as registrasi, nama, no_sertifikasi,
      no_registrasi, skema, kualifikasi, status, status_since, valid_from, valid_until,
      (select next.no_sertifikasi from certificates as next where next.replaces_id = certificates.id) as pengganti
    from certificates where ${NUMBER} ${oneOf(keys)} or ${REGISTRATION} ${oneOf(keys)}`.execute(db)
  const byRegistration = rows.flatMap((row) => (row.registrasi === null ? [] : [[row.registrasi, row] as const]))
  return new Map([...byRegistration, ...rows.map((row) => [row.number_key, row] as const)])
}
