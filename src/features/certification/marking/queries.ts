import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { Stage } from '../applications/rules.ts'
import { newestMarks } from './mark-queries.ts'
import type { SheetState } from './sheet-rules.ts'

/** Stages of those who sat their exam, so that there is a sheet to type. */
const SAT = ['diuji', 'menunggu_keputusan', 'belum_kompeten', 'banding', 'diterbitkan'] as const satisfies Stage[]

/** Selects papers of those who sat their exam; `r` is the application, which conditions of impartiality name. */
const PAPERS = sql`exam_papers as paper join user_trainings as r on r.id = paper.user_training_id
    and r.tahap in (${sql.join([...SAT])})
  join exam_forms as form on form.id = paper.form_id
  left join exam_sheets as sheet on sheet.paper_id = paper.id`

/**
 * True of a paper that somebody sits on screen, or handed in there. One that people had begun to type before stays theirs
 * once its sitting is closed.
 */
const ON_SCREEN = sql<boolean>`exists (select from exam_sittings as sitting
  where sitting.paper_id = paper.id and sitting.begun_at is not null and (sitting.status <> 'ditutup'
    or not exists (select from exam_transcripts as own where own.paper_id = paper.id)))`

const FINISHED = sql`(select count(*)::int from exam_transcripts as own
  where own.paper_id = paper.id and own.finished_at is not null)`

export interface MarkedExam {
  id: number
  skema: string
  tuk: string | null
  start_date: Day | null
  jumlah: number
  belum: number
  sekali: number
  berbeda: number
  dinilai: number
  selesai: number
}

/** Selects the exams that have papers, with how far each of these is. */
export const MARKED_EXAMS = sql<MarkedExam>`
  select schedules.id, schedules.skema, schedules.tuk, schedules.start_date, count(*)::int as jumlah,
    count(*) filter (where each.terketik = 0 and coalesce(each.status, 'diketik') = 'diketik')::int as belum, count(*) filter (where each.terketik = 1)::int as sekali,
    count(*) filter (where each.status = 'berbeda')::int as berbeda,
    count(*) filter (where each.status = 'dinilai')::int as dinilai,
    count(*) filter (where each.status = 'selesai')::int as selesai
  from (select paper.schedule_id, sheet.status, ${FINISHED} as terketik from ${PAPERS}) as each
  join schedules on schedules.id = each.schedule_id group by schedules.id`

export async function markedExam(db: Db, id: number): Promise<MarkedExam | undefined> {
  const { rows } = await sql<MarkedExam>`select * from (${MARKED_EXAMS}) as r where r.id = ${id}`.execute(db)
  return rows[0]
}

export interface ExamPaper {
  paper_id: number
  kode: string
  form_id: number
  naskah_kode: string
  status: SheetState | null
  /** It is sat on screen, and nobody types it. */
  di_layar: boolean
  beda: number
  /** How many have typed it whole, and how many have begun to. */
  terketik: number
  diketik: number
  /** The reader's own typing. */
  milik_saya: 'mulai' | 'selesai' | null
  menunggu_dilihat: number
  menunggu_esai: number
}

/** Lists the papers of an exam by code, as somebody sees them who has no part in them. */
export async function papersOfExam(
  db: Db,
  scheduleId: number,
  { userId, uninvolved }: { userId: number; uninvolved: RawBuilder<unknown> },
): Promise<ExamPaper[]> {
  const { rows } = await sql<ExamPaper>`
    select paper.id as paper_id, paper.kode, form.id as form_id, form.kode as naskah_kode, sheet.status,
      ${ON_SCREEN} as di_layar, coalesce(sheet.beda, 0) as beda, ${FINISHED} as terketik,
      (select count(*)::int from exam_transcripts as own where own.paper_id = paper.id) as diketik,
      (select case when finished_at is null then 'mulai' else 'selesai' end from exam_transcripts as own
        where own.paper_id = paper.id and own.typed_by = ${userId}) as milik_saya,
      waiting.dilihat as menunggu_dilihat, waiting.esai as menunggu_esai
    from ${PAPERS} cross join lateral (select count(*) filter (where cara = 'dilihat')::int as dilihat,
        count(*) filter (where cara = 'esai')::int as esai
      from ${newestMarks(sql`paper.id`)} as mark where poin is null) as waiting
    where paper.schedule_id = ${scheduleId} and ${uninvolved} order by paper.kode`.execute(db)
  return rows
}

export interface SheetPaper {
  paper_id: number
  kode: string
  user_training_id: number
  schedule_id: number
  form_id: number
  benih: number
  naskah_kode: string
  /** Null before the first typing. */
  status: SheetState | null
  /** It is sat on screen, and nobody types it. */
  di_layar: boolean
  version: number
  beda: number
  isi: Buffer | null
  /** Who settled its differences, by name. */
  penyelesai: string | null
  settled_at: Date | null
}

/** A paper whose candidate sat the exam; undefined where there is none, or the reader has a part in it. */
export async function sheetPaper(
  db: Db,
  id: number,
  uninvolved: RawBuilder<unknown> = sql`true`,
): Promise<SheetPaper | undefined> {
  const { rows } = await sql<SheetPaper>`
    select paper.id as paper_id, paper.kode, paper.user_training_id, paper.schedule_id, form.id as form_id, form.benih,
      form.kode as naskah_kode, sheet.status, ${ON_SCREEN} as di_layar, coalesce(sheet.version, 0) as version,
      coalesce(sheet.beda, 0) as beda,
      sheet.isi, sheet.settled_at,
      (select person.name from users as person where person.id = sheet.settled_by) as penyelesai
    from ${PAPERS} where paper.id = ${id} and ${uninvolved}`.execute(db)
  return rows[0]
}

/** Locks a paper until the transaction ends; everything about its sheet is written under this lock. */
export const lockPaper = (db: Db, id: number) =>
  db.selectFrom('exam_papers').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export interface TranscriptRow {
  paper_id: number
  urutan: number
  version: number
  typed_by: number
  isi: Buffer
  finished_at: Date | null
}

export const transcriptsOf = (db: Db, paperId: number): Promise<TranscriptRow[]> =>
  db
    .selectFrom('exam_transcripts')
    .select(['paper_id', 'urutan', 'version', 'typed_by', 'isi', 'finished_at'])
    .where('paper_id', '=', paperId)
    .orderBy('urutan')
    .execute()

export const beginSheet = (db: Db, paper_id: number, now: Date) =>
  db
    .insertInto('exam_sheets')
    .values({ paper_id, status: 'diketik', status_since: now })
    .onConflict((same) => same.doNothing())
    .execute()

interface Typed {
  paper_id: number
  urutan: number
  typed_by: number
  terisi: number
  isi: Buffer
  finished_at: Date | null
  now: Date
}

/** Writes what somebody typed so far under the next version. */
export const writeTranscript = (db: Db, { now, ...typed }: Typed) =>
  db
    .insertInto('exam_transcripts')
    .values({ ...typed, started_at: now, updated_at: now })
    .onConflict((same) =>
      same.columns(['paper_id', 'urutan']).doUpdateSet(({ eb }) => ({
        isi: typed.isi,
        terisi: typed.terisi,
        finished_at: typed.finished_at,
        updated_at: now,
        version: eb('exam_transcripts.version', '+', 1),
      })),
    )
    .execute()

interface SheetColumns {
  status: SheetState
  status_since: Date
  beda?: number
  isi?: Buffer
  settled_by?: number | null
  settled_at?: Date
}

export const writeSheet = (db: Db, paperId: number, columns: SheetColumns) =>
  db
    .updateTable('exam_sheets')
    .set(({ eb }) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('paper_id', '=', paperId)
    .execute()
