import { sql } from 'kysely'

export const RISK_ROWS = sql`
  select one.id, one.version, one.status, one.judul, one.tingkat_risiko, one.tinjau_pada, one.owner_id, owner.name as owner_name
  from impartiality_risks as one left join users as owner on owner.id = one.owner_id`

export const RISK_RECORD = sql`
  select one.id, one.version, one.status, one.judul, one.sumber, one.pihak_didengar, one.tingkat_risiko, one.penanganan,
    one.owner_id, one.tinjau_pada, one.catatan, one.reviewed_at, one.created_at, owner.name as owner_name, reviewer.name as reviewed_by_name, creator.name as created_by_name
  from impartiality_risks as one left join users as owner on owner.id = one.owner_id
  left join users as reviewer on reviewer.id = one.reviewed_by left join users as creator on creator.id = one.created_by`
