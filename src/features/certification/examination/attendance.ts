import type { Answered } from '../../../lib/call.ts'
import { idInCode, signedCode } from '../../../lib/signed-code.ts'
import { PROBLEMS, Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { STAGES } from '../applications/rules.ts'
import { refusedNow } from '../applications/service.ts'
import { type AttendeeRow, attendeeById, attendeesOn, idOfNumber } from './attendance-queries.ts'
import type { examinationOfficeCalls } from './office-contract.ts'
import { AT_THE_EXAM } from './rules.ts'

const PURPOSE = 'kehadiran'

/** What the card's QR code names: an application, signed so that nobody makes a card of their own. */
export const codeOf = (keys: Context['keys'], id: number): string => signedCode(keys, PURPOSE, id)

/** Where the code leads: whoever scans it with the phone's own camera comes to the same page. */
export const codeLink = ({ keys, appUrl }: Pick<Context, 'keys' | 'appUrl'>, id: number): string =>
  `${appUrl}/admin/kehadiran/${codeOf(keys, id)}`

/** A candidate by the code on the card, or by the application's number typed in; throws ATTENDEE_NOT_FOUND. */
export async function attendeeByCode(db: Db, ctx: Context, code: string): Promise<AttendeeRow> {
  const id = idInCode(ctx.keys, PURPOSE, code) ?? (await idOfNumber(db, code.trim().toUpperCase()))?.id
  const row = id === undefined ? undefined : await attendeeById(db, id)
  if (!row || !(AT_THE_EXAM as readonly string[]).includes(row.tahap)) throw new Problem('ATTENDEE_NOT_FOUND')
  return row
}

type Attendee = Answered<typeof examinationOfficeCalls.getAttendee>

async function obstacle(db: Db, ctx: Context, row: AttendeeRow): Promise<string | null> {
  if (row.hadir_at) return 'Kehadirannya sudah dicatat.'
  if (row.tahap !== 'terjadwal') return `Tahapnya kini: ${STAGES[row.tahap].label}.`
  const refused = await refusedNow(db, ctx, row.id, 'attend')
  return refused ? PROBLEMS[refused].message : null
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
    hadir_at: row.hadir_at,
    halangan: await obstacle(db, ctx, row),
  }
}

/** The same, of one application; throws RECORD_NOT_FOUND. */
export async function attendeeNow(db: Db, ctx: Context, id: number): Promise<Attendee> {
  const row = await attendeeById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return attendee(db, ctx, row)
}

/** Everybody who is expected on a date, or was. */
export async function attendees(db: Db, ctx: Context, scheduleId: number): Promise<Attendee[]> {
  const all: Attendee[] = []
  for (const row of await attendeesOn(db, scheduleId)) all.push(await attendee(db, ctx, row))
  return all
}
