import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { officeTo } from '../../../office-paths.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { withdrawOpenAssignments } from './assignments/queries.ts'
import { type Examined, examAsBefore, examOfVersion } from './exam-content-rules.ts'
import { type ExaminedRow, examinedRows, examOn } from './exam-queries.ts'
import { examTime } from './exam-time-rules.ts'
import { examinerDay } from './examiner-day-service.ts'
import { candidateLabel } from './rules.ts'

export { scoresOf } from './exam-queries.ts'

/** The method of schemes that name none. */
const WHOLE = ['Penilaian']

const NOTHING: Examined = { unit: [], metode: [], jenis_metode: [], sel: [], batas_nilai_tulis: null }

/** Tells whether an exam takes its methods from the one that it repeats. */
const isAsBefore = ({ metode, origin_id }: ExaminedRow): boolean => metode.length === 0 && origin_id !== null

/**
 * Returns the content of each application's exam; a re-test has only the units that failed, with the methods of the
 * first exam where the scheme names none.
 */
export async function examinedOfAll(db: Db, applicationIds: readonly number[]): Promise<Map<number, Examined>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await examinedRows(db, applicationIds)
  const origins = rows.flatMap((row) => (isAsBefore(row) ? (row.origin_id ?? []) : []))
  const before = await examinedOfAll(db, origins)
  return new Map(
    rows.map((row): [number, Examined] => {
      const unit = row.failed_units ?? row.unit_kompetensi.map(({ judul }) => judul)
      const first = isAsBefore(row) ? (before.get(row.origin_id ?? 0) ?? NOTHING) : undefined
      if (!first) return [row.id, examOfVersion(unit, row.metode.length > 0 ? row.metode : WHOLE, row)]
      const again = examAsBefore(unit, first)
      return [row.id, { ...again, batas_nilai_tulis: row.batas_nilai_tulis ?? again.batas_nilai_tulis }]
    }),
  )
}

/** Returns the content of one application's exam. */
export const examinedOf = async (db: Db, applicationId: number): Promise<Examined> =>
  (await examinedOfAll(db, [applicationId])).get(applicationId) ?? NOTHING

interface Release {
  application: { id: number; schedule_id: number; nomor: string | null; nama: string }
  alasan: string
  /** The examiner or assignment to which it is limited; by default everybody whose scores are not locked. */
  only?: { examiner_id: number } | { id: number }
}

/**
 * Withdraws the assignments of a locked application whose scores are not locked, and notifies those examiners. Returns
 * how many there were.
 */
export async function releaseExaminers(db: Db, ctx: Context, { application, alasan, only }: Release): Promise<number> {
  const released = await withdrawOpenAssignments(db, { application_id: application.id, alasan, at: ctx.now, only })
  const exam = released.length > 0 ? await examOn(db, application.schedule_id) : undefined
  for (const { examiner_id, name, user_id, email } of released) {
    await recordAudit(db, ctx, {
      action: 'cabut penugasan penguji',
      noun: 'permohonan',
      nounId: application.id,
      label: candidateLabel(application),
      after: { penguji: name, alasan },
      who: 'sistem',
    })
    if (user_id === null || email === null || !exam) continue
    const link = `${ctx.appUrl}${officeTo.scoring}`
    const letter = {
      letter: 'assignmentWithdrawn',
      name,
      skema: exam.skema,
      waktu: examTime(exam),
      alasan,
      link,
    } as const
    const calendar = await examinerDay(db, ctx, { examiner_id, schedule_id: application.schedule_id })
    await notifyUser(db, ctx, { id: user_id, email }, letter, officeTo.scoring, { calendar })
  }
  return released.length
}
