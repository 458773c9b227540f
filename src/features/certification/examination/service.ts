import { sql } from 'kysely'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { trainingById } from '../../catalogue/schedules/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { examTime } from './exam-time.ts'
import type { Finding } from './rules.ts'

/** What is examined: units, and methods by which each is. */
export interface Examined {
  unit: string[]
  metode: string[]
}

/** By which a unit is found where a scheme names no method. */
const WHOLE = ['Penilaian']

interface ExaminedRow extends Examined {
  asal_id: number | null
  /** Units in which the application before was not yet competent. */
  ulang: string[] | null
}

/** Units and methods of an application's exam, of a renewal as it was sent; of a re-test only the units that failed, by the methods of then where it names none. */
export async function examinedOf(db: Db, applicationId: number): Promise<Examined> {
  const { rows } = await sql<ExaminedRow>`
    select own.asal_id, coalesce(own.metode_uji, scheme.metode_uji) as metode,
      array(select unit ->> 'judul' from jsonb_array_elements(scheme.unit_kompetensi) as unit) as unit,
      (select array(select unit ->> 'unit' from jsonb_array_elements(before.units) as unit where unit ->> 'hasil' = 'BK')
        from decisions as before where before.user_training_id = own.asal_id order by before.id desc limit 1) as ulang
    from user_trainings as own join schedules on schedules.id = own.schedule_id
    join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    where own.id = ${applicationId}`.execute(db)
  const [row] = rows
  if (!row) return { unit: [], metode: [] }
  const unit = row.ulang ?? row.unit
  if (row.metode.length > 0) return { unit, metode: row.metode }
  return { unit, metode: row.asal_id === null ? WHOLE : (await examinedOf(db, row.asal_id)).metode }
}

export interface ScoreRow {
  unit: string
  metode: string
  nilai: number | null
  hasil: Finding
  catatan: string
}

export interface ExaminerScores {
  assignment_id: number
  nama: string
  locked_at: Date | null
  nilai: ScoreRow[]
}

/** What each examiner who accepted found on an application, in the order of their assignment. */
export async function scoresOf(db: Db, applicationId: number): Promise<ExaminerScores[]> {
  const { rows } = await sql<ExaminerScores>`
    select given.id as assignment_id, examiners.name as nama, given.locked_at,
      (select coalesce(json_agg(json_build_object('unit', unit, 'metode', metode, 'nilai', nilai, 'hasil', hasil,
          'catatan', catatan) order by unit, metode), '[]') from unit_scores where assignment_id = given.id) as nilai
    from examiner_assignments as given join examiners on examiners.id = given.examiner_id
    where given.user_training_id = ${applicationId} and given.status = 'diterima' order by given.id`.execute(db)
  return rows
}

/** Accounts that examined an application or were asked to, and those that are related to its candidate. */
export async function examinersInvolved(
  db: Db,
  applicationId: number,
): Promise<{ penguji: number[]; berhubungan: number[] }> {
  const { rows } = await sql<{ penguji: number[]; berhubungan: number[] }>`
    select
      array(select distinct examiners.user_id from examiner_assignments as given
        join examiners on examiners.id = given.examiner_id
        where given.user_training_id = own.id and examiners.user_id is not null) as penguji,
      array(select distinct examiners.user_id from examiner_conflicts as conflict
        join examiners on examiners.id = conflict.examiner_id
        where conflict.user_id = own.user_id and examiners.user_id is not null) as berhubungan
    from user_trainings as own where own.id = ${applicationId}`.execute(db)
  return rows[0] ?? { penguji: [], berhubungan: [] }
}

/** Where examiners find those they examine. */
export const SCORING_PATH = '/admin/penilaian'

interface Released {
  application: { id: number; schedule_id: number; nomor: string | null; nama: string }
  alasan: string
  /** Only this examiner or this assignment; else everybody whose scores are not locked. */
  only?: { examiner_id: number } | { id: number }
}

/**
 * Withdraws standing assignments whose scores are not locked, and tells those examiners; the caller holds the
 * application. Answers how many there were.
 */
export async function releaseExaminers(db: Db, ctx: Context, { application, alasan, only }: Released): Promise<number> {
  const narrowed = Object.entries(only ?? {}).map(([name, value]) => sql`and given.${sql.ref(name)} = ${value}`)
  const { rows } = await sql<{ name: string; user_id: number | null; email: string | null }>`
    update examiner_assignments as given set status = 'dicabut', answered_at = ${ctx.now}, alasan = ${alasan}
    from examiners left join users as account on account.id = examiners.user_id
    where examiners.id = given.examiner_id and given.user_training_id = ${application.id}
      and given.status in ('ditawarkan', 'diterima') and given.locked_at is null ${sql.join(narrowed, sql` `)}
    returning examiners.name, account.id as user_id, account.email`.execute(db)
  if (rows.length === 0) return 0
  const training = await trainingById(db, application.schedule_id)
  for (const { name, user_id, email } of rows) {
    await recordAudit(db, ctx, {
      action: 'cabut penugasan penguji',
      noun: 'permohonan',
      nounId: application.id,
      label: `${application.nomor ?? application.id}, ${application.nama}`,
      after: { penguji: name, alasan },
      who: 'sistem',
    })
    if (user_id === null || email === null || !training) continue
    const words = {
      name,
      skema: training.name,
      waktu: examTime(training),
      alasan,
      link: `${ctx.appUrl}${SCORING_PATH}`,
    }
    await notifyUser(db, ctx, { id: user_id, email }, { letter: 'assignmentWithdrawn', ...words }, SCORING_PATH)
  }
  return rows.length
}
