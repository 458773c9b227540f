import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { addDays, bodyZone, day, momentIn } from '../../../lib/day.ts'
import type { DataKind, Selection, SelectionKind } from './rules.ts'

const COUNTS = sql`
  (select count(*)::int from incident_recipients as one where one.incident_id = incident.id) as jumlah_terdampak,
  (select count(sent_at)::int from incident_recipients as one where one.incident_id = incident.id) as jumlah_terkirim`

export const INCIDENT_ROWS = sql`
  select incident.id, incident.judul, incident.discovered_at, incident.status, incident.notified_at,
    incident.authority_notified_at, incident.notice_due, ${COUNTS}
  from incidents as incident`

export const INCIDENT_RECORD = sql`
  select incident.*, ${COUNTS}, creator.name as created_by_name, sender.name as notified_by_name,
    reporter.name as authority_notified_by_name, closer.name as closed_by_name,
    coalesce((select json_agg(json_build_object('pilihan', one.pilihan, 'dari', one.dari, 'sampai', one.sampai,
      'staff_name', staff.name, 'jumlah', one.jumlah, 'at', one.at) order by one.id)
      from incident_selections as one left join users as staff on staff.id = one.staff_id
      where one.incident_id = incident.id), '[]') as pilihan
  from incidents as incident left join users as creator on creator.id = incident.created_by
  left join users as sender on sender.id = incident.notified_by
  left join users as reporter on reporter.id = incident.authority_notified_by
  left join users as closer on closer.id = incident.closed_by`

/** Rows `r` for which one of the two letters is still missing. */
export const IS_UNSENT = sql`(r.notified_at is null or r.authority_notified_at is null)`

const dawn = (text: string | null, later = 0): Date => momentIn(bodyZone(), addDays(day(text ?? ''), later), '00.00')

const inPeriod = ({ dari, sampai }: Selection) => sql`at >= ${dawn(dari)} and at < ${dawn(sampai, 1)}`

/** The accounts that a complete choice names. */
const CHOSEN: Record<SelectionKind, (selection: Selection) => RawBuilder<unknown>> = {
  semua_akun: () => sql`select id from users`,
  kejadian_keamanan: (chosen) => sql`select user_id from security_events where ${inPeriod(chosen)}`,
  dibuka_petugas: (chosen) => sql`select owner_id from file_accesses
    where user_id = ${chosen.staff_id} and owner_id <> ${chosen.staff_id} and ${inPeriod(chosen)}`,
  pemegang_sertifikat: () => sql`select user_id from certificates`,
  tidak_ada: () => sql`select id from users where false`,
}

/** Returns the condition for accounts that a choice names and that can be written to; deleted ones have no address. */
const isAffected = (selection: Selection) => sql`
  users.id in (${CHOSEN[selection.pilihan](selection)}) and users.email not like 'dihapus-%@akun.invalid'`

/** Returns how many accounts a choice names, how many of them were named before, and the first names. */
export async function affectedPeople(db: Db, incidentId: number, selection: Selection, most: number) {
  const { rows } = await sql<{ jumlah: number; sudah_disurati: number }>`
    select count(*)::int as jumlah, count(sent.user_id)::int as sudah_disurati from users
    left join incident_recipients as sent on sent.incident_id = ${incidentId} and sent.user_id = users.id
    where ${isAffected(selection)}`.execute(db)
  const { rows: data } = await sql<{ id: number; nama: string }>`
    select users.id, users.name as nama from users where ${isAffected(selection)} order by name_order(users.name), users.id
    limit ${most}`.execute(db)
  return { jumlah: 0, sudah_disurati: 0, ...rows[0], data }
}

/** Counts certificates of people without an account, where the choice includes holders; no letter reaches these. */
export async function countWithoutAccount(db: Db, { pilihan }: Selection): Promise<number> {
  if (pilihan !== 'pemegang_sertifikat' && pilihan !== 'semua_akun') return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from certificates where user_id is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts the lists that the staff member of a choice exported in its period. */
export async function countExports(db: Db, selection: Selection): Promise<number> {
  if (selection.pilihan !== 'dibuka_petugas') return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from file_accesses
    where user_id = ${selection.staff_id} and isi = 'ekspor' and ${inPeriod(selection)}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Stores a choice and the people whom it names now as recipients of the letter, except those whom an earlier choice
 * named already. Returns how many were added.
 */
export async function freezeAffected(db: Db, incidentId: number, selection: Selection, now: Date): Promise<number> {
  const { rows } = await sql`
    insert into incident_recipients (incident_id, user_id, chosen_at)
    select ${incidentId}, users.id, ${now} from users where ${isAffected(selection)}
    on conflict do nothing returning user_id`.execute(db)
  const jumlah = rows.length
  await db
    .insertInto('incident_selections')
    .values({ ...selection, incident_id: incidentId, jumlah, at: now })
    .execute()
  return jumlah
}

export interface Recipient {
  incident_id: number
  user_id: number
  name: string
  email: string
}

/** Returns the people who still wait for their letter, the first chosen first. */
export const waitingRecipients = (db: Db, most: number): Promise<Recipient[]> =>
  db
    .selectFrom('incident_recipients as recipient')
    .innerJoin('users', 'users.id', 'recipient.user_id')
    .select(['recipient.incident_id', 'recipient.user_id', 'users.name', 'users.email'])
    .where('recipient.sent_at', 'is', null)
    .orderBy('recipient.chosen_at')
    .orderBy('recipient.user_id')
    .limit(most)
    .execute()

/** Marks a letter as sent; of two calls at once only one gets true. */
export async function markSent(db: Db, { incident_id, user_id }: Recipient, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('incident_recipients')
    .set({ sent_at: now })
    .where('incident_id', '=', incident_id)
    .where('user_id', '=', user_id)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export interface NoticeFacts {
  judul: string
  uraian: string
  waktu_kejadian: string
  discovered_at: Date
  jenis_data: DataKind[]
  penanganan: string
  pemulihan: string
}

/** Returns the facts of an incident that its letter states. */
export const noticeFacts = (db: Db, id: number): Promise<NoticeFacts | undefined> =>
  db
    .selectFrom('incidents')
    .select(['judul', 'uraian', 'waktu_kejadian', 'discovered_at', 'penanganan', 'pemulihan'])
    .select(sql<DataKind[]>`jenis_data`.as('jenis_data'))
    .where('id', '=', id)
    .executeTakeFirst()

/** Returns the audit log of an incident, the oldest entry first. */
export async function incidentTimeline(db: Db, id: number): Promise<{ at: Date; who: string; action: string }[]> {
  const { rows } = await sql<{ at: Date; who: string; action: string }>`
    select at, who, action from audit_log where noun = 'insiden' and noun_id = ${String(id)} order by audit_log.id`.execute(
    db,
  )
  return rows
}

export async function hasAccount(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
