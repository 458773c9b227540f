import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { Stage } from '../../certification/applications/rules.ts'
import type { BilledKind } from '../../certification/invoices/rules.ts'

/** Applications of a person that end by themselves unless they are sent or corrected. */
export async function openForms(db: Db, userId: number, now: Date) {
  const { rows } = await sql<{
    id: number
    version: number
    updated_at: Date
    tahap: Stage
    due_at: Date
    schedule_id: number
    skema: string
  }>`select own.id, own.version, own.updated_at, own.tahap, own.due_at, own.schedule_id, scheme.name as skema
    from user_trainings as own
    join schedules on schedules.id = own.schedule_id
    join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    where own.user_id = ${userId} and own.tahap in ('draft', 'perlu_perbaikan') and own.due_at > ${now}
    order by own.id`.execute(db)
  return rows
}

/** A person's invoices that wait for a payment. */
export async function unpaidInvoices(db: Db, userId: number, now: Date) {
  const { rows } = await sql<{
    version: number
    created_at: Date
    due_at: Date
    untuk: BilledKind
    untuk_id: number
    skema: string
  }>`select bill.version, bill.created_at, bill.due_at,
      case when application.id is null then 'kegiatan' else 'permohonan' end as untuk,
      coalesce(application.id, activity.id) as untuk_id, scheme.name as skema
    from invoices as bill
    left join user_trainings as application on application.id = bill.user_training_id
    left join maintenance_records as activity on activity.id = bill.maintenance_id
    join schedules on schedules.id = coalesce(application.schedule_id, activity.schedule_id)
    join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    where bill.user_id = ${userId} and bill.status in ('belum_dibayar', 'bukti_ditolak') and bill.due_at > ${now}
    order by bill.id`.execute(db)
  return rows
}

/** A person's certificates that none has replaced, and that end on the day or later. */
export async function endingSince(db: Db, userId: number, since: Day) {
  const { rows } = await sql<{ id: number; version: number; status_since: Date; skema: string; valid_until: Day }>`
    select own.id, own.version, own.status_since, own.skema, own.valid_until from certificates as own
    where own.user_id = ${userId} and own.status in ('aktif', 'dibekukan') and own.valid_until >= ${since}::date
      and not exists (select from certificates as next where next.replaces_id = own.id)
    order by own.id`.execute(db)
  return rows
}

/** The years of a person's certificates whose last day is the day or later, with what of them is done. */
export async function yearsDueSince(db: Db, userId: number, since: Day) {
  const { rows } = await sql<{
    id: number
    ke: number
    skema: string
    mulai: Day
    jatuh_tempo: Day
    terlapor: boolean
    terpelihara: boolean
  }>`select y.id, y.ke, own.skema, y.mulai, y.jatuh_tempo,
      y.terlapor, y.terpelihara
    from certificate_years as y join certificates as own on own.id = y.certificate_id
    where y.user_id = ${userId} and y.is_held and y.jatuh_tempo >= ${since}::date
    order by y.jatuh_tempo, y.id`.execute(db)
  return rows
}
