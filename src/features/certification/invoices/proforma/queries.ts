import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Stage } from '../../applications/rules.ts'
import { type InvoiceState, OPEN_INVOICES } from '../state-rules.ts'

/** Returns the stage of a person's own application, and whether it is billed. */
export const ownUnbilled = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('user_trainings')
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.user_training_id', '=', 'user_trainings.id').on('invoices.status', 'in', OPEN_INVOICES),
    )
    .select([
      sql<Stage>`user_trainings.tahap`.as('tahap'),
      sql<InvoiceState | null>`invoices.status`.as('status_invoice'),
    ])
    .where('user_trainings.id', '=', id)
    .where('user_trainings.user_id', '=', userId)
    .executeTakeFirst()
