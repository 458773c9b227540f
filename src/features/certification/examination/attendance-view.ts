import type { Answered } from '../../../lib/call.ts'
import { PROBLEMS, Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { openingInWords } from '../applications/door-service.ts'
import { STAGES } from '../applications/rules.ts'
import { transitionRefusal } from '../applications/service.ts'
import { type AttendeeRow, attendeeById, attendeesOn } from './attendance-queries.ts'
import type { examinationOfficeCalls } from './office-contract.ts'

type Attendee = Answered<typeof examinationOfficeCalls.getAttendee>

async function attendanceObstacle(db: Db, ctx: Context, row: AttendeeRow): Promise<string | null> {
  if (row.attended_at) return 'Kehadirannya sudah dicatat.'
  if (row.tahap !== 'terjadwal') return `Tahapnya kini: ${STAGES[row.tahap].label}.`
  const refused = await transitionRefusal(db, ctx, row.id, 'attend')
  if (refused !== 'EXAM_NOT_BEGUN') return refused ? PROBLEMS[refused].message : null
  return openingInWords(row, await settingsOn(db, ctx.today))
}

/** A candidate as they stand at the door, with the portrait that was given. */
export async function attendee(db: Db, ctx: Context, row: AttendeeRow): Promise<Attendee> {
  const personal = await personalDataOf(db, ctx.keys, row.user_id)
  return {
    id: row.id,
    nomor: row.nomor,
    nama: personal?.nama_lengkap || row.nama,
    foto: personal?.foto || null,
    skema: row.skema,
    tanggal_uji: row.start_date,
    tuk: row.tuk,
    tahap: row.tahap,
    tahap_label: STAGES[row.tahap].label,
    attended_at: row.attended_at,
    halangan: await attendanceObstacle(db, ctx, row),
  }
}

/** The same, of one application; throws RECORD_NOT_FOUND. */
export async function requireAttendee(db: Db, ctx: Context, id: number): Promise<Attendee> {
  const row = await attendeeById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return attendee(db, ctx, row)
}

/** Everybody who is expected on a schedule, or was. */
export async function attendees(db: Db, ctx: Context, scheduleId: number): Promise<Attendee[]> {
  const all: Attendee[] = []
  for (const row of await attendeesOn(db, scheduleId)) all.push(await attendee(db, ctx, row))
  return all
}
