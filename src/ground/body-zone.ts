import { sql } from 'kysely'
import { bodyZone, setBodyZone, type Zone } from '../lib/day.ts'
import type { Db } from './database/db.ts'

/** Lets this process count by the zone of the body's record; answers whether it was another one before. */
export async function followBodyZone(db: Db): Promise<boolean> {
  const row = await db.selectFrom('site_content').select(sql<Zone>`zona_waktu`.as('zona_waktu')).executeTakeFirst()
  const before = bodyZone()
  setBodyZone(row?.zona_waktu ?? 'WIB')
  return bodyZone() !== before
}
