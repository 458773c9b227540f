import { sendMail } from '../../../documents/mail/mail.ts'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { nobody } from '../../../ground/sessions/session.ts'
import { officeTo } from '../../../office-paths.ts'
import { to } from '../../../paths.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import type { ComplaintLetter } from './letters.ts'
import { type ComplaintRow, handlerById } from './queries.ts'
import { openReporter } from './sealing-service.ts'

const NOUN = 'pengaduan'

/** The tracking form with the ticket filled in; a PIN is never part of an address. */
export const trackingLink = ({ appUrl }: Pick<Context, 'appUrl'>, ticket: string): string =>
  `${appUrl}${to.complaints}?tab=lacak&tiket=${ticket}`

/** Returns the name by which a letter addresses the reporter. */
export const salutationOf = ({ is_anonim, nama }: { is_anonim: boolean; nama: string | null }): string =>
  is_anonim || nama === null ? 'Pelapor' : nama

type ToReporter = Exclude<ComplaintLetter, { letter: 'complaintReceived' | 'complaintForHandler' }>
type Words = ToReporter extends infer Kind
  ? Kind extends unknown
    ? Omit<Kind, 'name' | 'no_tiket' | 'link'>
    : never
  : never

/** Writes to the reporter by mail only, also to those who hide. */
export async function notifyReporter(db: Db, ctx: Context, complaint: ComplaintRow, words: Words): Promise<void> {
  const { no_tiket, is_anonim } = complaint
  const { nama, email } = openReporter(ctx.keys, no_tiket, complaint.pelapor)
  const name = salutationOf({ is_anonim, nama })
  await sendMail(db, ctx, { ...words, name, no_tiket, link: trackingLink(ctx, no_tiket), to: email })
}

/** Writes to the handler, unless it is they who did it. */
export async function notifyCaseHandler(
  db: Db,
  ctx: Context,
  { id, no_tiket }: Pick<ComplaintRow, 'id' | 'no_tiket'>,
  handlerId: number | null,
  news: string,
): Promise<void> {
  if (handlerId === null || handlerId === ctx.visit.account?.id) return
  const handler = await handlerById(db, handlerId)
  const path = officeTo.show('pengaduan', id)
  const link = `${ctx.appUrl}${path}`
  await notifyUser(db, ctx, handler, { letter: 'complaintForHandler', name: handler.name, no_tiket, news, link }, path)
}

/** The log learns the ticket and what was done, never who it is about; of a reporter not even the address. */
export const recordComplaintAudit = (
  db: Db,
  ctx: Context,
  { id, no_tiket }: Pick<ComplaintRow, 'id' | 'no_tiket'>,
  action: string,
  who?: 'pelapor',
): Promise<void> => {
  const doer = who === undefined ? ctx : { now: ctx.now, visit: nobody() }
  return recordAudit(db, doer, {
    action,
    noun: NOUN,
    nounId: id,
    label: no_tiket,
    ...(who === undefined ? {} : { who }),
  })
}
