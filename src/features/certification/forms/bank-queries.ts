import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { WrittenExam } from '../../catalogue/schemes/blueprint-rules.ts'
import type { BankItem } from './assembly-rules.ts'

/** A published version of a scheme with what its written exam consists of. */
export interface BlueprintRow extends WrittenExam {
  id: number
  skema: string
  skema_versi: number
}

const BLUEPRINTS = sql`
  select scheme.id, scheme.name as skema, scheme.versi as skema_versi,
    (select coalesce(jsonb_agg(jsonb_build_object('judul', unit ->> 'judul', 'metode', coalesce(unit -> 'metode', '[]'),
        'kisi', unit -> 'kisi') order by place), '[]')
      from jsonb_array_elements(scheme.unit_kompetensi) with ordinality as each (unit, place)) as unit_kompetensi,
    scheme.jenis_metode, scheme.menit_tulis, scheme.butir_tulis, scheme.poin_tulis, scheme.batas_nilai_tulis,
    scheme.cara_batas, scheme.alasan_batas
  from scheme_versions as scheme`

/** Returns a published version of a scheme. */
export async function blueprintVersion(db: Db, id: number): Promise<BlueprintRow | undefined> {
  const { rows } =
    await sql<BlueprintRow>`${BLUEPRINTS} where scheme.id = ${id} and scheme.published_at is not null`.execute(db)
  return rows[0]
}

/** Lists the published versions whose written exam has items, the newest of each scheme first. */
export async function blueprintVersions(db: Db): Promise<BlueprintRow[]> {
  const { rows } = await sql<BlueprintRow>`${BLUEPRINTS}
    where scheme.published_at is not null and scheme.butir_tulis > 0
    order by scheme.name, scheme.versi desc, scheme.id desc`.execute(db)
  return rows
}

/** The newest version of each item that is released or in use. */
const NEWEST = sql`select distinct on (item_id) id, item_id, versi, unit, tingkat, jenis, stimulus_id, isi
  from item_versions where status in ('dirilis', 'dipakai')`

/** In how many papers and released forms each item stood, in any of its versions. */
const EXPOSURES = sql`
  select shown.item_id, count(distinct paper.id)::int as lembar, count(distinct form.id)::int as naskah
  from exam_form_items as own join item_versions as shown on shown.id = own.item_version_id
  join exam_forms as form on form.id = own.form_id
    and (form.status = 'dirilis' or form.status = 'ditarik'
      and exists (select from exam_form_approvals as given where given.form_id = form.id))
  left join exam_papers as paper on paper.form_id = form.id`

/** An item of the bank with its sealed content, which tells what is like what. */
export interface SealedBankItem extends BankItem {
  versi: number
  isi: Buffer
}

/** Lists what forms of these units can be put together from. */
export async function bankOfUnits(db: Db, units: readonly string[]): Promise<SealedBankItem[]> {
  const { rows } = await sql<SealedBankItem>`
    select own.id as item_version_id, own.item_id, own.versi, own.unit, own.tingkat, own.jenis, own.stimulus_id, own.isi,
      coalesce(seen.lembar, 0) as lembar, coalesce(seen.naskah, 0) as naskah
    from (${NEWEST} and unit = any(${[...units]}::text[]) order by item_id, versi desc) as own
    left join (${EXPOSURES} group by shown.item_id) as seen on seen.item_id = own.item_id
    order by own.item_id`.execute(db)
  return rows
}

export interface CellCount {
  unit: string
  tingkat: BankItem['tingkat']
  tersedia: number
}

/** Counts the released items of the bank by unit and level. */
export async function bankCounts(db: Db): Promise<CellCount[]> {
  const { rows } = await sql<CellCount>`
    select unit, tingkat, count(*)::int as tersedia from (${NEWEST} order by item_id, versi desc) as own
    group by unit, tingkat`.execute(db)
  return rows
}

/** Returns the exposures of some items. */
export async function exposuresOf(db: Db, itemIds: readonly number[]) {
  const { rows } = await sql<{ item_id: number; lembar: number; naskah: number }>`
    ${EXPOSURES} where shown.item_id = any(${[...itemIds]}::int[]) group by shown.item_id`.execute(db)
  return new Map(rows.map(({ item_id, ...seen }) => [item_id, seen]))
}
