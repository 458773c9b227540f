import { sql } from 'kysely'
import { drawInWorker } from '../../../../documents/draw-in-worker.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { type ListGiven, officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { momentIn } from '../../../../lib/day.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { examinerOfAccount } from '../../../catalogue/examiners/service.ts'
import { bodyBranding, certificationBodyName } from '../../../platform/site-content/service.ts'
import { recordPaperOf } from '../paper-rules.ts'
import {
  insertAddendum,
  lockExam,
  RECORDS,
  type RecordRow,
  signaturesOf,
  type Written,
  writeRecord,
  writeSignature,
} from '../queries.ts'
import { coSignerRefusal, type RecordTransition, recordAfter, type SignerRole } from '../rules.ts'
import { contentsNow, examRecord, lackingNow, requireExam } from '../view.ts'
import type { examRecordOfficeCalls } from './contract.ts'

interface Seen {
  id: number
  version: number
}

/** Locks the exam of a record and checks what the caller saw and what the state allows. */
async function lockFor(
  db: Db,
  ctx: Context,
  { id, version }: Seen,
  as: SignerRole,
  may: (row: RecordRow) => boolean,
): Promise<RecordRow> {
  await lockExam(db, id)
  const row = await requireExam(db, ctx, id, as)
  if (row.version !== version || !may(row)) throw new Problem('STALE')
  return row
}

const allows =
  (...transitions: RecordTransition[]) =>
  ({ status }: RecordRow): boolean =>
    transitions.some((transition) => recordAfter(transition, status) !== undefined)

/** Refuses a record before the exam has begun on its last day. */
function requireBegun({ end_date, jadwal_jam_mulai, zona_waktu }: RecordRow, now: Date): void {
  if (now < momentIn(zona_waktu, end_date, jadwal_jam_mulai)) throw new Problem('EXAM_RECORD_EARLY')
}

const label = ({ skema, start_date }: RecordRow): string => `${skema}, ${start_date}`

const recordTransition = (db: Db, ctx: Context, row: RecordRow, action: string, after: object) =>
  recordAudit(db, ctx, { action, noun: 'berita-acara', nounId: row.id, label: label(row), after })

const answerRecord = async (db: Db, ctx: Context, id: number, as: SignerRole) =>
  examRecord(db, ctx, await requireExam(db, ctx, id, as), as)

const save = (ctx: Context, { id, version, ...words }: Seen & Written, as: SignerRole) =>
  inTransaction(ctx.db, async (db) => {
    const row = await lockFor(db, ctx, { id, version }, as, allows('save'))
    requireBegun(row, ctx.now)
    const kejadian = words.kejadian.map((one) => ({ ...one, uraian: withoutIdentityNumbers(one.uraian) }))
    const by = { created_by: requireAccount(ctx).id, created_at: ctx.now }
    await writeRecord(db, id, { ...words, kejadian, kursi: words.kursi.filter((one) => one.kursi !== '') }, by)
    await recordTransition(db, ctx, row, 'simpan', { kejadian: kejadian.length })
    return answerRecord(db, ctx, id, as)
  })

const sign = (ctx: Context, seen: Seen, as: SignerRole) =>
  inTransaction(ctx.db, async (db) => {
    const row = await lockFor(db, ctx, seen, as, allows('signFirst', 'signSecond'))
    const { record_id, status } = row
    if (record_id === null) throw new Problem('STALE')
    const signed_by = requireAccount(ctx).id
    const refused = coSignerRefusal({ signed_by, peran: as }, await signaturesOf(db, record_id))
    if (refused) throw new Problem(refused)
    requireBegun(row, ctx.now)
    const lacking = await lackingNow(db, row)
    if (Object.keys(lacking).length > 0) throw invalidFields(lacking)
    const next = recordAfter(status === 'disusun' ? 'signFirst' : 'signSecond', status)
    if (next !== 'menunggu_kedua' && next !== 'terkunci') throw new Problem('STALE')
    const isi = row.isi ?? (await contentsNow(db, seen.id))
    await writeSignature(db, record_id, { status: next, isi, signed_by, peran: as, at: ctx.now })
    await recordTransition(db, ctx, row, 'tanda tangani', { status: next, peran: as })
    return answerRecord(db, ctx, seen.id, as)
  })

const add = (ctx: Context, { isi, ...seen }: Seen & { isi: string }, as: SignerRole) =>
  inTransaction(ctx.db, async (db) => {
    const row = await lockFor(db, ctx, seen, as, allows('add'))
    if (row.record_id === null) throw new Problem('STALE')
    const by = { written_by: requireAccount(ctx).id, at: ctx.now }
    await insertAddendum(db, { ...by, record_id: row.record_id, isi: withoutIdentityNumbers(isi) })
    await recordTransition(db, ctx, row, 'tambahkan', {})
    return answerRecord(db, ctx, seen.id, as)
  })

async function pdfOf(ctx: Context, id: number, as: SignerRole) {
  const record = await answerRecord(ctx.db, ctx, id, as)
  const paper = recordPaperOf(record, { nama_lembaga: await certificationBodyName(ctx.db), made_at: ctx.now })
  const bytes = await drawInWorker('examRecordPdf', paper, await bodyBranding(ctx))
  return { type: 'application/pdf', bytes, filename: `berita-acara-${record.start_date}-${id}.pdf` }
}

const waits = sql`r.wajib and r.status is distinct from 'terkunci'`

interface Listed {
  status?: string | undefined
  menunggu?: boolean | undefined
  examiner_id?: number | undefined
  order?: 'asc' | 'desc' | undefined
}

function listRecords(ctx: Context, { status, menunggu, examiner_id, order = 'desc', ...given }: ListGiven & Listed) {
  const isOver = sql`r.end_date < ${ctx.today}::date`
  const conditions = [
    ...(status === undefined ? [] : [sql`r.status = ${status}`]),
    ...(menunggu === undefined ? [] : [menunggu ? sql`(${waits} and ${isOver})` : sql`not (${waits} and ${isOver})`]),
    ...(examiner_id === undefined
      ? []
      : [
          sql`exists (select from examiner_assignments as given join user_trainings as own on own.id = given.user_training_id
            where own.schedule_id = r.id and given.examiner_id = ${examiner_id} and given.status = 'diterima')`,
        ]),
  ]
  return officeListPage(ctx.db, { rows: RECORDS, search: false, conditions, order }, given)
}

export const examRecordOfficeHandlers: Handlers<typeof examRecordOfficeCalls, Context> = {
  listExamRecord: (ctx, given) => listRecords(ctx, given),
  listOwnExamRecord: async (ctx, given) => {
    const own = await examinerOfAccount(ctx.db, requireAccount(ctx).id)
    return listRecords(ctx, { ...given, examiner_id: own?.id ?? 0 })
  },
  getExamRecord: (ctx, { id }) => answerRecord(ctx.db, ctx, id, 'petugas'),
  saveExamRecord: (ctx, written) => save(ctx, written, 'petugas'),
  signExamRecord: (ctx, seen) => sign(ctx, seen, 'petugas'),
  addToExamRecord: (ctx, added) => add(ctx, added, 'petugas'),
  getExamRecordPdf: (ctx, { id }) => pdfOf(ctx, id, 'petugas'),
  getOwnExamRecord: (ctx, { id }) => answerRecord(ctx.db, ctx, id, 'penguji'),
  saveOwnExamRecord: (ctx, written) => save(ctx, written, 'penguji'),
  signOwnExamRecord: (ctx, seen) => sign(ctx, seen, 'penguji'),
  addToOwnExamRecord: (ctx, added) => add(ctx, added, 'penguji'),
  getOwnExamRecordPdf: (ctx, { id }) => pdfOf(ctx, id, 'penguji'),
}
