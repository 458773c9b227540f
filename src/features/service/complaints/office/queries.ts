import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import { isInvolvedInComplaint } from '../queries.ts'
import type { ComplaintKind } from '../rules.ts'
import type { ComplaintState } from '../state-rules.ts'

export interface ListedComplaint {
  id: number
  no_tiket: string
  jenis_pengaduan: ComplaintKind
  is_anonim: boolean
  terlapor: string
  no_sertifikasi: string
  status: ComplaintState
  created_at: Date
  target: Day | null
  closed_at: Date | null
  handler_name: string | null
}

/** Every complaint in which this person is not involved. */
export const complaintsFor = (userId: number) => sql<ListedComplaint>`
  select id, search_text, no_tiket, jenis_pengaduan, is_anonim, terlapor, no_sertifikasi, status, created_at, target, closed_at,
    handler_id, (select name from users where users.id = handler_id) as handler_name
  from complaints where not ${isInvolvedInComplaint(userId)}`

/** Returns the condition that the next target is overdue. */
export const isPastTarget = (today: Day): RawBuilder<boolean> => sql`target is not null and target < ${today}`

/** The certificate and the examiner that a complaint names, where known, and its handler. */
export async function partiesOf(
  db: Db,
  of: { certificate_id: number | null; examiner_id: number | null; handler_id: number | null },
) {
  const { rows } = await sql<{
    sertifikat: { id: number; no_sertifikasi: string; nama: string } | null
    penguji: string | null
    handler_name: string | null
  }>`
    select (select json_build_object('id', id, 'no_sertifikasi', no_sertifikasi, 'nama', nama) from certificates
        where id = ${of.certificate_id}) as sertifikat,
      (select name from examiners where id = ${of.examiner_id}) as penguji,
      (select name from users where id = ${of.handler_id}) as handler_name`.execute(db)
  return rows[0] ?? { sertifikat: null, penguji: null, handler_name: null }
}

export interface WaitingComplaints {
  key: 'pengaduan_baru' | 'pengaduan_terlambat' | 'pengaduan_saya'
  jumlah: number
  tertua: Date | null
}

/** Counts the cases that wait for this person: unassigned, overdue, and their own in which it is their turn. */
export async function waitingComplaints(db: Db, userId: number, today: Day): Promise<WaitingComplaints[]> {
  const isNew = sql`handler_id is null`
  const isTheirTurn = sql`handler_id = ${userId} and status <> 'menunggu_pelapor'`
  const countOf = (which: RawBuilder<unknown>) =>
    sql`count(*) filter (where ${which})::int, min(created_at) filter (where ${which})`
  const { rows } = await sql<WaitingComplaints>`
    select waiting.* from (
      select ${countOf(isNew)}, ${countOf(isPastTarget(today))}, ${countOf(isTheirTurn)}
      from complaints where closed_at is null and not ${isInvolvedInComplaint(userId)}
    ) as found (baru, baru_sejak, terlambat, terlambat_sejak, saya, saya_sejak),
    lateral (values ('pengaduan_baru', baru, baru_sejak), ('pengaduan_terlambat', terlambat, terlambat_sejak),
      ('pengaduan_saya', saya, saya_sejak)) as waiting (key, jumlah, tertua)`.execute(db)
  return rows
}
