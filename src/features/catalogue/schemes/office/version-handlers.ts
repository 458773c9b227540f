import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { kindsOfMethods, methodsWithoutKind } from '../method-rules.ts'
import { strayMethods } from '../plan-rules.ts'
import { type Worth, worthSentences } from '../publication-rules.ts'
import type { AskedOfPerson } from '../rules.ts'
import { type schemeOfficeCalls, schemeVersionResource } from './contract.ts'
import { confirmedKinds, updateKindsOfDraft } from './method-kind-queries.ts'
import { categoryKindOf, draftVersionOf, insertCopyOfVersion, lockScheme, nextVersionNumber } from './queries.ts'

/** The columns that the form writes; lists select them, and copies take them along. */
const VERSION_COLUMNS = Object.keys(schemeVersionResource.form.shape)

const versionRows = (join: RawBuilder<unknown>) => sql`select v.id, v.version, v.versi, v.published_at, v.search_text,
  v.tinjau_pada, v.dasar_hukum, v.proposed_by, v.proposed_at, proposer.name as proposed_by_name,
  publisher.name as published_by_name,
  ${sql.join(VERSION_COLUMNS.map((name) => sql.ref(`v.${name}`)))}, schemes.kategori, schemes.versi_terbit, categories.jenis
  from scheme_versions as v ${join} schemes on schemes.id = v.scheme_id
  left join categories on categories.id = schemes.category_id
  left join users as proposer on proposer.id = v.proposed_by left join users as publisher on publisher.id = v.published_by`

export const versions = resourceHandlers(schemeVersionResource, {
  table: 'scheme_versions',
  // PostgreSQL skips a left join from which nothing is selected.
  rows: versionRows(sql`left join`),
  // Only of this join does it begin with the schemes, which an index has in the order of their categories.
  soughtBy: { kategori: versionRows(sql`join`) },
  search: true,
  filters: {
    terbit: (value) => (value ? sql`r.published_at is not null` : sql`r.published_at is null`),
    diusulkan: (value) => sql`(r.proposed_at is not null and r.published_at is null) = ${value}`,
    lewat_tinjau: (value, now) =>
      sql`coalesce(r.versi = r.versi_terbit and r.tinjau_pada < ${dayIn(bodyZone(), now)}, false) = ${value}`,
    terbaru: (value) => (value ? sql`r.versi = r.versi_terbit` : sql`r.versi is distinct from r.versi_terbit`),
  },
  label: ({ name, versi }) => `${name}, versi ${versi}`,
  values: async ({ form: { scheme_id, persyaratan, unit_kompetensi, jenis_metode, ...columns }, db, before }) => {
    if (before?.published_at) throw new Problem('VERSION_PUBLISHED')
    if (before && before.scheme_id !== scheme_id) {
      throw invalidFields({ scheme_id: 'Versi tetap milik skemanya.' })
    }
    if (!before && (await draftVersionOf(db, scheme_id)) !== undefined) {
      throw invalidFields({ scheme_id: 'Skema ini masih punya draf. Selesaikan draf itu dahulu.' })
    }
    const isMaintenance = (await categoryKindOf(db, scheme_id)) === 'pemeliharaan'
    requireFitWorth(columns, isMaintenance)
    requireFitPrerequisites(columns, isMaintenance)
    requireKnownMethods(unit_kompetensi, columns.metode_uji)
    const lists = {
      persyaratan: asJson(persyaratan),
      unit_kompetensi: asJson(unit_kompetensi),
      jenis_metode: asJson(kindsOfMethods(columns.metode_uji, jenis_metode)),
    }
    if (!before) await lockScheme(db, scheme_id)
    // A change takes the proposal back: the second person publishes only what was proposed.
    const born = before
      ? { proposed_by: null, proposed_at: null }
      : { scheme_id, versi: await nextVersionNumber(db, scheme_id) }
    return { ...columns, ...lists, ...born }
  },
  beforeRemove: async (before) => {
    if (before.published_at) throw new Problem('VERSION_PUBLISHED')
  },
})

/** A version as it goes out and into the log. */
export type Version = StoredRecord<typeof schemeVersionResource>

/** Only maintenance activities have hours and points. */
function requireFitWorth(worth: Worth, isMaintenance: boolean): void {
  if (isMaintenance) return
  const errors = worthSentences(
    (field) => worth[field] !== null,
    (label) => `${label} hanya untuk skema pemeliharaan; kosongkan.`,
  )
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/** Activities of maintenance are open to every holder, so nothing that they ask of a person would be looked at. */
function requireFitPrerequisites(asked: AskedOfPerson, isMaintenance: boolean): void {
  if (!isMaintenance) return
  const fields = ['min_pendidikan', 'min_pengalaman_tahun', 'min_dokumen_amdal', 'wajib_atpa'] as const
  const errors = fields
    .filter((field) => asked[field])
    .map((field) => [field, 'Skema pemeliharaan tidak punya prasyarat; kosongkan.'])
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors))
}

function requireKnownMethods(units: Version['unit_kompetensi'], methods: readonly string[]): void {
  const errors = strayMethods(units, methods).map(({ at, metode }) => [
    `unit_kompetensi.${at}.metode`,
    `${metode.join(', ')} tidak ada di antara metode uji.`,
  ])
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors))
}

export const requireVersion = (ctx: Context, id: number): Promise<Version> => versions.getSchemeVersion(ctx, { id })

export const versionLabel = ({ name, versi }: Version): string => `${name}, versi ${versi}`

/** A version that is made or removed with its scheme, or copied, has its own entry in the log. */
export async function recordVersionAudit(db: Db, ctx: Context, action: 'buat' | 'hapus', id: number): Promise<void> {
  const shown = await requireVersion({ ...ctx, db }, id)
  const states = action === 'hapus' ? { before: shown } : { after: shown }
  await recordAudit(db, ctx, { action, noun: 'versi-skema', nounId: id, label: versionLabel(shown), ...states })
}

/** The columns that the next version takes over: those of the form, and the legal reference. */
const COPIED = [...VERSION_COLUMNS, 'dasar_hukum']

export const nextVersionHandlers: Handlers<Pick<typeof schemeOfficeCalls, 'draftNextSchemeVersion'>, Context> = {
  draftNextSchemeVersion: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const from = await requireVersion({ ...ctx, db }, id)
      await lockScheme(db, from.scheme_id)
      const next = await nextVersionNumber(db, from.scheme_id)
      const present = await draftVersionOf(db, from.scheme_id)
      if (present !== undefined) return requireVersion({ ...ctx, db }, present)
      const made = await insertCopyOfVersion(db, { id, versi: next, columns: COPIED })
      const { metode_uji, jenis_metode } = from
      const confirmed = await confirmedKinds(db, methodsWithoutKind(metode_uji, jenis_metode))
      if (confirmed.length > 0) {
        await updateKindsOfDraft(db, made, kindsOfMethods(metode_uji, [...jenis_metode, ...confirmed]))
      }
      await recordVersionAudit(db, ctx, 'buat', made)
      return requireVersion({ ...ctx, db }, made)
    }),
}
