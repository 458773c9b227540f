import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { inOfficeTransaction, resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { draftOfTemplate, SCHEME_TEMPLATES, type SchemeTemplate } from '../template-rules.ts'
import { categoryResource, type schemeOfficeCalls, schemeResource } from './contract.ts'
import { methodKindHandlers } from './method-kind-handlers.ts'
import { publicationHandlers } from './publication-handlers.ts'
import {
  categoryNamed,
  draftVersionOf,
  insertFirstVersion,
  isSchemeNamed,
  lockSchemeTemplates,
  versionsOfScheme,
} from './queries.ts'
import { nextVersionHandlers, recordVersionAudit, requireVersion, versions } from './version-handlers.ts'

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

/** The category that a template belongs to, made where it is missing. */
async function categoryOfTemplate(ctx: Context, { kategori, jenis }: SchemeTemplate): Promise<number> {
  const known = await categoryNamed(ctx.db, kategori)
  if (known) return known.id
  const made = await categories.createCategory(ctx, { name: kategori, jenis })
  return made.id
}

export const schemeOfficeHandlers: Handlers<typeof schemeOfficeCalls, Context> = {
  ...categories,
  ...schemes,
  ...versions,
  ...nextVersionHandlers,
  ...publicationHandlers,
  ...methodKindHandlers,

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
}
