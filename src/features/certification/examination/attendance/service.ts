import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { idInCode, signedCode } from '../../../../lib/signing/signed-code.ts'
import { officeTo } from '../../../../office-paths.ts'
import { Problem } from '../../../../problems.ts'
import { isAtTheExam } from '../rules.ts'
import { type AttendeeRow, attendeeById, idOfNumber } from './queries.ts'

export { acceptedNames, examsToday } from './queries.ts'

const PURPOSE = 'kehadiran'

/** Returns the content of the card's QR code: the application's id, signed so that nobody can forge a card. */
export const attendanceCode = (keys: Context['keys'], id: number): string => signedCode(keys, PURPOSE, id)

/** Returns the address in the QR code: the camera of a phone opens the same page as the scanner of the office. */
export const attendanceLink = ({ keys, appUrl }: Pick<Context, 'keys' | 'appUrl'>, id: number): string =>
  appUrl + officeTo.attendee(attendanceCode(keys, id))

/** A candidate by the code on the card, or by the application's number typed in. */
export async function attendeeByCode(
  db: Db,
  ctx: Pick<Context, 'keys'>,
  code: string,
): Promise<AttendeeRow | undefined> {
  const id = idInCode(ctx.keys, PURPOSE, code) ?? (await idOfNumber(db, code.trim().toUpperCase()))?.id
  const row = id === undefined ? undefined : await attendeeById(db, id)
  return row && isAtTheExam(row.tahap) ? row : undefined
}

/** The same; throws ATTENDEE_NOT_FOUND. */
export async function requireAttendeeByCode(db: Db, ctx: Pick<Context, 'keys'>, code: string): Promise<AttendeeRow> {
  const row = await attendeeByCode(db, ctx, code)
  if (!row) throw new Problem('ATTENDEE_NOT_FOUND')
  return row
}
