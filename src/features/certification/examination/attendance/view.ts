import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import type { Answered } from '../../../../lib/calls/call.ts'
import { foldedWords } from '../../../../lib/text/fold-text.ts'
import { PROBLEMS, Problem } from '../../../../problems.ts'
import { personalDataByPerson } from '../../../platform/personal-data/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { type Accommodation, measuresInForce } from '../../accommodations/rules.ts'
import { STAGES } from '../../applications/rules.ts'
import { transitionRefusals } from '../../applications/service.ts'
import { openingInWords } from '../../applications/transitions/door-service.ts'
import type { examinationOfficeCalls } from '../office/contract.ts'
import { type AttendeeRow, attendeeById, attendeesLike, attendeesOn } from './queries.ts'
import { attendeeByCode } from './service.ts'

type Attendee = Answered<typeof examinationOfficeCalls.getAttendee>

const isExpected = ({ attended_at, tahap }: AttendeeRow): boolean => attended_at === null && tahap === 'terjadwal'

/** Returns a function that says why a candidate's attendance cannot be recorded now, or null when it can. */
async function attendanceObstacles(db: Db, ctx: Context, rows: readonly AttendeeRow[]) {
  const ids = rows.filter(isExpected).map(({ id }) => id)
  const refusals = await transitionRefusals(db, ctx, ids, 'attend')
  const today = refusals.size > 0 ? await settingsOn(db, ctx.today) : undefined
  return (row: AttendeeRow): string | null => {
    if (row.attended_at) return 'Kehadirannya sudah dicatat.'
    if (row.tahap !== 'terjadwal') return `Tahapnya kini: ${STAGES[row.tahap].label}.`
    const refused = refusals.get(row.id)
    if (refused === 'EXAM_NOT_BEGUN' && today) return openingInWords(row, today)
    return refused ? PROBLEMS[refused].message : null
  }
}

/** What is prepared for somebody, without the words of the request; one that was withdrawn asks nothing. */
function needsAtTheDoor(one: Accommodation | null) {
  if (!one || one.status === 'ditarik') return null
  const { id, version, status, pemberian } = one
  return { id, version, status, langkah: measuresInForce(one), pemberian }
}

/** Candidates as they stand at the door, each with the portrait that was given. */
export async function attendeesOf(db: Db, ctx: Context, rows: readonly AttendeeRow[]): Promise<Attendee[]> {
  const people = rows.map(({ user_id }) => user_id)
  const personal = await personalDataByPerson(db, ctx.keys, people)
  const obstacleOf = await attendanceObstacles(db, ctx, rows)
  return rows.map((row) => ({
    id: row.id,
    nomor: row.nomor,
    nama: personal.get(row.user_id)?.nama_lengkap || row.nama,
    foto: personal.get(row.user_id)?.foto || null,
    skema: row.skema,
    tanggal_uji: row.start_date,
    tuk: row.tuk,
    tahap: row.tahap,
    tahap_label: STAGES[row.tahap].label,
    attended_at: row.attended_at,
    penyesuaian: needsAtTheDoor(row.penyesuaian),
    halangan: obstacleOf(row),
  }))
}

/** Returns the candidate at the door; throws RECORD_NOT_FOUND where there is none. */
export async function attendee(db: Db, ctx: Context, row: AttendeeRow | undefined): Promise<Attendee> {
  const [one] = row ? await attendeesOf(db, ctx, [row]) : []
  if (!one) throw new Problem('RECORD_NOT_FOUND')
  return one
}

/** Returns the candidate of one application; throws RECORD_NOT_FOUND. */
export const requireAttendee = async (db: Db, ctx: Context, id: number): Promise<Attendee> =>
  attendee(db, ctx, await attendeeById(db, id))

/** Returns the people at the door whom a code, a number or words name. */
export async function attendeesFor(db: Db, ctx: Context, text: string): Promise<Attendee[]> {
  const known = await attendeeByCode(db, ctx, text)
  if (known) return attendeesOf(db, ctx, [known])
  const words = foldedWords(text)
  return words.length === 0 ? [] : attendeesOf(db, ctx, await attendeesLike(db, words, ctx.today))
}

/** Everybody who is expected on a schedule, or was. */
export const attendees = async (db: Db, ctx: Context, scheduleId: number): Promise<Attendee[]> =>
  attendeesOf(db, ctx, await attendeesOn(db, scheduleId))
