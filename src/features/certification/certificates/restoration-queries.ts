import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

/** Suspended certificates whose holders have done every task of the suspension, with the moment of the last. */
const RESTORABLE = sql`
  select own.id, (select max((task ->> 'done_at')::timestamptz) from jsonb_array_elements(sanction.tugas) as task) as since
  from sanctions as sanction join certificates as own on own.id = sanction.certificate_id
  where sanction.status = 'dijatuhkan' and sanction.jenis = 'pembekuan' and sanction.tugas <> '[]'
    and own.status = 'dibekukan' and sanction.lifted_at is null
    and not exists (select from jsonb_array_elements(sanction.tugas) as task where task ->> 'done_at' is null)`

/** The SQL condition that the certificate `r` of a list waits to be restored. */
export const IS_RESTORABLE = sql`r.id in (select id from (${RESTORABLE}) as restorable)`

/** How many certificates wait to be restored, and since when the first. */
export async function countRestorable(db: Db): Promise<{ jumlah: number; tertua: Date | null }> {
  const { rows } = await sql<{ jumlah: number; tertua: Date | null }>`
    select count(*)::int as jumlah, min(since) as tertua from (${RESTORABLE}) as restorable`.execute(db)
  return rows[0] ?? { jumlah: 0, tertua: null }
}
