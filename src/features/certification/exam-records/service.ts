import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { Problem } from '../../../problems.ts'
import { measuresInForce } from '../accommodations/rules.ts'
import { withNumber } from './paper-rules.ts'
import {
  addendaOf,
  applicationNamesOf,
  candidatesOfExam,
  doorStaff,
  dropSignatures,
  examRecordOf,
  incidentsOfDay,
  insertAddendum,
  lockExam,
  type RecordRow,
  recordStanding,
  signaturesOf,
} from './queries.ts'
import { missingRecordRefusal, recordAfter } from './rules.ts'

/** Returns the exam of an application and what its record lacks before anybody is decided on. */
export async function recordBeforeDecision(db: Db, applicationId: number) {
  const standing = await recordStanding(db, applicationId)
  if (!standing) return undefined
  return { schedule_id: standing.schedule_id, refused: missingRecordRefusal(standing) }
}

/** Throws unless the record of the day is locked, where one is required. */
export async function requireExamRecord(db: Db, applicationId: number): Promise<void> {
  const refused = (await recordBeforeDecision(db, applicationId))?.refused
  if (refused) throw new Problem(refused)
}

/** The people of a record: as they were frozen at the first signature, else as the portal knows them now. */
async function peopleOfRecord(db: Db, scheduleId: number, isi: NonNullable<RecordRow['isi']> | null) {
  if (isi) return isi.peserta
  const people = await candidatesOfExam(db, scheduleId)
  return people.map(({ user_training_id, attended_at, penyesuaian }) => ({
    user_training_id,
    attended_at: attended_at?.toISOString() ?? null,
    penyesuaian: measuresInForce(penyesuaian),
  }))
}

/** Returns the record of an exam as it is written; undefined where nobody has begun it. */
export async function writtenRecord(db: Db, scheduleId: number) {
  const row = await examRecordOf(db, scheduleId)
  if (!row || row.record_id === null) return undefined
  const { record_id, isi, kursi, ...facts } = row
  const people = await peopleOfRecord(db, scheduleId, isi)
  const ids = people.map(({ user_training_id }) => user_training_id)
  const names = new Map((await applicationNamesOf(db, ids)).map((one) => [one.id, one]))
  const seats = new Map(kursi.map((one) => [one.user_training_id, one.kursi]))
  return {
    ...facts,
    peserta: people.map(({ user_training_id, attended_at, penyesuaian }) => ({
      nomor: names.get(user_training_id)?.nomor ?? null,
      nama: names.get(user_training_id)?.nama ?? '-',
      kursi: seats.get(user_training_id) ?? '',
      attended_at,
      penyesuaian,
    })),
    /** Null until the first signature, before which those count who accepted to examine. */
    penguji: isi?.penguji ?? null,
    petugas: isi?.petugas ?? (await doorStaff(db, scheduleId)),
    kejadian_pengawas: (isi ? (isi.kejadian_pengawas ?? []) : await incidentsOfDay(db, scheduleId)).map(
      withNumber(names),
    ),
    tanda_tangan: await signaturesOf(db, record_id),
    tambahan: await addendaOf(db, record_id),
  }
}

/**
 * Has the record of an exam say what an invigilator noted: as long as it is not locked it asks for its signatures again,
 * afterwards it stands beside it.
 */
export async function takeIncidentIn(
  db: Db,
  ctx: Pick<Context, 'visit' | 'now'>,
  scheduleId: number,
  { jam, uraian }: { jam: string; uraian: string },
): Promise<void> {
  await lockExam(db, scheduleId)
  const row = await examRecordOf(db, scheduleId)
  if (!row || row.record_id === null || row.status === 'disusun') return
  if (recordAfter('add', row.status) === undefined) return dropSignatures(db, row.record_id)
  const by = { written_by: requireAccount(ctx).id, at: ctx.now }
  await insertAddendum(db, { ...by, record_id: row.record_id, isi: `Kejadian pukul ${jam}: ${uraian}` })
}
