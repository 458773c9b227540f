import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { RichText } from '../../../lib/text/rich-text.ts'

export const ArticleCard = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  /** YYYY-MM-DD, or null when unknown. */
  created_at: z.string().nullable(),
  /** YYYY-MM-DD of the last change of what visitors read. */
  updated_at: z.string(),
})
export type ArticleCard = z.output<typeof ArticleCard>

export const Article = ArticleCard.extend({ content: RichText })
export type Article = z.output<typeof Article>

export const articleCalls = calls({
  listArticles: {
    method: 'GET',
    path: '/blog',
    access: 'public',
    summary: 'Daftar artikel, terbaru dahulu',
    answer: z.array(ArticleCard),
    problems: [],
  },
  getArticle: {
    method: 'GET',
    path: '/blog/detail/{slug}',
    access: 'public',
    summary: 'Satu artikel, juga dengan alamat lamanya; slug yang dijawab selalu yang sekarang',
    payload: z.object({ slug: z.string().min(1).max(200) }),
    answer: Article,
    problems: ['ARTICLE_NOT_FOUND'],
  },
})
