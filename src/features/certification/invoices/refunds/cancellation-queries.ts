import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { CancelParty } from '../rules.ts'

interface NewProposal {
  user_training_id: number
  invoice_id: number
  pihak: CancelParty
  alasan: string
  /** The whole rupiah that would go back. */
  pengembalian: number
  proposed_by: number
  proposed_at: Date
}

/** Adds a proposal; returns false when one for that application waits already. */
export async function insertProposal(db: Db, proposal: NewProposal): Promise<boolean> {
  const rows = await db
    .insertInto('cancellation_proposals')
    .values(proposal)
    .onConflict((conflict) => conflict.column('user_training_id').where('status', '=', 'diusulkan').doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

const openProposals = (db: Db) =>
  db
    .selectFrom('cancellation_proposals as proposal')
    .innerJoin('users', 'users.id', 'proposal.proposed_by')
    .select([
      'proposal.id',
      'proposal.user_training_id',
      'proposal.alasan',
      'proposal.pengembalian',
      'proposal.proposed_by',
      'proposal.proposed_at',
      'users.name as proposed_by_name',
    ])
    .select(sql<CancelParty>`proposal.pihak`.as('pihak'))
    .where('proposal.status', '=', 'diusulkan')

/** Returns the cancellation that waits for a second person, by its invoice or its application. */
export const openProposalOf = (db: Db, by: { invoice_id: number } | { user_training_id: number }) =>
  'invoice_id' in by
    ? openProposals(db).where('proposal.invoice_id', '=', by.invoice_id).executeTakeFirst()
    : openProposals(db).where('proposal.user_training_id', '=', by.user_training_id).executeTakeFirst()

export type CancellationProposal = NonNullable<Awaited<ReturnType<typeof openProposalOf>>>

interface Decision {
  status: 'dikonfirmasi' | 'ditolak' | 'gugur'
  decided_by: number | null
  decided_at: Date
  catatan?: string
}

/** Decides on a waiting proposal; returns whether there was one. */
export async function closeProposal(db: Db, applicationId: number, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cancellation_proposals')
    .set(decision)
    .where('user_training_id', '=', applicationId)
    .where('status', '=', 'diusulkan')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
