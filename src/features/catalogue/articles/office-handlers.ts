import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import { invalidFields } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { resourceHandlers, type StoredRecord } from '../../../server/office/resource-handlers.ts'
import { takeRecordTransition } from '../../../server/office/transition.ts'
import { type articleOfficeCalls, articleResource } from './office-contract.ts'
import { takeFreeSlug } from './office-queries.ts'

const emptyArticle = () => invalidFields({ content: 'Isi artikel sebelum terbit.' })

const articles = resourceHandlers(articleResource, {
  table: 'articles',
  rows: sql`select id, version, slug, title, image, published_at, created_at, search_text from articles`,
  record: sql`select articles.*, array(select old.slug from article_slugs as old where old.article_id = articles.id
    order by old.created_at) as slug_lama from articles`,
  search: true,
  filters: {
    keadaan: (value, now) => {
      if (value === 'draf') return sql`r.published_at is null`
      return value === 'terbit' ? sql`r.published_at <= ${now}` : sql`r.published_at > ${now}`
    },
  },
  label: ({ title }) => title,
  values: async ({ form: { slug, ...columns }, db, before }) => {
    if (columns.published_at !== null && columns.content === '') throw emptyArticle()
    return { ...columns, slug: slug ?? (await takeFreeSlug(db, columns.title, before?.id ?? 0)) }
  },
})

const transition = {
  table: 'articles',
  noun: articleResource.name,
  label: ({ title }: StoredRecord<typeof articleResource>) => title,
  get: articles.getOfficeArticle,
} as const

export const articleOfficeHandlers: Handlers<typeof articleOfficeCalls, Context> = {
  ...articles,

  publishArticle: (ctx, seen) =>
    takeRecordTransition(ctx, seen, {
      ...transition,
      action: 'terbitkan',
      change: async (_db, { content }) => {
        if (content === '') throw emptyArticle()
        return { published_at: ctx.now }
      },
    }),

  withdrawArticle: (ctx, seen) =>
    takeRecordTransition(ctx, seen, { ...transition, action: 'tarik', change: async () => ({ published_at: null }) }),
}
