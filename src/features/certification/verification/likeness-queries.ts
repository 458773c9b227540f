import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

/** A certificate whose number is like a typed one. */
export interface LikeNumber {
  asked: string
  no_sertifikasi: string
}

const MOST = 3
/** The likeness, of 1, that numbers with the same digits need: 'APTA' for 'ATPA' has it, another body's number has not. */
const LEAST = 0.5

/** Finds the certificates that look like each of these numbers, the likest first; at most a few of each. */
export async function likeNumbers(db: Db, asked: readonly string[]): Promise<LikeNumber[]> {
  const like = sql`(number_likeness(asked) collate "C")`
  const digits = sql`(number_digits(asked) collate "C")`
  const { rows } = await sql<LikeNumber>`
    select asked, near.no_sertifikasi from unnest(${[...asked]}::text[]) with ordinality as given(asked, place)
    cross join lateral (
      select no_sertifikasi, max(likeness) as likeness from (
        (select no_sertifikasi, 1.0 as likeness from certificates
          where number_likeness(no_sertifikasi) collate "C" = ${like} limit ${MOST})
        union all
        (select no_sertifikasi, 1.0 from certificates
          where no_registrasi is not null and number_likeness(no_registrasi) collate "C" = ${like} limit ${MOST})
        union all
        (select no_sertifikasi, similarity(number_likeness(no_sertifikasi), number_likeness(asked)) from certificates
          where number_digits(no_sertifikasi) collate "C" = ${digits} order by 2 desc limit ${MOST})
      ) as found where likeness >= ${LEAST} group by no_sertifikasi order by 2 desc, no_sertifikasi limit ${MOST}
    ) as near
    where number_likeness(asked) <> '' order by place, near.likeness desc, near.no_sertifikasi`.execute(db)
  return rows
}
