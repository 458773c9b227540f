import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

const MOST_OPENINGS = 200

export const insertComment = (
  db: Db,
  {
    id,
    item_id,
    versi,
    user_id,
    at,
    isi,
  }: {
    id: number
    item_id: number
    versi: number
    user_id: number
    at: Date
    isi: Buffer
  },
): Promise<unknown> =>
  sql`insert into item_comments (id, item_id, versi, user_id, at, isi) overriding system value
    values (${id}, ${item_id}, ${versi}, ${user_id}, ${at}, ${isi})`.execute(db)

export const commentsOf = (db: Db, itemId: number) =>
  db
    .selectFrom('item_comments')
    .innerJoin('users', 'users.id', 'item_comments.user_id')
    .select(['item_comments.id', 'item_comments.versi', 'item_comments.at', 'item_comments.isi', 'users.name as nama'])
    .where('item_id', '=', itemId)
    .orderBy('item_comments.id')
    .execute()

export type Way = 'layar' | 'cetak' | 'ekspor' | 'cari'

export const insertOpening = (
  db: Db,
  opening: { user_id: number; at: Date; cara: Way } & ({ item_id: number; versi: number } | { stimulus_id: number }),
): Promise<unknown> => db.insertInto('item_openings').values(opening).execute()

/** Records that somebody fetched the picture of a stimulus, unless a page that shows it was recorded a minute before. */
export const insertPictureOpening = (
  db: Db,
  { stimulus_id, user_id, at }: { stimulus_id: number; user_id: number; at: Date },
): Promise<unknown> =>
  sql`insert into item_openings (stimulus_id, user_id, at, cara) select ${stimulus_id}, ${user_id}, ${at}, 'layar'
    where not exists (select from item_openings where stimulus_id = ${stimulus_id} and user_id = ${user_id}
      and at > ${at}::timestamptz - interval '1 minute')`.execute(db)

const openings = (db: Db) =>
  db
    .selectFrom('item_openings')
    .innerJoin('users', 'users.id', 'item_openings.user_id')
    .select(['item_openings.versi', 'item_openings.at', 'users.name as nama'])
    .select(sql<number>`item_openings.id::int`.as('id'))
    .select(sql<Way>`cara`.as('cara'))
    .orderBy('item_openings.id', 'desc')
    .limit(MOST_OPENINGS)

/** Lists who opened an item lately, the last first. */
export const openingsOfItem = (db: Db, itemId: number) => openings(db).where('item_id', '=', itemId).execute()

export const openingsOfStimulus = (db: Db, id: number) => openings(db).where('stimulus_id', '=', id).execute()
