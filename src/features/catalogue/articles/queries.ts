import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName } from '../../../lib/day.ts'
import type { Article, ArticleCard } from './contract.ts'

const dayOf = (column: 'created_at' | 'updated_at') =>
  sql<string>`to_char(${sql.ref(`articles.${column}`)} at time zone ${bodyZoneName()}, 'YYYY-MM-DD')`.as(column)

/** Articles whose hour of publication has come, newest first. */
export const publishedArticles = (db: Db, now: Date): Promise<ArticleCard[]> =>
  db
    .selectFrom('articles')
    .select(['id', 'slug', 'title', 'image', dayOf('created_at'), dayOf('updated_at')])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Returns an article by its address, or by one that it had before. */
export const publishedArticle = (db: Db, now: Date, slug: string): Promise<Article | undefined> =>
  db
    .selectFrom('articles')
    .select(['id', 'slug', 'title', 'image', 'content', dayOf('created_at'), dayOf('updated_at')])
    .where((article) =>
      article.or([
        article('slug', '=', slug),
        article(
          'id',
          '=',
          article.selectFrom('article_slugs').select('article_id').where('article_slugs.slug', '=', slug),
        ),
      ]),
    )
    .where('published_at', '<=', now)
    .orderBy(sql`slug = ${slug}`, 'desc')
    .executeTakeFirst()

/**
 * Returns those of these addresses that lead to an article, former ones too: it may have moved since it was imported.
 */
export async function knownSlugs(db: Db, slugs: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`select slug from articles where slug = any(${slugs})
    union select slug from article_slugs where slug = any(${slugs})`.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}
