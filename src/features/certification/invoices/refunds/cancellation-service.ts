import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { Problem } from '../../../../problems.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { lockStandingInvoice, updateInvoice } from '../queries.ts'
import type { CancelParty } from '../rules.ts'
import { recordInvoiceAudit } from '../service.ts'
import { type CancellationProposal, closeProposal, insertProposal, openProposalOf } from './cancellation-queries.ts'

export { lockInvoice } from '../queries.ts'
export { openProposalOf } from './cancellation-queries.ts'

interface Proposed {
  /** The id of the application, which the caller has locked. */
  id: number
  pihak: CancelParty
  alasan: string
  pengembalian: number
}

/** Proposes to cancel an application for which money came in; throws CANCELLATION_PROPOSED. */
export async function proposeCancellation(db: Db, ctx: Context, { id, ...given }: Proposed): Promise<void> {
  const invoice = await lockStandingInvoice(db, { untuk: 'permohonan', untuk_id: id })
  if (!invoice) throw new Problem('STALE')
  const by = { proposed_by: requireAccount(ctx).id, proposed_at: ctx.now }
  const proposal = { user_training_id: id, invoice_id: invoice.id, ...given, ...by }
  if (!(await insertProposal(db, proposal))) throw new Problem('CANCELLATION_PROPOSED')
  await updateInvoice(db, invoice.id, {})
  await recordInvoiceAudit(db, ctx, invoice, 'usul-pembatalan', { after: given })
}

/** Returns the cancellation of an invoice that waits for a second person; throws NO_CANCELLATION. */
export async function requireProposal(db: Db, invoiceId: number): Promise<CancellationProposal> {
  const proposal = await openProposalOf(db, { invoice_id: invoiceId })
  if (!proposal) throw new Problem('NO_CANCELLATION')
  return proposal
}

/** Returns it for the person who confirms; throws also why the caller cannot be that person. */
export async function requireCancellation(db: Db, ctx: Context, invoiceId: number): Promise<CancellationProposal> {
  const proposal = await requireProposal(db, invoiceId)
  const second = requireAccount(ctx).id
  if (proposal.proposed_by === second) throw new Problem('SECOND_PERSON_OWN')
  await requireSecondPerson(db, ctx, 'pembatalan', { second, first: [proposal.proposed_by] })
  return proposal
}

/** Stores the decision on a proposal; throws NO_CANCELLATION when it waits no longer. */
export async function decideCancellation(
  db: Db,
  ctx: Context,
  invoice: { id: number; nomor: string },
  { user_training_id }: Pick<CancellationProposal, 'user_training_id'>,
  { status, catatan }: { status: 'dikonfirmasi' | 'ditolak'; catatan?: string },
): Promise<void> {
  const decision = { status, decided_by: requireAccount(ctx).id, decided_at: ctx.now, ...(catatan ? { catatan } : {}) }
  if (!(await closeProposal(db, user_training_id, decision))) throw new Problem('NO_CANCELLATION')
  await updateInvoice(db, invoice.id, {})
  const action = status === 'ditolak' ? 'tolak-pembatalan' : 'konfirmasi-pembatalan'
  await recordInvoiceAudit(db, ctx, invoice, action, { after: { status, catatan } })
}

/** Ends the proposal when any other transition is taken: it was about the application as it stood. */
export const dropCancellation = async (db: Db, ctx: Context, applicationId: number): Promise<void> => {
  await closeProposal(db, applicationId, { status: 'gugur', decided_by: null, decided_at: ctx.now })
}
