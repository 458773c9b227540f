import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import type { articleCalls } from './contract.ts'
import { publishedArticle, publishedArticles } from './queries.ts'

export const articleHandlers: Handlers<typeof articleCalls, Context> = {
  listArticles: (ctx) => publishedArticles(ctx.reads, ctx.now),

  getArticle: async (ctx, { slug }) => {
    const article = await publishedArticle(ctx.reads, ctx.now, slug)
    if (!article) throw new Problem('ARTICLE_NOT_FOUND')
    return article
  },
}
