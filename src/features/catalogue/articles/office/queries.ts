import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { slugOf } from '../rules.ts'

/** Addresses are numbered one at a time. */
const SLUG_LOCK = 7_241_005

/** The title's address, with the first free number where it is taken; other articles keep their old addresses too. */
export async function takeFreeSlug(db: Db, title: string, articleId: number): Promise<string> {
  const base = slugOf(title)
  await sql`select pg_advisory_xact_lock(${SLUG_LOCK})`.execute(db)
  const { rows } = await sql<{ slug: string }>`
    select slug from articles where id <> ${articleId} and (slug = ${base} or slug like ${`${base}-%`})
    union select slug from article_slugs where article_id <> ${articleId} and (slug = ${base} or slug like ${`${base}-%`})`.execute(
    db,
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
