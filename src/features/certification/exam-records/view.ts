import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { PROBLEMS, Problem } from '../../../problems.ts'
import { measuresInForce } from '../accommodations/rules.ts'
import { acceptedNames } from '../examination/attendance/service.ts'
import {
  accountNamesOf,
  addendaOf,
  type Contents,
  candidatesOfExam,
  doorStaff,
  examinesOn,
  examRecordOf,
  type RecordRow,
  signaturesOf,
} from './queries.ts'
import { coSignerRefusal, missingBeforeSigning, recordAfter, type SignerRole } from './rules.ts'

/** Returns the exam of a record; throws RECORD_NOT_FOUND, also for an examiner who does not examine there. */
export async function requireExam(db: Db, ctx: Context, id: number, as: SignerRole): Promise<RecordRow> {
  const row = await examRecordOf(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  if (as === 'penguji' && !(await examinesOn(db, id, requireAccount(ctx).id))) throw new Problem('RECORD_NOT_FOUND')
  return row
}

/** Gathers what the portal knows of the day now. */
export async function contentsNow(db: Db, scheduleId: number): Promise<Contents> {
  const people = await candidatesOfExam(db, scheduleId)
  return {
    peserta: people.map(({ user_training_id, attended_at, penyesuaian }) => ({
      user_training_id,
      attended_at: attended_at?.toISOString() ?? null,
      penyesuaian: measuresInForce(penyesuaian),
      pemberian: penyesuaian?.pemberian ?? null,
    })),
    penguji: await acceptedNames(db, { schedule_id: scheduleId }),
    petugas: await doorStaff(db, scheduleId),
  }
}

/** Counts the candidates of whom nobody has recorded whether they came. */
export const unrecordedOf = async (db: Db, scheduleId: number): Promise<number> =>
  (await candidatesOfExam(db, scheduleId)).filter(({ tahap }) => tahap === 'terjadwal').length

/** The record of an exam as somebody sees it who may; frozen at its first signature. */
export async function examRecord(db: Db, ctx: Context, row: RecordRow, as: SignerRole) {
  const { record_id, isi, kursi, ...facts } = row
  const contents = isi ?? (await contentsNow(db, row.id))
  const ids = contents.peserta.map(({ user_training_id }) => user_training_id)
  const names = new Map((await accountNamesOf(db, ids)).map((one) => [one.id, one]))
  const seats = new Map(kursi.map((one) => [one.user_training_id, one.kursi]))
  const given = record_id === null ? [] : await signaturesOf(db, record_id)
  const obstacle = await signingObstacle(db, ctx, row, as)
  return {
    ...facts,
    peserta: contents.peserta.map(({ user_training_id, ...one }) => ({
      ...one,
      user_training_id,
      nomor: names.get(user_training_id)?.nomor ?? null,
      nama: names.get(user_training_id)?.nama ?? '-',
      kursi: seats.get(user_training_id) ?? '',
    })),
    penguji: contents.penguji,
    petugas: contents.petugas,
    tanda_tangan: given.map(({ signed_by: _id, ...one }) => one),
    tambahan: record_id === null ? [] : await addendaOf(db, record_id),
    boleh_ditulis: recordAfter('save', row.status) !== undefined,
    halangan_tanda_tangan: obstacle,
  }
}

/** Returns why a person cannot sign now, in a sentence; null where they can. */
async function signingObstacle(db: Db, ctx: Context, row: RecordRow, as: SignerRole): Promise<string | null> {
  if (row.status === 'terkunci') return 'Berita acara ini sudah ditandatangani dua orang.'
  if (row.record_id === null) return 'Lengkapi dan simpan berita acara lebih dahulu.'
  const { id } = requireAccount(ctx)
  const refused = coSignerRefusal({ signed_by: id, peran: as }, await signaturesOf(db, row.record_id))
  if (refused) return PROBLEMS[refused].message
  const [missing] = Object.values(missingBeforeSigning({ ...row, unrecorded: await unrecordedOf(db, row.id) }))
  return row.status === 'disusun' ? (missing ?? null) : null
}
