import type { Db } from '../../../ground/database/db.ts'
import type { Venue } from './contract.ts'

export const venues = (db: Db): Promise<Venue[]> =>
  db
    .selectFrom('venues')
    .select(['id', 'name', 'jenis', 'alamat', 'akses_difabel', 'foto', 'kota', 'provinsi'])
    .orderBy('id')
    .execute()
