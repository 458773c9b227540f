import type { ExamFacts, ExaminedCandidate } from '../../../documents/assessment-papers/facts.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { dayRange } from '../../../lib/day.ts'
import { withoutIdentityNumbers } from '../../../lib/identifiers/nik.ts'
import { Problem } from '../../../problems.ts'
import { feedbackOnExam } from '../../../processes/schedules/read-feedback.ts'
import { scheduleHours } from '../../catalogue/schedules/rules.ts'
import { blueprintOf } from '../../catalogue/schemes/blueprint-rules.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { certificationBodyName } from '../../platform/site-content/service.ts'
import { ACCOMMODATION_STATES, GIVEN_LABELS, measuresInForce } from '../accommodations/rules.ts'
import { type ApplicationKind, STAGES } from '../applications/rules.ts'
import { recordPaperOf } from '../exam-records/paper-rules.ts'
import { writtenRecord } from '../exam-records/service.ts'
import { type Examined, examMethods } from '../examination/exam-content-rules.ts'
import { examinedOfAll } from '../examination/service.ts'
import {
  type AssignmentRow,
  appealsOn,
  assignmentsOn,
  type CandidateRow,
  candidatesOn,
  countSuspicions,
  type DecisionOn,
  decisionsOnAll,
  type ExamRow,
  examOfSchedule,
} from './queries.ts'

const KINDS: Record<ApplicationKind, string> = {
  baru: 'Sertifikasi pertama',
  perpanjangan: 'Perpanjangan',
  uji_ulang: 'Uji ulang',
}

/** Takes identity numbers out of what people typed. */
const clean = withoutIdentityNumbers

interface Around {
  examined: ReadonlyMap<number, Examined>
  assignments: readonly AssignmentRow[]
  decisions: readonly DecisionOn[]
}

function accommodationOf({ penyesuaian }: CandidateRow): ExaminedCandidate['penyesuaian'] {
  if (!penyesuaian) return null
  const { status, pemberian } = penyesuaian
  return {
    keadaan: ACCOMMODATION_STATES[status],
    langkah: measuresInForce(penyesuaian).map(clean),
    pemberian: pemberian ? GIVEN_LABELS[pemberian] : '',
  }
}

function candidateOf(row: CandidateRow, { examined, assignments, decisions }: Around): ExaminedCandidate {
  const { unit = [], sel = [] } = examined.get(row.id) ?? {}
  return {
    nomor: row.nomor ?? '',
    nama: row.nama,
    jenis: KINDS[row.jenis_permohonan],
    tahap_label: STAGES[row.tahap].label,
    attended_at: row.attended_at,
    attended_by_name: row.attended_by_name ?? '',
    disetujui: row.disetujui,
    penyesuaian: accommodationOf(row),
    unit,
    sel,
    penguji: assignments
      .filter(({ user_training_id }) => user_training_id === row.id)
      .map(({ nama, status, declared_at, locked_at, nilai }) => ({
        ...{ nama, status, declared_at, locked_at },
        nilai: nilai.map((score) => ({ ...score, catatan: clean(score.catatan) })),
      })),
    putusan: decisions
      .filter(({ user_training_id }) => user_training_id === row.id)
      .map(({ hasil, at, decided_by_name, alasan, unit: found }) => ({
        ...{ hasil, at, decided_by_name, alasan: clean(alasan) },
        unit: found.map((one) => ({ ...one, catatan: clean(one.catatan) })),
      })),
    no_sertifikasi: row.no_sertifikasi,
  }
}

/** The methods of an exam with their kinds: those that its candidates meet, or of its version where there are none. */
function methodsOf({ metode_uji, jenis_metode }: ExamRow, examined: Iterable<Examined>) {
  const met = [...examined].flatMap((one) => one.jenis_metode)
  const own = examMethods(metode_uji, { jenis_metode, confirmed: [], elsewhere: [] })
  const all = met.length > 0 ? met : own
  return [...new Map(all.map((method) => [method.metode, method])).values()]
}

function examinersOf(assignments: readonly AssignmentRow[]): ExamFacts['penguji'] {
  const accepted = assignments.filter(({ status }) => status === 'diterima')
  return [...new Map(accepted.map((one) => [one.nama, one.no_sertifikat ?? ''])).entries()]
    .map(([nama, no_sertifikat]) => ({ nama, no_sertifikat }))
    .toSorted((one, other) => one.nama.localeCompare(other.nama, 'id'))
}

async function recordOfDay(db: Db, ctx: Context, id: number, penguji: ExamFacts['penguji']) {
  const record = await writtenRecord(db, id)
  if (!record) return null
  return recordPaperOf(
    { ...record, penguji: record.penguji ?? penguji.map(({ nama }) => nama) },
    { nama_lembaga: await certificationBodyName(db), made_at: ctx.now },
  )
}

/** Gathers everything that the portal knows of one exam; throws RECORD_NOT_FOUND, also for an activity. */
export async function examFacts(ctx: Context, id: number): Promise<ExamFacts & { hari: string }> {
  const { db } = ctx
  const exam = await examOfSchedule(db, id)
  if (!exam) throw new Problem('RECORD_NOT_FOUND')
  const rows = await candidatesOn(db, id)
  const ids = rows.map((row) => row.id)
  const examined = await examinedOfAll(db, ids)
  const [assignments, decisions, banding, dugaan] = await Promise.all([
    assignmentsOn(db, ids),
    decisionsOnAll(db, ids),
    appealsOn(db, ids),
    countSuspicions(db, ids),
  ])
  const { batas_nilai_tulis, jawaban_layanan } = await settingsOn(db, exam.start_date ?? ctx.today)
  const penguji = examinersOf(assignments)
  return {
    nama_lembaga: await certificationBodyName(db),
    hari: exam.start_date ?? 'tanpa-tanggal',
    skema: exam.skema,
    versi: exam.versi,
    dasar_hukum: exam.dasar_hukum,
    published_at: exam.published_at,
    proposed_by_name: exam.proposed_by_name,
    published_by_name: exam.published_by_name,
    tanggal: exam.start_date ? dayRange(exam.start_date, exam.end_date) : 'Tanggal belum ditentukan',
    jam: scheduleHours(exam),
    tempat: exam.tuk ?? (exam.metode === 'Daring' ? 'Daring' : 'Belum ditentukan'),
    metode: exam.metode,
    cancelled_at: exam.cancelled_at,
    alasan_batal: clean(exam.alasan_batal ?? ''),
    unit: exam.unit_kompetensi.map(({ judul, metode, kuk }) => ({ judul, metode, kuk })),
    jenis_metode: methodsOf(exam, examined.values()),
    kisi: blueprintOf(exam),
    batas_nilai: exam.batas_nilai_tulis ?? batas_nilai_tulis,
    penguji,
    peserta: rows.map((row) => candidateOf(row, { examined, assignments, decisions })),
    berita_acara: await recordOfDay(db, ctx, id, penguji),
    umpan_balik: await feedbackOnExam(db, id, jawaban_layanan),
    banding,
    dugaan,
    dibuat_oleh: requireAccount(ctx).name,
    made_at: ctx.now,
  }
}
