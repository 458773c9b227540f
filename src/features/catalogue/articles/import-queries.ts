import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

/** Every article, in the order in which they were written. */
export const allArticles = (db: Db) =>
  db.selectFrom('articles').select(['title', 'slug', 'content', 'published_at']).orderBy('id').execute()

export async function countArticles(db: Db): Promise<number> {
  const { count } = await db.selectFrom('articles').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return count
}

/**
 * Returns those of these addresses that lead to an article, former ones too: it may have moved since it was imported.
 */
export async function knownSlugs(db: Db, slugs: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`select slug from articles where slug = any(${slugs})
    union select slug from article_slugs where slug = any(${slugs})`.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}

interface NewArticle {
  title: string
  slug: string
  content: string
  published_at: string | null
}

/** Inserts an article as written when it was published, or now. */
export const insertArticle = (db: Db, { published_at, ...article }: NewArticle, now: Date) => {
  const published = published_at === null ? null : new Date(published_at)
  const created_at = published && published < now ? published : now
  return db
    .insertInto('articles')
    .values({ ...article, published_at: published, created_at })
    .execute()
}
