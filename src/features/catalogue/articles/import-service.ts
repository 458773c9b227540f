import type { ImportStore } from '../../platform/import-lists/service.ts'
import { ImportedArticle } from './import-contract.ts'
import { allArticles, countArticles, insertArticle, knownSlugs } from './import-queries.ts'
import { ARTICLE_LIST } from './import-rules.ts'
import { slugOf } from './rules.ts'

const addressOf = ({ slug, title }: ImportedArticle): string => slug ?? slugOf(title)

export const articleImport: ImportStore<ImportedArticle> = {
  list: ARTICLE_LIST,
  form: ImportedArticle,
  keyOf: addressOf,
  known: knownSlugs,
  insert: async (db, { now }, rows) => {
    for (const row of rows) await insertArticle(db, { ...row, slug: addressOf(row) }, now)
  },
  count: countArticles,
  all: allArticles,
}
