import type { z } from 'zod'
import { sendMail } from '../../../documents/mail/mail.ts'
import { mayMail } from '../../../documents/mail/mailbox-limits.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { ScanState } from '../../../ground/storage/uploads/virus-scan.ts'
import { withoutIdentityNumbers } from '../../../lib/identifiers/nik.ts'
import { randomDigits } from '../../../lib/signing/secret.ts'
import { fileRequirements, storedName } from '../../platform/files/rules.ts'
import { keepFile } from '../../platform/files/service.ts'
import { promisedDay, settingsOn } from '../../platform/settings/service.ts'
import { accusedIn } from './accused-rules.ts'
import type { ComplaintReceipt, complaintCalls } from './contract.ts'
import { accusablePeople, certificateIdByNumber, insertInvolvedPeople } from './involvement-queries.ts'
import { recordComplaintAudit, salutationOf, trackingLink } from './notification-service.ts'
import { complaintByTicket, insertComplaint, insertComplaintEntry, insertComplaintFile } from './queries.ts'
import { complaintTargets } from './rules.ts'
import { hashOfPin, newPin, type Reporter, sealReporter } from './sealing-service.ts'

type Given = z.output<typeof complaintCalls.fileComplaint.payload>

const KIND = 'lampiran_pengaduan'

interface AcceptedFile {
  name: string
  type: string
  bytes: Buffer
  scan: ScanState
}

/** Checks and re-encodes files; before the transaction, as it takes its time. */
export async function acceptFiles(ctx: Pick<Context, 'files'>, files: readonly File[]): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = []
  for (const file of files) {
    const { type, bytes, scan } = await ctx.files.accept(
      new Uint8Array(await file.arrayBuffer()),
      fileRequirements(KIND),
    )
    accepted.push({ name: storedName(withoutIdentityNumbers(file.name), KIND, type), type, bytes, scan })
  }
  return accepted
}

/** Files of a complaint belong to no account: only its handlers open them. */
export async function attachFiles(
  db: Db,
  ctx: Context,
  to: { complaint_id: number; entry_id: number | null },
  files: readonly AcceptedFile[],
): Promise<void> {
  for (const file of files) {
    const { id: file_id } = await keepFile(db, ctx, { userId: null, jenis: KIND, ...file })
    await insertComplaintFile(db, { ...to, file_id })
  }
}

const TICKET_DIGITS = 8

/** Nobody learns from one ticket what another is, nor how many complaints there are. */
async function freshTicket(db: Db, { today }: Pick<Context, 'today'>): Promise<string> {
  const no_tiket = `ADU-${today.slice(0, 4)}-${randomDigits(TICKET_DIGITS)}`
  return (await complaintByTicket(db, no_tiket)) ? freshTicket(db, { today }) : no_tiket
}

/** Puts a complaint on the books: ticket, PIN, targets, the accused and the involved; writes to the reporter. */
export async function registerComplaint(
  db: Db,
  ctx: Context,
  given: Given,
  files: readonly AcceptedFile[],
): Promise<ComplaintReceipt> {
  const settings = await settingsOn(db, ctx.today)
  const accused = accusedIn(given.terlapor, await accusablePeople(db))
  const certificate_id = given.no_sertifikasi === '' ? null : await certificateIdByNumber(db, given.no_sertifikasi)
  // Of reporters who hide, not even the account is kept.
  const reporter = given.is_anonim ? null : (ctx.visit.account?.id ?? null)
  const no_tiket = await freshTicket(db, ctx)
  const pin = newPin()
  const pelapor: Reporter = { nama: given.nama, email: given.email, phone: given.phone }
  const { id } = await insertComplaint(db, {
    no_tiket,
    pin_hash: hashOfPin(ctx.keys, no_tiket, pin),
    jenis_pengaduan: given.jenis_pengaduan,
    is_anonim: given.is_anonim,
    pelapor: sealReporter(ctx.keys, no_tiket, pelapor),
    user_id: reporter,
    terlapor: given.terlapor,
    no_sertifikasi: given.no_sertifikasi,
    certificate_id,
    examiner_id: accused.examiner_id,
    tanggal_kejadian: given.tanggal_kejadian,
    uraian: given.uraian,
    created_at: ctx.now,
    ...complaintTargets(ctx.today, settings),
  })
  await insertInvolvedPeople(db, { id, certificate_id, reporter, accused: accused.accounts })
  await insertComplaintEntry(db, {
    complaint_id: id,
    jenis: 'langkah',
    dari_pelapor: true,
    user_id: null,
    ke: 'diterima',
    isi: '',
    at: ctx.now,
  })
  await attachFiles(db, ctx, { complaint_id: id, entry_id: null }, files)
  // Ticket and PIN stand in the answer, too.
  if (await mayMail(db, ctx, 'ticket', given.email)) {
    await sendMail(db, ctx, {
      letter: 'complaintReceived',
      name: salutationOf(given),
      no_tiket,
      pin,
      hari: settings.target_jawab_pengaduan,
      target: await promisedDay(db, ctx.now, 'target_jawab_pengaduan'),
      link: trackingLink(ctx, no_tiket),
      to: given.email,
    })
  }
  await recordComplaintAudit(db, ctx, { id, no_tiket }, 'masuk', 'pelapor')
  return { no_tiket, pin, email: given.email }
}
