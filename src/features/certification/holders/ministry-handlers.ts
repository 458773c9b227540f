import { sql } from 'kysely'
import { isReader } from '../../../access.ts'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { eachRow } from '../../../ground/office-lists/each-row.ts'
import { resourceHandlers, type StoredRecord } from '../../../ground/office-lists/resource-handlers.ts'
import { requireAccount, requireConfirmedPassword } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { addDays, bodyZone, longDay, momentIn } from '../../../lib/day.ts'
import { readCsv } from '../../../lib/files/csv-reader.ts'
import { guessedEncoding, readTextFile, type TextFile } from '../../../lib/files/text-file.ts'
import { zipParts } from '../../../lib/files/zip.ts'
import { foundByNumber, numberKeys, printedNumber } from '../../../lib/identifiers/number.ts'
import { Problem } from '../../../problems.ts'
import { announceExport } from '../../platform/staff/export-service.ts'
import { recordRegistration } from '../certificates/registration-service.ts'
import {
  MOST_ANSWER_LINES,
  type ministryCalls,
  ministryColumnResource,
  ministrySubmissionResource,
} from './ministry-contract.ts'
import {
  certificatesByKey,
  deleteSubmission,
  insertSubmission,
  lockSubmission,
  markSubmissionSent,
  ministryColumns,
  ownersOfNumbers,
} from './ministry-queries.ts'
import { judgeNumbers, type MinistryColumn, type NumberLine, numberColumns } from './ministry-rules.ts'
import { ministryEntries } from './ministry-service.ts'

const NOUN = 'kiriman-amdalnet'

const rows = sql`select one.id, one.version, one.created_at, author.name as created_by_name, one.dari, one.sampai,
  one.kualifikasi, one.hanya_baru, one.jumlah, one.sent_at, sender.name as sent_by_name, one.catatan
  from ministry_submissions as one left join users as author on author.id = one.created_by
  left join users as sender on sender.id = one.sent_by`

const labelOf = ({
  dari,
  sampai,
  jumlah,
}: Pick<StoredRecord<typeof ministrySubmissionResource>, 'dari' | 'sampai' | 'jumlah'>) =>
  `${longDay(dari)} sampai ${longDay(sampai)}, ${jumlah} sertifikat`

const submissions = resourceHandlers(ministrySubmissionResource, {
  table: 'ministry_submissions',
  rows,
  record: sql`select known.*, (select count(*)::int from ministry_submission_certificates as listed
    where listed.submission_id = known.id and exists (select from certificate_papers as paper
      where paper.certificate_id = listed.certificate_id and paper.file_id is not null)) as berkas from (${rows}) as known`,
  filters: { terkirim: (isSent) => (isSent ? sql`r.sent_at is not null` : sql`r.sent_at is null`) },
  label: labelOf,
})

/** Reads a submission; readers from outside see it once the body has sent it. */
async function readSubmission(ctx: Context, { id }: { id: number }) {
  const one = await submissions.getMinistrySubmission(ctx, { id })
  if (isReader(requireAccount(ctx)) && one.sent_at === null) throw new Problem('RECORD_NOT_FOUND')
  return one
}

/** Locks a submission that was not sent yet and is as the caller saw it. */
async function lockUnsent(db: Db, { id, version }: { id: number; version: number }): Promise<void> {
  const seen = await lockSubmission(db, id)
  if (!seen) throw new Problem('RECORD_NOT_FOUND')
  if (seen.version !== version || seen.sent_at !== null) throw new Problem('STALE')
}

const DELIMITERS = [',', ';', '\t']

/** The lines of the ministry's answer; throws MINISTRY_NUMBERS_UNREADABLE. */
function linesOf({ text }: TextFile, columns: MinistryColumn[]): NumberLine[] {
  for (const delimiter of DELIMITERS) {
    const [head = [], ...records] = readCsv(text, delimiter)
    const places = numberColumns(head, columns)
    if ('refused' in places || records.length > MOST_ANSWER_LINES) continue
    return records
      .map((cells, at) => ({
        baris: at + 2,
        no_sertifikasi: printedNumber(cells[places.sertifikat] ?? ''),
        no_registrasi: printedNumber(cells[places.registrasi] ?? ''),
      }))
      .filter(({ no_sertifikasi, no_registrasi }) => no_sertifikasi !== '' || no_registrasi !== '')
  }
  throw new Problem('MINISTRY_NUMBERS_UNREADABLE')
}

export const ministryHandlers: Handlers<typeof ministryCalls, Context> = {
  ...resourceHandlers(ministryColumnResource, {
    table: 'ministry_columns',
    rows: sql`select id, version, urutan, judul, isi, teks from ministry_columns`,
    label: ({ judul }) => judul,
  }),
  ...submissions,
  listMinistrySubmission: (ctx, given) =>
    submissions.listMinistrySubmission(ctx, isReader(requireAccount(ctx)) ? { ...given, terkirim: true } : given),
  getMinistrySubmission: readSubmission,

  composeMinistrySubmission: (ctx, { dari, sampai, kualifikasi, hanya_baru }) =>
    inTransaction(ctx.db, async (db) => {
      const span = {
        from: momentIn(bodyZone(), dari, '00:00'),
        before: momentIn(bodyZone(), addDays(sampai, 1), '00:00'),
      }
      const chosen = { dari, sampai, kualifikasi, hanya_baru, created_at: ctx.now, created_by: requireAccount(ctx).id }
      const id = await insertSubmission(db, chosen, span)
      if (id === undefined) throw new Problem('MINISTRY_NOTHING')
      const after = await submissions.getMinistrySubmission({ ...ctx, db }, { id })
      await recordAudit(db, ctx, { action: 'susun', noun: NOUN, nounId: id, label: labelOf(after), after })
      return after
    }),

  // The audit log says who takes identity numbers out before they leave.
  getMinistryArchive: async (ctx, { id, pemisah }) => {
    requireConfirmedPassword(ctx)
    const submission = await readSubmission(ctx, { id })
    const label = `Ekspor Amdalnet, ${submission.jumlah} sertifikat`
    await inTransaction(ctx.db, async (db) => {
      await recordAudit(db, ctx, { action: 'ekspor', noun: NOUN, nounId: id, label })
      await announceExport(db, ctx, { daftar: label, jumlah: submission.jumlah })
    })
    const bytes = zipParts(ministryEntries(ctx, submission, pemisah), ctx.now)
    return { type: 'application/zip', bytes, filename: `amdalnet-${submission.dari}-${submission.sampai}.zip` }
  },

  markMinistrySubmissionSent: (ctx, { catatan, ...seen }) =>
    inTransaction(ctx.db, async (db) => {
      await lockUnsent(db, seen)
      await markSubmissionSent(db, seen.id, { sent_at: ctx.now, sent_by: requireAccount(ctx).id, catatan })
      const after = await submissions.getMinistrySubmission({ ...ctx, db }, seen)
      await recordAudit(db, ctx, {
        action: 'tandai terkirim',
        noun: NOUN,
        nounId: seen.id,
        label: labelOf(after),
        after,
      })
      return after
    }),

  dropMinistrySubmission: (ctx, seen) =>
    inTransaction(ctx.db, async (db) => {
      await lockUnsent(db, seen)
      const before = await submissions.getMinistrySubmission({ ...ctx, db }, seen)
      await deleteSubmission(db, seen.id)
      await recordAudit(db, ctx, { action: 'buang', noun: NOUN, nounId: seen.id, label: labelOf(before), before })
      return undefined
    }),

  checkMinistryNumbers: async ({ db }, { file, penyandian }) => {
    const answer = readTextFile(await file.bytes(), penyandian)
    if (!answer) throw new Problem('MINISTRY_NUMBERS_UNREADABLE')
    const lines = linesOf(answer, await ministryColumns(db))
    const [certificates, owners] = await Promise.all([
      certificatesByKey(db, numberKeys(lines.map(({ no_sertifikasi }) => no_sertifikasi))),
      ownersOfNumbers(
        db,
        lines.map(({ no_registrasi }) => no_registrasi),
      ),
    ])
    const byKey = new Map(certificates.map(({ number_key, ...known }) => [number_key, known]))
    const ownerOf = new Map(owners.map(({ id, no_registrasi }) => [no_registrasi, id]))
    const baris = judgeNumbers(
      lines,
      (number) => foundByNumber(byKey, number),
      (number) => ownerOf.get(number),
    )
    return { baris, penyandian: guessedEncoding(answer) ?? null }
  },

  recordMinistryNumbers: (ctx, { baris }) =>
    eachRow(baris, async (line) => {
      const { id } = await recordRegistration(ctx, line)
      return id
    }),
}
