import { mayCall } from '../../../../access.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { Problem } from '../../../../problems.ts'
import { recordPersonalRead } from '../../../platform/files/service.ts'
import { examinesOn } from '../../impartiality/service.ts'
import { smallPortrait } from '../attendance/portrait-service.ts'
import { attendeesOn } from '../attendance/queries.ts'
import { attendanceCode } from '../attendance/service.ts'
import { attendeesOf } from '../attendance/view.ts'
import { type DoorExamRow, doorExam, doorExams, seatsOf } from './queries.ts'

/** Tells whether somebody may stand at every door, as those who verify do. */
const mayOpenEveryDoor = (ctx: Context): boolean => mayCall('office:verifikasi', requireAccount(ctx))

/** Returns the exam at whose door somebody may stand; throws RECORD_NOT_FOUND, also for an examiner from elsewhere. */
export async function requireDoor(db: Db, ctx: Context, scheduleId: number): Promise<DoorExamRow> {
  const exam = await doorExam(db, scheduleId)
  if (!exam) throw new Problem('RECORD_NOT_FOUND')
  const { id, role } = requireAccount(ctx)
  if (mayOpenEveryDoor(ctx) || (role === 'penguji' && (await examinesOn(db, scheduleId, id)))) return exam
  throw new Problem('RECORD_NOT_FOUND')
}

/** Lists the exams at whose doors somebody may stand soon; nobody else has any. */
export async function ownDoors(db: Db, ctx: Context): Promise<DoorExamRow[]> {
  if (mayOpenEveryDoor(ctx)) return doorExams(db, ctx.today, null)
  const { id, role } = requireAccount(ctx)
  return role === 'penguji' ? doorExams(db, ctx.today, id) : []
}

/** The candidates of an exam as their list leaves for a device: nothing that is not needed to let somebody in. */
export async function peopleForDevice(db: Db, ctx: Context, scheduleId: number) {
  const rows = await attendeesOn(db, scheduleId)
  const [people, seats] = [await attendeesOf(db, ctx, rows), await seatsOf(db, scheduleId)]
  const listed = []
  for (const { id, nomor, nama, foto, tahap, attended_at } of people) {
    listed.push({
      user_training_id: id,
      nomor,
      nama,
      kursi: seats.get(id) ?? '',
      kode: attendanceCode(ctx.keys, id),
      foto: foto === null ? null : await smallPortrait(ctx, foto),
      attended_at,
      tidak_hadir: tahap === 'tidak_hadir',
    })
  }
  return { listed, owners: rows.map(({ user_id }) => user_id) }
}

/** Leaves a trace for each person whose name went onto a device. */
export const recordListRead = (db: Db, ctx: Context, scheduleId: number, owners: readonly number[]): Promise<void> =>
  recordPersonalRead(
    db,
    ctx,
    ...owners.map((owner_id) => ({
      owner_id,
      isi: 'data_pemohon' as const,
      perihal: `Daftar pintu jadwal ${scheduleId}`,
    })),
  )
