import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import type { ReviewInput } from './rules.ts'

export const REVIEW_ROWS = sql`
  select one.id, one.version, one.status, one.tanggal, one.dari, one.sampai, one.owner_id, owner.name as owner_name,
    one.gathered_at, (select count(*)::int from review_tasks as task where task.review_id = one.id) as jumlah_tugas
  from management_reviews as one left join users as owner on owner.id = one.owner_id`

export const REVIEW_RECORD = sql`
  select one.*, owner.name as owner_name, finisher.name as finished_by_name, creator.name as created_by_name,
    coalesce((select json_agg(json_build_object('id', task.id, 'uraian', task.uraian, 'owner_name', doer.name,
      'batas', task.batas, 'status', task.status) order by task.id)
      from review_tasks as task join users as doer on doer.id = task.owner_id where task.review_id = one.id), '[]') as tugas,
    (select count(*)::int from review_tasks as task where task.review_id = one.id) as jumlah_tugas
  from management_reviews as one left join users as owner on owner.id = one.owner_id
  left join users as finisher on finisher.id = one.finished_by left join users as creator on creator.id = one.created_by`

export const TASK_ROWS = sql`
  select task.id, task.version, task.status, task.review_id, task.uraian, task.owner_id, owner.name as owner_name, task.batas,
    task.hasil, task.finished_at, finisher.name as finished_by_name, task.created_at, creator.name as created_by_name
  from review_tasks as task left join users as owner on owner.id = task.owner_id
  left join users as finisher on finisher.id = task.finished_by left join users as creator on creator.id = task.created_by`

interface NewTask {
  review_id: number
  uraian: string
  owner_id: number
  batas: Day
  created_by: number
  created_at: Date
}

/** Adds a task and returns its id; the caller has locked the review. */
export async function insertTask(db: Db, task: NewTask): Promise<number> {
  const { id } = await db.insertInto('review_tasks').values(task).returning('id').executeTakeFirstOrThrow()
  return id
}

interface Period {
  dari: Day
  sampai: Day
  today: Day
}

type Counted = Exclude<ReviewInput, `${'verifikasi' | 'keputusan' | 'pengaduan'}_${'hari' | 'persen'}`>

/** Every count of a period, or as things stand today, in one statement. */
export async function countInputs(db: Db, { dari, sampai, today }: Period): Promise<Record<Counted, number>> {
  const from = sql`${dari}::date::timestamp at time zone ${bodyZoneName()}`
  const until = sql`(${sampai}::date + 1)::timestamp at time zone ${bodyZoneName()}`
  const within = (moment: string) => sql`${sql.ref(moment)} >= ${from} and ${sql.ref(moment)} < ${until}`
  const count = (table: string, condition: RawBuilder<unknown>) =>
    sql`(select count(*)::int from ${sql.table(table)} where ${condition})`
  const counts: Record<Counted, RawBuilder<unknown>> = {
    temuan_dibuka: count('findings', within('created_at')),
    temuan_ditutup: count('findings', within('closed_at')),
    temuan_terbuka: count('findings', sql`status <> 'ditutup'`),
    temuan_terlambat: count('findings', sql`status <> 'ditutup' and batas < ${today}`),
    audit_selesai: count('internal_audits', within('finished_at')),
    audit_direncanakan: count('internal_audits', sql`status = 'direncanakan'`),
    risiko_dipantau: count('impartiality_risks', sql`status = 'dipantau'`),
    risiko_tinggi: count('impartiality_risks', sql`status = 'dipantau' and tingkat_risiko = 'tinggi'`),
    risiko_ditinjau: count('impartiality_risks', within('reviewed_at')),
    pengaduan_masuk: count('complaints', within('created_at')),
    pengaduan_selesai: count('complaints', within('closed_at')),
    banding_masuk: count('appeals', within('submitted_at')),
    banding_dikabulkan: count('appeals', sql`status = 'diterima' and ${within('decided_at')}`),
    insiden: count('incidents', within('discovered_at')),
    permohonan_dikirim: count('user_trainings', within('submitted_at')),
    keputusan_kompeten: count('decisions', sql`hasil = 'kompeten' and ${within('at')}`),
    keputusan_belum_kompeten: count('decisions', sql`hasil = 'belum_kompeten' and ${within('at')}`),
    sanksi: count('sanctions', sql`status = 'dijatuhkan' and ${within('decided_at')}`),
    dokumen_berakhir: count('controlled_papers', sql`status = 'berlaku' and berlaku_sampai < ${today}`),
    tugas_terbuka: count('review_tasks', sql`status = 'terbuka'`),
  }
  const columns = Object.entries(counts).map(([name, value]) => sql`${value} as ${sql.ref(name)}`)
  const { rows } = await sql<Record<Counted, number>>`select ${sql.join(columns)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count answered nothing')
  return row
}
