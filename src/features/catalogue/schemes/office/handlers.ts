import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import {
  inOfficeTransaction,
  resourceHandlers,
  type StoredRecord,
} from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import type { AskedOfPerson } from '../rules.ts'
import { draftOfTemplate, SCHEME_TEMPLATES, type SchemeTemplate } from '../template-rules.ts'
import { categoryResource, type schemeOfficeCalls, schemeResource, schemeVersionResource } from './contract.ts'
import {
  categoryKindOf,
  categoryNamed,
  draftVersionOf,
  insertCopyOfVersion,
  insertFirstVersion,
  isSchemeNamed,
  lockScheme,
  lockSchemeTemplates,
  nextVersionNumber,
  versionsOfScheme,
} from './queries.ts'

const inUseProblem = (text: string) => new Problem('IN_USE', { errors: { data: [text] } })

const categories = resourceHandlers(categoryResource, {
  table: 'categories',
  rows: sql`select id, version, name, jenis, search_text from categories`,
  search: true,
  label: ({ name }) => name,
  beforeRemove: async ({ id }, { db }) => {
    const used = await db.selectFrom('schemes').select('id').where('category_id', '=', id).limit(1).executeTakeFirst()
    if (used) throw inUseProblem('Kategori ini masih dipakai skema, jadi belum dapat dihapus.')
  },
})

const schemes = resourceHandlers(schemeResource, {
  table: 'schemes',
  rows: sql`select id, version, category_id, kualifikasi, name_en, name, kategori, versi_terbit, ada_draf, search_text from schemes`,
  record: sql`select id, version, category_id, kualifikasi, name_en, description_en, name, kategori,
    coalesce((select json_agg(json_build_object('id', v.id, 'versi', v.versi, 'name', v.name,
      'published_at', v.published_at) order by v.versi desc)
      from scheme_versions as v where v.scheme_id = schemes.id), '[]') as versi from schemes`,
  search: true,
  label: ({ name }) => name,
  values: ({ form: { category_id, kualifikasi, name_en, description_en } }) => ({
    category_id,
    kualifikasi,
    name_en,
    description_en,
  }),
  afterSave: async ({ form, db, ctx, before, id }) => {
    // A removed scheme comes back by the form of its changes, which has no name.
    if (before || !('name' in form)) return
    const first = await insertFirstVersion(db, id, form.name)
    await recordVersionAudit(db, ctx, 'buat', first)
  },
  beforeRemove: async ({ id }, { db, ctx }) => {
    for (const draft of await versionsOfScheme(db, id)) {
      if (draft.published) throw inUseProblem('Skema ini punya versi yang sudah terbit, jadi tidak dapat dihapus.')
      await recordVersionAudit(db, ctx, 'hapus', draft.id)
      await db.deleteFrom('scheme_versions').where('id', '=', draft.id).execute()
    }
  },
})

/** The columns that the form writes; lists select them, and copies take them along. */
const VERSION_COLUMNS = Object.keys(schemeVersionResource.form.shape)

const versionRows = (join: RawBuilder<unknown>) => sql`select v.id, v.version, v.versi, v.published_at, v.search_text,
  ${sql.join(VERSION_COLUMNS.map((name) => sql.ref(`v.${name}`)))}, schemes.kategori, schemes.versi_terbit, categories.jenis
  from scheme_versions as v ${join} schemes on schemes.id = v.scheme_id
  left join categories on categories.id = schemes.category_id`

const versions = resourceHandlers(schemeVersionResource, {
  table: 'scheme_versions',
  // PostgreSQL skips a left join from which nothing is selected.
  rows: versionRows(sql`left join`),
  // Only of this join does it begin with the schemes, which an index has in the order of their categories.
  soughtBy: { kategori: versionRows(sql`join`) },
  search: true,
  filters: {
    terbit: (value) => (value ? sql`r.published_at is not null` : sql`r.published_at is null`),
    terbaru: (value) => (value ? sql`r.versi = r.versi_terbit` : sql`r.versi is distinct from r.versi_terbit`),
  },
  label: ({ name, versi }) => `${name}, versi ${versi}`,
  values: async ({ form: { scheme_id, persyaratan, unit_kompetensi, ...columns }, db, before }) => {
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
    const lists = { persyaratan: asJson(persyaratan), unit_kompetensi: asJson(unit_kompetensi) }
    if (!before) await lockScheme(db, scheme_id)
    const born = before ? {} : { scheme_id, versi: await nextVersionNumber(db, scheme_id) }
    return { ...columns, ...lists, ...born }
  },
  beforeRemove: async (before) => {
    if (before.published_at) throw new Problem('VERSION_PUBLISHED')
  },
})

type Worth = Pick<Version, 'jenis_kegiatan' | 'jam_pelajaran' | 'poin'>

const WORTH = { jenis_kegiatan: 'Jenis kegiatan', jam_pelajaran: 'Jam pelajaran', poin: 'Poin' } as const

/** A sentence for each field of the worth that fits. */
const sentences = (fits: (field: keyof Worth) => boolean, text: (label: string) => string) =>
  Object.fromEntries((Object.keys(WORTH) as (keyof Worth)[]).filter(fits).map((field) => [field, text(WORTH[field])]))

/** Only maintenance activities have hours and points. */
function requireFitWorth(worth: Worth, isMaintenance: boolean): void {
  if (isMaintenance) return
  const errors = sentences(
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

function requireWorth(worth: Worth): void {
  const errors = sentences(
    (field) => worth[field] === null,
    (label) => `${label} wajib diisi sebelum terbit.`,
  )
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

type Version = StoredRecord<typeof schemeVersionResource>

const requireVersion = (ctx: Context, id: number): Promise<Version> => versions.getSchemeVersion(ctx, { id })

const versionLabel = ({ name, versi }: Version): string => `${name}, versi ${versi}`

/** The category that a template belongs to, made where it is missing. */
async function categoryOfTemplate(ctx: Context, { kategori, jenis }: SchemeTemplate): Promise<number> {
  const known = await categoryNamed(ctx.db, kategori)
  if (known) return known.id
  const made = await categories.createCategory(ctx, { name: kategori, jenis })
  return made.id
}

/** A version that is made or removed with its scheme, or copied, has its own entry in the log. */
async function recordVersionAudit(db: Db, ctx: Context, action: 'buat' | 'hapus', id: number): Promise<void> {
  const shown = await requireVersion({ ...ctx, db }, id)
  const states = action === 'hapus' ? { before: shown } : { after: shown }
  await recordAudit(db, ctx, { action, noun: 'versi-skema', nounId: id, label: versionLabel(shown), ...states })
}

export const schemeOfficeHandlers: Handlers<typeof schemeOfficeCalls, Context> = {
  ...categories,
  ...schemes,
  ...versions,

  createSchemeFromTemplate: (ctx, { contoh }) =>
    inOfficeTransaction(ctx, async (db) => {
      const template: SchemeTemplate = SCHEME_TEMPLATES[contoh]
      const { name, kualifikasi } = template
      const within = { ...ctx, db }
      await lockSchemeTemplates(db)
      if (await isSchemeNamed(db, name)) throw new Problem('SCHEME_EXISTS')
      const category_id = await categoryOfTemplate(within, template)
      const scheme = await schemes.createScheme(within, {
        name,
        category_id,
        kualifikasi,
        name_en: '',
        description_en: '',
      })
      const draft = await requireVersion(within, (await draftVersionOf(db, scheme.id)) ?? 0)
      const { version } = draft
      return versions.updateSchemeVersion(within, {
        ...draftOfTemplate(template),
        id: draft.id,
        version,
        scheme_id: scheme.id,
      })
    }),

  publishSchemeVersion: (ctx, asked) =>
    takeRecordTransition<Version>(ctx, asked, {
      table: 'scheme_versions',
      noun: 'versi-skema',
      action: 'terbitkan',
      label: versionLabel,
      get: versions.getSchemeVersion,
      change: async (_db, { published_at, description, registration_fee, jenis, ...worth }) => {
        if (published_at) throw new Problem('VERSION_PUBLISHED')
        if (jenis === 'pemeliharaan') requireWorth(worth)
        if (description === '') throw invalidFields({ description: 'Isi uraian sebelum terbit.' })
        if (registration_fee === null) {
          throw invalidFields({ registration_fee: 'Isi biaya pendaftaran sebelum terbit; 0 bila tanpa biaya.' })
        }
        return { published_at: ctx.now }
      },
    }),

  draftNextSchemeVersion: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const from = await requireVersion({ ...ctx, db }, id)
      await lockScheme(db, from.scheme_id)
      const next = await nextVersionNumber(db, from.scheme_id)
      const present = await draftVersionOf(db, from.scheme_id)
      if (present !== undefined) return requireVersion({ ...ctx, db }, present)
      const made = await insertCopyOfVersion(db, { id, versi: next, columns: VERSION_COLUMNS })
      await recordVersionAudit(db, ctx, 'buat', made)
      return requireVersion({ ...ctx, db }, made)
    }),
}
