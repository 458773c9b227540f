import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { PROBLEMS, Problem } from '../../../problems.ts'
import { measuresInForce } from '../accommodations/rules.ts'
import { acceptedNames } from '../examination/attendance/service.ts'
import { examinesOn } from '../impartiality/service.ts'
import { withNumber } from './paper-rules.ts'
import {
  addendaOf,
  applicationNamesOf,
  type Contents,
  candidatesOfExam,
  doorStaff,
  examRecordOf,
  incidentsOfDay,
  type RecordRow,
  type SignatureRow,
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
    kejadian_pengawas: await incidentsOfDay(db, scheduleId),
  }
}

/** Returns what a record lacks before its first signature, by field; nothing once that is given. */
export async function lackingNow(db: Db, row: RecordRow): Promise<Record<string, string>> {
  if (row.status !== 'disusun') return {}
  const people = await candidatesOfExam(db, row.id)
  return missingBeforeSigning({ ...row, unrecorded: people.filter(({ tahap }) => tahap === 'terjadwal').length })
}

/** The record of an exam as somebody sees it who may; frozen at its first signature. */
export async function examRecord(db: Db, ctx: Context, row: RecordRow, as: SignerRole) {
  const { record_id, isi, kursi, ...facts } = row
  const contents = isi ?? (await contentsNow(db, row.id))
  const ids = contents.peserta.map(({ user_training_id }) => user_training_id)
  const names = new Map((await applicationNamesOf(db, ids)).map((one) => [one.id, one]))
  const seats = new Map(kursi.map((one) => [one.user_training_id, one.kursi]))
  const given = record_id === null ? [] : await signaturesOf(db, record_id)
  const obstacle = await signingObstacle(db, ctx, row, { as, given })
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
    kejadian_pengawas: (contents.kejadian_pengawas ?? []).map(withNumber(names)),
    tanda_tangan: given.map(({ nama, peran, at }) => ({ nama, peran, at })),
    tambahan: record_id === null ? [] : await addendaOf(db, record_id),
    boleh_ditulis: recordAfter('save', row.status) !== undefined,
    halangan_tanda_tangan: obstacle,
  }
}

/** Returns why a person cannot sign now, in a sentence; null where they can. */
async function signingObstacle(
  db: Db,
  ctx: Context,
  row: RecordRow,
  { as, given }: { as: SignerRole; given: readonly SignatureRow[] },
): Promise<string | null> {
  if (row.status === 'terkunci') return 'Berita acara ini sudah ditandatangani dua orang.'
  if (row.record_id === null) return 'Lengkapi dan simpan berita acara lebih dahulu.'
  const { id: signed_by } = requireAccount(ctx)
  const refused = coSignerRefusal({ signed_by, peran: as }, given)
  if (refused) return PROBLEMS[refused].message
  return Object.values(await lackingNow(db, row))[0] ?? null
}
