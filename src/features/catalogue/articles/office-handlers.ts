import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { officeResource } from '../../../server/office/store.ts'
import { officeStep } from '../../../server/office/transition.ts'
import { type ArticleRecord, type articleOfficeCalls, articleResource } from './office-contract.ts'
import { freeSlug } from './office-queries.ts'

const needsWords = () => new Problem('INVALID', { errors: { content: ['Isi artikel sebelum terbit.'] } })

const articles = officeResource(articleResource, {
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
  label: ({ title }) => String(title),
  values: async ({ slug, ...columns }, { db, before }) => {
    if (columns.published_at !== null && columns.content === '') throw needsWords()
    return { ...columns, slug: slug ?? (await freeSlug(db, columns.title, before?.id ?? 0)) }
  },
})

const readArticle = async (ctx: Context, id: number): Promise<ArticleRecord> =>
  (await articles.getOfficeArticle(ctx, { id })) as ArticleRecord

const step = {
  table: 'articles',
  noun: articleResource.name,
  label: ({ title }: ArticleRecord) => title,
  get: readArticle,
} as const

export const articleOfficeHandlers: Handlers<typeof articleOfficeCalls, Context> = {
  ...articles,

  publishArticle: (ctx, seen) =>
    officeStep(ctx, seen, {
      ...step,
      action: 'terbitkan',
      change: async (_db, { content }) => {
        if (content === '') throw needsWords()
        return { published_at: ctx.now }
      },
    }),

  withdrawArticle: (ctx, seen) =>
    officeStep(ctx, seen, { ...step, action: 'tarik', change: async () => ({ published_at: null }) }),
}
