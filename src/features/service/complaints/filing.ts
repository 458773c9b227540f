import type { z } from 'zod'
import { withoutIdentityNumbers } from '../../../lib/nik.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { nextNumber } from '../../../server/database/numbers.ts'
import { sendMail } from '../../../server/mail/mail.ts'
import { acceptedAs, keptName } from '../../platform/files/rules.ts'
import { keepFile } from '../../platform/files/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { accusedBy } from './accused.ts'
import type { ComplaintReceipt, complaintCalls } from './contract.ts'
import { accusable, certificateNumbered, noteInvolved } from './involvement-queries.ts'
import { attachFile, insertComplaint, insertEntry } from './queries.ts'
import { targetsOf } from './rules.ts'
import { hashOfPin, newPin, type Reporter, sealReporter } from './sealing.ts'
import { addressed, noted, trackingLink } from './telling.ts'

type Given = z.output<typeof complaintCalls.fileComplaint.payload>

const KIND = 'lampiran_pengaduan'

interface Accepted {
  name: string
  type: string
  bytes: Buffer
}

/** What may be kept of the files that came; before the transaction, as it takes its time. */
export async function acceptedFiles(ctx: Pick<Context, 'files'>, files: readonly File[]): Promise<Accepted[]> {
  const accepted: Accepted[] = []
  for (const file of files) {
    const { type, bytes } = await ctx.files.accepted(new Uint8Array(await file.arrayBuffer()), acceptedAs(KIND))
    accepted.push({ name: keptName(withoutIdentityNumbers(file.name), KIND, type), type, bytes })
  }
  return accepted
}

/** Files of a complaint are nobody's: only its handlers open them. */
export async function attach(
  db: Db,
  ctx: Context,
  to: { complaint_id: number; entry_id: number | null },
  files: readonly Accepted[],
): Promise<void> {
  for (const file of files) {
    const { id: file_id } = await keepFile(db, ctx, { userId: null, jenis: KIND, ...file })
    await attachFile(db, { ...to, file_id })
  }
}

/** Puts a complaint on the books: number, PIN, targets, accused and who has a part in it; tells the reporter. */
export async function register(
  db: Db,
  ctx: Context,
  given: Given,
  files: readonly Accepted[],
): Promise<ComplaintReceipt> {
  const settings = await settingsOf(db, ctx.today)
  const accused = accusedBy(given.terlapor, await accusable(db))
  const certificate_id = given.no_sertifikasi === '' ? null : await certificateNumbered(db, given.no_sertifikasi)
  // Of who hides, not even the account is kept.
  const reporter = given.is_anonim ? null : (ctx.visit.account?.id ?? null)
  const year = ctx.today.slice(0, 4)
  const no_tiket = `ADU-${year}-${String(await nextNumber(db, 'pengaduan', Number(year))).padStart(4, '0')}`
  const pin = newPin()
  const pelapor: Reporter = { nama: given.nama, email: given.email, phone: given.phone }
  const { id } = await insertComplaint(db, {
    no_tiket,
    pin_hash: hashOfPin(ctx.keys, no_tiket, pin),
    jenis: given.jenis_pengaduan,
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
    ...targetsOf(ctx.today, settings),
  })
  await noteInvolved(db, { id, certificate_id, reporter, accused: accused.accounts })
  await insertEntry(db, {
    complaint_id: id,
    jenis: 'langkah',
    dari_pelapor: true,
    user_id: null,
    ke: 'diterima',
    isi: '',
    at: ctx.now,
  })
  await attach(db, ctx, { complaint_id: id, entry_id: null }, files)
  await sendMail(db, ctx, {
    letter: 'complaintReceived',
    name: addressed(given),
    no_tiket,
    pin,
    hari: settings.target_jawab_pengaduan,
    link: trackingLink(ctx, no_tiket),
    to: given.email,
  })
  await noted(db, ctx, { id, no_tiket }, 'masuk', 'pelapor')
  return { no_tiket, pin, email: given.email }
}
