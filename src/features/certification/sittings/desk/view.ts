import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { Problem } from '../../../../problems.ts'
import { filesById } from '../../../platform/files/service.ts'
import { incidentsOf } from '../incidents/queries.ts'
import { canOpen, mayTake, screenState } from '../screen-rules.ts'
import type { SittingState } from '../state-rules.ts'
import { isOutOfTime, type SittingTime, secondsLeft } from '../time-rules.ts'
import { type DeskCandidate, type DeskExam, sitsExam, watchedCandidates, watchedExam } from './queries.ts'
import { silentSince } from './rules.ts'

/** Returns an exam that the caller may watch over; throws for one that they sit themself. */
export async function requireWatched(db: Db, ctx: Context, id: number): Promise<DeskExam> {
  const exam = await watchedExam(db, id, ctx.today)
  if (!exam) throw new Problem('RECORD_NOT_FOUND')
  if (await sitsExam(db, id, requireAccount(ctx).id)) throw new Problem('OWN_EXAM')
  return exam
}

/** The times of a candidate's sitting; undefined before a device was prepared. */
function timeOf(row: DeskCandidate): SittingTime | undefined {
  const { status, status_since, menit, tambahan_menit, detik_jeda, begun_at, ended_at } = row
  if (status === null || status_since === null || menit === null) return undefined
  const added = { tambahan_menit: tambahan_menit ?? 0, detik_jeda: detik_jeda ?? 0 }
  return { status, status_since, menit, ...added, begun_at, ended_at }
}

/** The state as the desk shows it: time that is over is over before a job writes it down. */
const stateNow = (time: SittingTime | undefined, now: Date): SittingState | null =>
  time === undefined ? null : isOutOfTime(time, now) ? 'berakhir' : time.status

function candidateAtDesk(row: DeskCandidate, now: Date) {
  const time = timeOf(row)
  const status = stateNow(time, now)
  const { menunggu_id, menunggu_nama, menunggu_asked_at: asked_at } = row
  return {
    ...{ user_training_id: row.user_training_id, nomor: row.nomor, nama: row.nama, tahap: row.tahap },
    ...{ attended_at: row.attended_at, kursi: row.kursi ?? '', kode: row.kode, butir: row.butir },
    ...{ pengerjaan_id: row.pengerjaan_id, status, terjawab: row.terjawab ?? 0, perangkat_nama: row.perangkat_nama },
    sisa_detik: time ? secondsLeft(time, now) : null,
    ...{ tambahan_menit: row.tambahan_menit ?? 0, detik_jeda: row.detik_jeda ?? 0 },
    tanpa_kabar_sejak: silentSince({ ...row, status }, now),
    perangkat_menunggu:
      menunggu_id !== null && asked_at !== null && status !== 'ditutup'
        ? { id: menunggu_id, nama: menunggu_nama ?? '', asked_at }
        : null,
    ...{ kejadian: row.kejadian, ditolak: row.ditolak },
  }
}

/** Lists what was noted of an exam, each with its picture. */
async function incidentsAtDesk(db: Db, id: number) {
  const incidents = await incidentsOf(db, id)
  const files = await filesById(
    db,
    incidents.flatMap(({ file_id }) => file_id ?? []),
  )
  return incidents.map(({ file_id, ...one }) => ({ ...one, berkas: files.find((file) => file.id === file_id) ?? null }))
}

/** Composes the desk of an exam as it is at this moment. */
export async function deskOf(db: Db, ctx: Context, id: number) {
  const exam = await requireWatched(db, ctx, id)
  const { giliran: _turn, ...facts } = exam
  const keadaan = screenState(exam)
  return {
    ...facts,
    ...{ keadaan, waktu_server: ctx.now },
    boleh_diatur: mayTake('atur', keadaan),
    boleh_dibuka: mayTake('buka', keadaan) && canOpen(exam, ctx.now),
    daftar: (await watchedCandidates(db, id)).map((row) => candidateAtDesk(row, ctx.now)),
    catatan_kejadian: await incidentsAtDesk(db, id),
  }
}
