import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { eachId, eachRow } from '../../../../ground/office-lists/each-row.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields } from '../../../../problems.ts'
import { type articleOfficeCalls, articleResource } from './contract.ts'
import { takeFreeSlug } from './queries.ts'

interface Seen {
  id: number
  version: number
}

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

const publish = (ctx: Context, seen: Seen) =>
  takeRecordTransition(ctx, seen, {
    ...transition,
    action: 'terbitkan',
    change: async (_db, { content }) => {
      if (content === '') throw emptyArticle()
      return { published_at: ctx.now }
    },
  })

const withdraw = (ctx: Context, seen: Seen) =>
  takeRecordTransition(ctx, seen, { ...transition, action: 'tarik', change: async () => ({ published_at: null }) })

/** Refuses to publish what is published, and to withdraw a draft. */
function refuseUnchanged({ published_at }: StoredRecord<typeof articleResource>, terbit: boolean, now: Date): void {
  if (terbit && published_at !== null && new Date(published_at) <= now) throw invalidFields({ data: 'Sudah terbit.' })
  if (!terbit && published_at === null) throw invalidFields({ data: 'Sudah berupa draf.' })
}

export const articleOfficeHandlers: Handlers<typeof articleOfficeCalls, Context> = {
  ...articles,

  publishArticle: publish,

  withdrawArticle: withdraw,

  setArticlePublication: (ctx, { ids, terbit }) =>
    eachId(ids, async (id) => {
      const { version: seen, ...before } = await articles.getOfficeArticle(ctx, { id })
      refuseUnchanged({ version: seen, ...before }, terbit, ctx.now)
      const { version } = await (terbit ? publish : withdraw)(ctx, { id, version: seen })
      return { id, version, published_at: before.published_at }
    }),

  undoArticlePublication: (ctx, { baris }) =>
    eachRow(baris, async ({ published_at, ...seen }) => {
      await takeRecordTransition(ctx, seen, {
        ...transition,
        action: 'urungkan',
        change: async (_db, { content }) => {
          if (content === '' && published_at !== null) throw emptyArticle()
          return { published_at }
        },
      })
      return { id: seen.id }
    }),
}
