import { sql } from 'kysely'
import { makeMonths } from '../src/features/certification/verification/log-queries.ts'
import type { Db } from '../src/ground/database/db.ts'
import { addDays, type Day } from '../src/lib/day.ts'

const DAYS = 330

/** A year in which two of three certificates were checked now and then, and one of six was shown by another site. */
export async function seedVerifications(db: Db, today: Day): Promise<void> {
  await makeMonths(db, new Date(addDays(today, -DAYS)), Math.ceil(DAYS / 28))
  await sql`
    insert into verifications (at, certificate_id, jalur, hasil, jumlah)
    select date_trunc('hour', ${today}::date::timestamptz - make_interval(days => n, hours => id % 9), 'UTC'), id,
      jalur, 'aktif', 1 + (id + n) % 4
    from certificates cross join generate_series(1, ${DAYS}::int, 11) as n
      cross join (values ('nomor', 2), ('program', 5), ('lencana', 6)) as ways (jalur, share)
    where id % 3 > 0 and (id + n) % share = 0 and (jalur <> 'lencana' or id % 6 = 1)`.execute(db)
}
