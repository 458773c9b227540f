import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Answered } from '../../../lib/calls/call.ts'
import { bodyZone, dayIn } from '../../../lib/day.ts'
import { foldedWords } from '../../../lib/text/fold-text.ts'
import { PROBLEMS, Problem, type ProblemCode } from '../../../problems.ts'
import { type PersonalFacts, personalDataByPerson, personalDataOf } from '../../platform/personal-data/service.ts'
import { activityInCode } from './attendance-code-service.ts'
import type { maintenanceOfficeCalls } from './office/contract.ts'
import { activityTime } from './place-rules.ts'
import { type ActivityRow, activityById, participantsLike } from './queries.ts'
import { ACTIVITY_STATES, isAmong, PARTICIPATING } from './rules.ts'
import { type ActivityTransition, activityFacts, decideActivityTransition } from './transition-rules.ts'

type Participant = Answered<typeof maintenanceOfficeCalls.getActivityParticipant>

const refusalNow = (row: ActivityRow, transition: ActivityTransition, now: Date): ProblemCode | undefined => {
  const decision = decideActivityTransition(transition, activityFacts(row, now), now)
  return 'refused' in decision ? decision.refused : undefined
}

/** Returns why attendance of an expected person cannot be recorded yet; for all others their state says it. */
function obstacle(row: ActivityRow, now: Date): string | null {
  const refused = row.status === 'dikonfirmasi' ? refusalNow(row, 'attend', now) : undefined
  return refused ? PROBLEMS[refused].message : null
}

type Seeing = Pick<Context, 'keys' | 'now'>

/** Participants as they stand at the door, each with the portrait to compare. */
export async function participants(db: Db, { keys, now }: Seeing, rows: readonly ActivityRow[]) {
  const people = rows.map(({ user_id }) => user_id)
  const personal = await personalDataByPerson(db, keys, people)
  return rows.map((row) => participantOf(row, personal.get(row.user_id), now))
}

/** Returns one participant with the portrait to compare. */
export const participant = (db: Db, { keys, now }: Seeing, row: ActivityRow): Promise<Participant> =>
  personalDataOf(db, keys, row.user_id).then((personal) => participantOf(row, personal, now))

const participantOf = (row: ActivityRow, personal: PersonalFacts | undefined, now: Date): Participant => ({
  ...row,
  nama: personal?.nama_lengkap || row.nama,
  foto: personal?.foto || null,
  schedule_id: row.schedule_id ?? 0,
  waktu: activityTime(row),
  status_label: ACTIVITY_STATES[row.status],
  halangan: obstacle(row, now),
  can: {
    hadir: refusalNow(row, 'attend', now) === undefined,
    tidak_hadir: refusalNow(row, 'miss', now) === undefined,
    batal_hadir: undoRefusal(row, now) === undefined,
  },
})

/** A slip at the door is taken back on its day. */
export const undoRefusal = (row: ActivityRow, now: Date): ProblemCode | undefined => {
  const zone = row.jadwal?.zona_waktu ?? bodyZone()
  const isToday = row.attended_at !== null && dayIn(zone, row.attended_at) === dayIn(zone, now)
  return isToday ? refusalNow(row, 'unattend', now) : 'STALE'
}

/** A participant by the code on their page; throws PARTICIPANT_NOT_FOUND. */
export async function requireParticipantByCode(
  db: Db,
  { keys }: Pick<Context, 'keys'>,
  code: string,
): Promise<ActivityRow> {
  const id = activityInCode(keys, code)
  const row = id === undefined ? undefined : await activityById(db, id)
  if (!row || !isAmong(PARTICIPATING, row.status)) throw new Problem('PARTICIPANT_NOT_FOUND')
  return row
}

/** Returns the people at the door whom a code, a number or words name. */
export async function participantsFor(
  db: Db,
  ctx: Seeing & Pick<Context, 'today'>,
  text: string,
): Promise<Participant[]> {
  const id = activityInCode(ctx.keys, text)
  const row = id === undefined ? undefined : await activityById(db, id)
  if (row && isAmong(PARTICIPATING, row.status)) return participants(db, ctx, [row])
  const words = foldedWords(text)
  return words.length === 0 ? [] : participants(db, ctx, await participantsLike(db, words, ctx.today))
}

/** Counts the participants of a schedule who can be recognised now, or says why nobody who attended can. */
export function recognitionOf(rows: ActivityRow[], now: Date) {
  const attended = rows.filter(({ status, schedule_id }) => status === 'hadir' && schedule_id !== null)
  const [first] = attended
  const refused = first && refusalNow(first, 'recogniseAttended', now)
  return {
    dapat_diakui: refused ? 0 : attended.length,
    halangan_akui: refused ? PROBLEMS[refused].message : null,
  }
}
