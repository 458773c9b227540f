import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZone, type Day, dayIn } from '../../../lib/day.ts'
import type { DesignedKind, DesignPicture } from './rules.ts'

export interface DesignRow extends Record<DesignPicture, string | null> {
  id: number
  teks: Record<string, unknown>
  penandatangan: string
  jabatan: string
}

/** The design in force for what was issued at a moment: never one that was made or changed afterwards. */
export const designAt = (db: Db, kind: DesignedKind, issuedAt: Date): Promise<DesignRow | undefined> =>
  db
    .selectFrom('document_designs')
    .select(['id', 'penandatangan', 'jabatan', 'tanda_tangan', 'stempel', 'latar'])
    .select(sql<Record<string, unknown>>`teks`.as('teks'))
    .where('jenis', '=', kind)
    .where('withdrawn_at', 'is', null)
    .where('berlaku_sejak', '<=', dayIn(bodyZone(), issuedAt))
    .where('changed_at', '<=', issuedAt)
    .orderBy('berlaku_sejak', 'desc')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Every design that counts, as the office lists it. */
export const DESIGNS = sql`
  select design.id, design.version, design.jenis, design.berlaku_sejak, design.teks, design.penandatangan,
    design.jabatan, design.tanda_tangan, design.stempel, design.latar, design.created_at, design.changed_at,
    person.name as created_by_name,
    lead(design.berlaku_sejak) over (partition by design.jenis
      order by design.berlaku_sejak, design.changed_at, design.id) as diganti_sejak
  from document_designs as design join users as person on person.id = design.created_by
  where design.withdrawn_at is null`

/** The planned design of a kind that begins on a day. */
export const plannedFor = (db: Db, kind: DesignedKind, day: Day): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('document_designs')
    .select('id')
    .where('jenis', '=', kind)
    .where('berlaku_sejak', '=', day)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

/** Until the transaction ends, nobody else changes the design. */
export const lockDesign = (db: Db, id: number) =>
  db.selectFrom('document_designs').select('id').where('id', '=', id).forUpdate().execute()

/** Takes a planned design back; the database refuses for one in force. */
export const withdrawDesign = (db: Db, id: number, at: Date) =>
  db
    .updateTable('document_designs')
    .set((set) => ({ withdrawn_at: at, changed_at: at, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
